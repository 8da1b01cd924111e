//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::Crd;

    /// What the block reads in a cycle. A value means something while `request_valid` is true, and
    /// fits the width given.
    pub struct In {
        /// This chip's partition gets a request.
        pub request_valid: bool = request.valid,
        /// The chip that asks, `max(1, ceil(log2(chips)))` bits, below `chips`.
        pub request_chip: u64 = request.chip,
        /// The line address, `address_bits - log2(line_bytes)` bits.
        pub request_line: u64 = request.line,
        /// The sectors asked for, a bit each, at least one; one bit, true, unless `sectored`.
        pub request_sectors: u64 = request.sectors,
        /// A profile begins: everything is forgotten at the edge.
        pub clear: bool,
    }

    /// What it answers in a cycle.
    pub struct Out {
        /// The cycle before had a sampled request, and no clear.
        pub answer_valid: bool = answer.valid,
        /// It would have hit in the requesting chip's own cache.
        pub answer_hit: bool [when answer_valid] = answer.hit,
        /// Sampled requests since the clear, before this cycle's edge: `counter_bits` bits.
        pub requests: u64,
        /// Those that hit: `counter_bits` bits.
        pub hits: u64,
    }
}
