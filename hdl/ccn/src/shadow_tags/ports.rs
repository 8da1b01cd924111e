//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::ShadowTags;

    /// What the block reads in a cycle. A value means something while the `valid` of its group is
    /// true, and fits the width given.
    pub struct In {
        /// The L1 fills a line.
        pub write_valid: bool = write.valid,
        /// Set of the filled line, `log2(sets)` bits.
        pub write_set: u64 = write.set,
        /// Way that it is filled into, `max(1, ceil(log2(ways)))` bits.
        pub write_way: u64 = write.way,
        /// Tag of the filled line, `tag_bits` bits.
        pub write_tag: u64 = write.tag,
        /// The L1 gives lines up: a reservation, a store that evicts, a step of a flush.
        pub invalidate_valid: bool = invalidate.valid,
        /// Set of the lines given up, `log2(sets)` bits.
        pub invalidate_set: u64 = invalidate.set,
        /// Ways given up, `ways` bits, bit w for way w.
        pub invalidate_ways: u64 = invalidate.ways,
        /// The ring asks for a line.
        pub lookup_valid: bool = lookup.valid,
        /// Line address asked for, `address_bits - log2(line_bytes)` bits.
        pub lookup_line: u64 = lookup.line,
    }

    /// What the block answers in a cycle: to the lookup of the cycle before.
    pub struct Out {
        /// There was a lookup in the cycle before.
        pub answer_valid: bool = answer.valid,
        /// The L1 held the line; false unless `answer_valid`.
        pub answer_hit: bool = answer.hit,
        /// Way that held it, `max(1, ceil(log2(ways)))` bits.
        pub answer_way: u64 [when answer_hit] = answer.way,
    }
}
