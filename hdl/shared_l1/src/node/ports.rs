//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::SharedL1;

    /// What the block reads in a cycle. A payload means something while the `valid` of its stream is
    /// true, and fits the width given. `S` is the sectors of a line, `B` the bytes of a sector, a core's
    /// number has `max(1, ceil(log2(cores)))` bits.
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
        /// Not to be answered from, or kept in, any L1.
        pub core_request_bypass_l1: bool = core_request.bypass_l1,
        /// What the answers carry, `id_bits` bits.
        pub core_request_id: u64 = core_request.id,
        /// The core takes the reply's beat.
        pub core_reply_ready: bool = core_reply.ready,
        /// The network takes the request to a home.
        pub remote_request_out_ready: bool = remote_request_out.ready,
        /// A request of another core arrives.
        pub remote_in_valid: bool = remote_in.valid,
        /// Its kind, as in `core_request_kind`.
        pub remote_in_kind: u64 = remote_in.kind,
        /// An atomic's operation.
        pub remote_in_operation: u64 = remote_in.operation,
        /// Line address; this core is its home.
        pub remote_in_line: u64 = remote_in.line,
        /// Sectors of the line, as in `core_request_sectors`.
        pub remote_in_sectors: u64 = remote_in.sectors,
        /// Bytes of the sector that a store writes.
        pub remote_in_byte_enable: u64 = remote_in.byte_enable,
        /// The sector's new bytes.
        pub remote_in_data: [u64; 8] = remote_in.data,
        /// Number of the core that asks.
        pub remote_in_source: u64 = remote_in.source,
        /// Its identifier of the request.
        pub remote_in_id: u64 = remote_in.id,
        /// L2 takes the request.
        pub l2_out_ready: bool = l2_out.ready,
        /// L2 offers a beat of a reply.
        pub l2_in_valid: bool = l2_in.valid,
        /// The `l2_out_id` answered.
        pub l2_in_id: u64 = l2_in.id,
        /// The kind of the request answered, as in `core_request_kind`.
        pub l2_in_kind: u64 = l2_in.kind,
        /// Sector of the line, `max(1, log2(S))` bits; anything for a store.
        pub l2_in_sector: u64 = l2_in.sector,
        /// The sector's bytes, `8 * B` bits; anything for a store.
        pub l2_in_data: [u64; 8] = l2_in.data,
        /// No other beat of this reply follows.
        pub l2_in_last: bool = l2_in.last,
        /// The network takes the packet's beat.
        pub remote_out_ready: bool = remote_out.ready,
        /// A beat of a home's packet arrives.
        pub remote_reply_in_valid: bool = remote_reply_in.valid,
        /// Identifier of the request answered; read in a header.
        pub remote_reply_in_id: u64 = remote_reply_in.id,
        /// Sectors of the packet, `S` bits; read in a header.
        pub remote_reply_in_sectors: u64 = remote_reply_in.sectors,
        /// The sector's bytes, `8 * B` bits; read in a sector beat.
        pub remote_reply_in_data: [u64; 8] = remote_reply_in.data,
        /// Number of this core, below `cores`. It does not change.
        pub core_number: u64,
        /// Empty the cache; stands until every node has shown `flushed`.
        pub flush: bool,
        /// The counter to show, 4 bits.
        pub counter_index: u64 = counter.index,
    }

    /// What the block answers in a cycle.
    pub struct Out {
        /// The request offered is accepted.
        pub core_request_ready: bool = core_request.ready,
        /// An own request was accepted in the cycle before.
        pub core_status_valid: bool = core_status.valid,
        /// Its identifier, `id_bits` bits.
        pub core_status_id: u64 [when core_status_valid] = core_status.id,
        /// 0 `hit`, 1 `hit_pending`, 2 `miss`, 3 `bypass`, 4 `reservation_fail`; 3 bits.
        pub core_status_word: u64 [when core_status_valid] = core_status.word,
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
        /// A request to a home is offered to the network.
        pub remote_request_out_valid: bool = remote_request_out.valid,
        /// The home.
        pub remote_request_out_home: u64 [when remote_request_out_valid] = remote_request_out.home,
        /// Its kind.
        pub remote_request_out_kind: u64 [when remote_request_out_valid] = remote_request_out.kind,
        /// An atomic's operation.
        pub remote_request_out_operation: u64 [when remote_request_out_valid]
            = remote_request_out.operation,
        /// Line address.
        pub remote_request_out_line: u64 [when remote_request_out_valid] = remote_request_out.line,
        /// Sectors wanted or written.
        pub remote_request_out_sectors: u64 [when remote_request_out_valid]
            = remote_request_out.sectors,
        /// Bytes of the sector that a store writes.
        pub remote_request_out_byte_enable: u64 [when remote_request_out_valid]
            = remote_request_out.byte_enable,
        /// The sector's new bytes.
        pub remote_request_out_data: [u64; 8] [when remote_request_out_valid]
            = remote_request_out.data,
        /// `core_number`.
        pub remote_request_out_source: u64 [when remote_request_out_valid]
            = remote_request_out.source,
        /// The core's identifier of the request.
        pub remote_request_out_id: u64 [when remote_request_out_valid] = remote_request_out.id,
        /// The remote request offered is accepted.
        pub remote_in_ready: bool = remote_in.ready,
        /// A request is offered to L2.
        pub l2_out_valid: bool = l2_out.valid,
        /// Its kind.
        pub l2_out_kind: u64 [when l2_out_valid] = l2_out.kind,
        /// An atomic's operation.
        pub l2_out_operation: u64 [when l2_out_valid] = l2_out.operation,
        /// Line address.
        pub l2_out_line: u64 [when l2_out_valid] = l2_out.line,
        /// Sectors wanted or written: all of them for a miss.
        pub l2_out_sectors: u64 [when l2_out_valid] = l2_out.sectors,
        /// Bytes of the sector that a store writes.
        pub l2_out_byte_enable: u64 [when l2_out_valid] = l2_out.byte_enable,
        /// The sector's new bytes.
        pub l2_out_data: [u64; 8] [when l2_out_valid] = l2_out.data,
        /// `core_number`, 8 bits.
        pub l2_out_source: u64 [when l2_out_valid] = l2_out.source,
        /// What the reply must carry (R11).
        pub l2_out_id: u64 [when l2_out_valid] = l2_out.id,
        /// The beat of L2 is accepted.
        pub l2_in_ready: bool = l2_in.ready,
        /// A beat of a packet to another core is offered to the network.
        pub remote_out_valid: bool = remote_out.valid,
        /// It is a header.
        pub remote_out_header: bool [when remote_out_valid] = remote_out.header,
        /// The core that the packet goes to.
        pub remote_out_core: u64 [when remote_out_valid] = remote_out.core,
        /// Identifier of its request.
        pub remote_out_id: u64 [when remote_out_valid] = remote_out.id,
        /// Sectors of the packet.
        pub remote_out_sectors: u64 [when remote_out_valid] = remote_out.sectors,
        /// The sector's bytes; 0 in a header.
        pub remote_out_data: [u64; 8] [when remote_out_valid] = remote_out.data,
        /// No beat of this packet follows.
        pub remote_out_last: bool [when remote_out_valid] = remote_out.last,
        /// The packet's beat is accepted.
        pub remote_reply_in_ready: bool = remote_reply_in.ready,
        /// The flush is done.
        pub flushed: bool,
        /// `dyneb`: 0 sampling, 1 execution as private, 2 as shared; 2 bits.
        pub phase: u64,
        /// Even sets are treated as shared.
        pub even_sets_shared: bool,
        /// Odd sets are treated as shared.
        pub odd_sets_shared: bool,
        /// A decision of `dyneb` takes effect in this cycle.
        pub decision_valid: bool,
        /// It is for shared.
        pub decision_shared: bool [when decision_valid],
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
        /// A readable line becomes invalid by a request.
        pub event_evict: bool = event.evict,
        /// Its line address.
        pub evict_line: u64 [when event_evict] = evict.line,
        /// The last beat of a line is written.
        pub event_fill: bool = event.fill,
        /// The counter that `counter_index` chooses, 32 bits.
        pub counter_value: u64 = counter.value,
    }
}
