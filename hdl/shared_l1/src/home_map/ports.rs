//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::HomeMap;

    /// What the block reads in a cycle.
    pub struct In {
        /// The line address, `address_bits - log2(line_bytes)` bits.
        pub line: u64,
    }

    /// What it answers in the same cycle.
    pub struct Out {
        /// The home core, `max(1, ceil(log2(cores)))` bits, below `cores`.
        pub core: u64,
        /// The set of the line in the home core's L1, `log2(sets)` bits.
        pub set_number: u64,
        /// The tag there: the line-address bits above the set index.
        pub tag: u64,
    }
}
