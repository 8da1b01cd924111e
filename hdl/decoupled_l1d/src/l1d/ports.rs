//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::DecoupledL1d;

    /// What the block reads in a cycle. A payload means something while the `valid` of its stream is
    /// true, and fits the width given. `S` is the sectors of a line, `B` the bytes of a sector.
    pub struct In {
        /// The core offers a request.
        pub core_request_valid: bool = core_request.valid,
        /// 0 load, 1 store, 2 atomic; 2 bits.
        pub core_request_kind: u64 = core_request.kind,
        /// An atomic's operation, passed on as it is; 4 bits.
        pub core_request_operation: u64 = core_request.operation,
        /// Line address, `address_bits - log2(line_bytes)` bits.
        pub core_request_line: u64 = core_request.line,
        /// Sectors of the line, `S` bits; exactly one for a store or an atomic.
        pub core_request_sectors: u64 = core_request.sectors,
        /// Bytes of the sector that a store writes, `B` bits; passed on as it is.
        pub core_request_byte_enable: u64 = core_request.byte_enable,
        /// The sector's new bytes, `8 * B` bits; passed on as it is.
        pub core_request_data: [u64; 8] = core_request.data,
        /// A direct request: not to be answered from, or kept in, this cache.
        pub core_request_bypass_l1: bool = core_request.bypass_l1,
        /// What the answers carry, `id_bits` bits.
        pub core_request_id: u64 = core_request.id,
        /// The core takes the reply's beat.
        pub core_reply_ready: bool = core_reply.ready,
        /// The next level takes the request.
        pub down_request_ready: bool = down_request.ready,
        /// The next level offers a beat of a reply.
        pub down_reply_valid: bool = down_reply.valid,
        /// The `down_request_id` answered, `1 + max(id_bits, entry_bits)` bits.
        pub down_reply_id: u64 = down_reply.id,
        /// The kind of the request answered, as in `core_request_kind`.
        pub down_reply_kind: u64 = down_reply.kind,
        /// Sector of the line, `max(1, log2(S))` bits; anything for a store.
        pub down_reply_sector: u64 = down_reply.sector,
        /// The sector's bytes, `8 * B` bits; anything for a store.
        pub down_reply_data: [u64; 8] = down_reply.data,
        /// No other beat of this reply follows.
        pub down_reply_last: bool = down_reply.last,
        /// Number of this core, 8 bits: what `down_request_source` says. It does not change.
        pub core_number: u64,
        /// The baseline L1 from the next cycle on.
        pub baseline: bool,
        /// Empty the cache; stands until `flushed`.
        pub flush: bool,
        /// The counter to show, 3 bits.
        pub counter_index: u64 = counter.index,
    }

    /// What the block answers in a cycle.
    pub struct Out {
        /// The request offered is accepted.
        pub core_request_ready: bool = core_request.ready,
        /// There was a request in the cycle before.
        pub core_status_valid: bool = core_status.valid,
        /// Its identifier, `id_bits` bits.
        pub core_status_id: u64 [when core_status_valid] = core_status.id,
        /// 0 `hit`, 1 `hit_pending`, 2 `miss`, 3 `bypass`, 4 `reservation_fail`; 3 bits.
        pub core_status_word: u64 [when core_status_valid] = core_status.word,
        /// The request's line has a tag entry after the request.
        pub entry_valid: bool [when core_status_valid] = entry.valid,
        /// The entry's RC, `rc_bits` bits.
        pub entry_rc: u64 [when entry_valid] = entry.rc,
        /// The entry has a position.
        pub entry_committed: bool [when entry_valid] = entry.committed,
        /// Which, `max(1, ceil(log2(D)))` bits.
        pub entry_position: u64 [when entry_committed] = entry.position,
        /// Free_Line of the request's set after it, `ceil(log2(D + 1))` bits.
        pub free_lines: u64 [when core_status_valid],
        /// The gated tag ways, a bit each.
        pub gated_ways: u64,
        /// A beat of a reply is offered to the core.
        pub core_reply_valid: bool = core_reply.valid,
        /// Identifier of the request answered.
        pub core_reply_id: u64 [when core_reply_valid] = core_reply.id,
        /// Sector of the line; 0 for a store.
        pub core_reply_sector: u64 [when core_reply_valid] = core_reply.sector,
        /// The sector's bytes; an atomic's old bytes; 0 for a store.
        pub core_reply_data: [u64; 8] [when core_reply_valid] = core_reply.data,
        /// No other beat of this reply follows.
        pub core_reply_last: bool [when core_reply_valid] = core_reply.last,
        /// A request is offered to the next level.
        pub down_request_valid: bool = down_request.valid,
        /// Its kind, as in `core_request_kind`.
        pub down_request_kind: u64 [when down_request_valid] = down_request.kind,
        /// The core's `core_request_operation`.
        pub down_request_operation: u64 [when down_request_valid] = down_request.operation,
        /// Line address.
        pub down_request_line: u64 [when down_request_valid] = down_request.line,
        /// Sectors wanted or written: all of them for a miss, else the core's.
        pub down_request_sectors: u64 [when down_request_valid] = down_request.sectors,
        /// The core's `core_request_byte_enable`.
        pub down_request_byte_enable: u64 [when down_request_valid] = down_request.byte_enable,
        /// The core's `core_request_data`.
        pub down_request_data: [u64; 8] [when down_request_valid] = down_request.data,
        /// `core_number`.
        pub down_request_source: u64 [when down_request_valid] = down_request.source,
        /// What the reply must carry: top bit set and the core's id for a direct request, else the
        /// number of the MSHR entry.
        pub down_request_id: u64 [when down_request_valid] = down_request.id,
        /// The beat offered is accepted.
        pub down_reply_ready: bool = down_reply.ready,
        /// The flush is done.
        pub flushed: bool,
        /// `core_status` says `hit`.
        pub event_hit: bool = event.hit,
        /// `core_status` says `hit_pending`.
        pub event_hit_pending: bool = event.hit_pending,
        /// `core_status` says `miss`.
        pub event_miss: bool = event.miss,
        /// `core_status` says `bypass`.
        pub event_bypass: bool = event.bypass,
        /// `core_status` says `reservation_fail`.
        pub event_reservation_fail: bool = event.reservation_fail,
        /// A readable line becomes invalid.
        pub event_evict: bool = event.evict,
        /// Its line address.
        pub evict_line: u64 [when event_evict] = evict.line,
        /// The last beat of a line is written.
        pub event_fill: bool = event.fill,
        /// The counter that `counter_index` chooses, `counter_bits` bits.
        pub counter_value: u64 = counter.value,
    }
}
