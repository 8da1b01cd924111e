//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::SharingTracker;

    /// What the block reads in a cycle. A value means something while the `valid` of its stream is
    /// true, and fits the width given.
    pub struct In {
        /// Every entry is to be freed.
        pub flush_valid: bool = flush.valid,
        /// A store or coherent operation passes on its way to L2.
        pub invalidate_valid: bool = invalidate.valid,
        /// Its line address, `address_bits - log2(line_bytes)` bits.
        pub invalidate_line: u64 = invalidate.line,
        /// An L1 no longer holds a line.
        pub remove_valid: bool = remove.valid,
        /// The line's address.
        pub remove_line: u64 = remove.line,
        /// The core of that L1, `max(1, ceil(log2(cores)))` bits.
        pub remove_core: u64 = remove.core,
        /// A load missed its L1.
        pub lookup_valid: bool = lookup.valid,
        /// Its line address.
        pub lookup_line: u64 = lookup.line,
        /// Its core.
        pub lookup_core: u64 = lookup.core,
        /// A sharer is looked for; false for a load that bypasses the L1.
        pub lookup_asks: bool = lookup.asks,
        /// The load will allocate: its core becomes a sharer.
        pub lookup_adds: bool = lookup.adds,
        /// The answer that stands is taken.
        pub answer_ready: bool = answer.ready,
    }

    /// What the block answers in a cycle.
    pub struct Out {
        /// A flush would pass.
        pub flush_ready: bool = flush.ready,
        /// An invalidate would pass.
        pub invalidate_ready: bool = invalidate.ready,
        /// A remove would pass.
        pub remove_ready: bool = remove.ready,
        /// A lookup would pass.
        pub lookup_ready: bool = lookup.ready,
        /// The answer to a request stands.
        pub answer_valid: bool = answer.valid,
        /// Which request, 2 bits: 0 lookup, 1 remove, 2 invalidate, 3 flush.
        pub answer_kind: u64 [when answer_valid] = answer.kind,
        /// Its line address; 0 for a flush.
        pub answer_line: u64 [when answer_valid] = answer.line,
        /// Its core; 0 for an invalidate and a flush.
        pub answer_core: u64 [when answer_valid] = answer.core,
        /// The bank by which it goes on to L2, `max(1, log2(banks))` bits; 0 for a flush.
        pub answer_bank: u64 [when answer_valid] = answer.bank,
        /// A sharer can answer; false unless `answer_valid`.
        pub answer_forward: bool = answer.forward,
        /// That sharer, `max(1, ceil(log2(cores)))` bits.
        pub answer_forward_core: u64 [when answer_forward] = answer.forward_core,
        /// The line's sharers after the request, `cores` bits, bit c for core c.
        pub answer_sharers: u64 [when answer_valid] = answer.sharers,
    }
}
