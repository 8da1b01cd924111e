//! The ports, cycle by cycle.

testbenches::ports! {
    /// What the block reads in a cycle. A value means something while the `valid` of its group is
    /// true, and fits the width given.
    pub struct In {
        /// The L1 fills a line.
        pub write_valid: bool,
        /// Set of the filled line, `log2(sets)` bits.
        pub write_set: u64,
        /// Way that it is filled into, `max(1, ceil(log2(ways)))` bits.
        pub write_way: u64,
        /// Tag of the filled line, `tag_bits` bits.
        pub write_tag: u64,
        /// The L1 gives lines up: a reservation, a store that evicts, a step of a flush.
        pub invalidate_valid: bool,
        /// Set of the lines given up, `log2(sets)` bits.
        pub invalidate_set: u64,
        /// Ways given up, `ways` bits, bit w for way w.
        pub invalidate_ways: u64,
        /// The ring asks for a line.
        pub lookup_valid: bool,
        /// Line address asked for, `address_bits - log2(line_bytes)` bits.
        pub lookup_line: u64,
    }

    /// What the block answers in a cycle: to the lookup of the cycle before.
    pub struct Out {
        /// There was a lookup in the cycle before.
        pub answer_valid: bool,
        /// The L1 held the line; false unless `answer_valid`.
        pub answer_hit: bool,
        /// Way that held it, `max(1, ceil(log2(ways)))` bits.
        pub answer_way: u64 [when answer_hit],
    }
}
