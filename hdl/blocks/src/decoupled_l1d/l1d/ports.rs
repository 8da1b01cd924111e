//! The ports, cycle by cycle.

testbenches::ports! {
    /// What the block reads in a cycle. A payload means something while the `valid` of its stream is
    /// true, and fits the width given. `S` is the sectors of a line, `B` the bytes of a sector.
    pub struct In {
        /// The core offers a request.
        pub core_request_valid: bool,
        /// 0 load, 1 store, 2 atomic; 2 bits.
        pub core_request_kind: u64,
        /// An atomic's operation, passed on as it is; 4 bits.
        pub core_request_operation: u64,
        /// Line address, `address_bits - log2(line_bytes)` bits.
        pub core_request_line: u64,
        /// Sectors of the line, `S` bits; exactly one for a store or an atomic.
        pub core_request_sectors: u64,
        /// Bytes of the sector that a store writes, `B` bits; passed on as it is.
        pub core_request_byte_enable: u64,
        /// The sector's new bytes, `8 * B` bits; passed on as it is.
        pub core_request_data: [u64; 8],
        /// A direct request: not to be answered from, or kept in, this cache.
        pub core_request_bypass_l1: bool,
        /// What the answers carry, `id_bits` bits.
        pub core_request_id: u64,
        /// The core takes the reply's beat.
        pub core_reply_ready: bool,
        /// The next level takes the request.
        pub down_request_ready: bool,
        /// The next level offers a beat of a reply.
        pub down_reply_valid: bool,
        /// The `down_request_id` answered, `1 + max(id_bits, entry_bits)` bits.
        pub down_reply_id: u64,
        /// The kind of the request answered, as in `core_request_kind`.
        pub down_reply_kind: u64,
        /// Sector of the line, `max(1, log2(S))` bits; anything for a store.
        pub down_reply_sector: u64,
        /// The sector's bytes, `8 * B` bits; anything for a store.
        pub down_reply_data: [u64; 8],
        /// No other beat of this reply follows.
        pub down_reply_last: bool,
        /// Number of this core, 8 bits: what `down_request_source` says. It does not change.
        pub core_number: u64,
        /// The baseline L1 from the next cycle on.
        pub baseline: bool,
        /// Empty the cache; stands until `flushed`.
        pub flush: bool,
        /// The counter to show, 3 bits.
        pub counter_index: u64,
    }

    /// What the block answers in a cycle.
    pub struct Out {
        /// The request offered is accepted.
        pub core_request_ready: bool,
        /// There was a request in the cycle before.
        pub core_status_valid: bool,
        /// Its identifier, `id_bits` bits.
        pub core_status_id: u64 [when core_status_valid],
        /// 0 `hit`, 1 `hit_pending`, 2 `miss`, 3 `bypass`, 4 `reservation_fail`; 3 bits.
        pub core_status_word: u64 [when core_status_valid],
        /// The request's line has a tag entry after the request.
        pub entry_valid: bool [when core_status_valid],
        /// The entry's RC, `rc_bits` bits.
        pub entry_rc: u64 [when entry_valid],
        /// The entry has a position.
        pub entry_committed: bool [when entry_valid],
        /// Which, `max(1, ceil(log2(D)))` bits.
        pub entry_position: u64 [when entry_committed],
        /// Free_Line of the request's set after it, `ceil(log2(D + 1))` bits.
        pub free_lines: u64 [when core_status_valid],
        /// The gated tag ways, a bit each.
        pub gated_ways: u64,
        /// A beat of a reply is offered to the core.
        pub core_reply_valid: bool,
        /// Identifier of the request answered.
        pub core_reply_id: u64 [when core_reply_valid],
        /// Sector of the line; 0 for a store.
        pub core_reply_sector: u64 [when core_reply_valid],
        /// The sector's bytes; an atomic's old bytes; 0 for a store.
        pub core_reply_data: [u64; 8] [when core_reply_valid],
        /// No other beat of this reply follows.
        pub core_reply_last: bool [when core_reply_valid],
        /// A request is offered to the next level.
        pub down_request_valid: bool,
        /// Its kind, as in `core_request_kind`.
        pub down_request_kind: u64 [when down_request_valid],
        /// The core's `core_request_operation`.
        pub down_request_operation: u64 [when down_request_valid],
        /// Line address.
        pub down_request_line: u64 [when down_request_valid],
        /// Sectors wanted or written: all of them for a miss, else the core's.
        pub down_request_sectors: u64 [when down_request_valid],
        /// The core's `core_request_byte_enable`.
        pub down_request_byte_enable: u64 [when down_request_valid],
        /// The core's `core_request_data`.
        pub down_request_data: [u64; 8] [when down_request_valid],
        /// `core_number`.
        pub down_request_source: u64 [when down_request_valid],
        /// What the reply must carry: top bit set and the core's id for a direct request, else the
        /// number of the MSHR entry.
        pub down_request_id: u64 [when down_request_valid],
        /// The beat offered is accepted.
        pub down_reply_ready: bool,
        /// The flush is done.
        pub flushed: bool,
        /// `core_status` says `hit`.
        pub event_hit: bool,
        /// `core_status` says `hit_pending`.
        pub event_hit_pending: bool,
        /// `core_status` says `miss`.
        pub event_miss: bool,
        /// `core_status` says `bypass`.
        pub event_bypass: bool,
        /// `core_status` says `reservation_fail`.
        pub event_reservation_fail: bool,
        /// A readable line becomes invalid.
        pub event_evict: bool,
        /// Its line address.
        pub evict_line: u64 [when event_evict],
        /// The last beat of a line is written.
        pub event_fill: bool,
        /// The counter that `counter_index` chooses, 32 bits.
        pub counter_value: u64,
    }
}
