//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::OwnStoreFilter;

    /// What the block reads in a cycle. A value means something while the `valid` of its group is
    /// true, and fits the width given.
    pub struct In {
        /// A store or an atomic of the core is accepted.
        pub store_valid: bool = store.valid,
        /// Its line address, `address_bits - log2(line_bytes)` bits.
        pub store_line: u64 = store.line,
        /// A load of the core is asked for.
        pub query_valid: bool = query.valid,
        /// Its line address, `address_bits - log2(line_bytes)` bits.
        pub query_line: u64 = query.line,
        /// The last step of a flush: forget every line.
        pub clear: bool,
    }

    /// What the block answers in a cycle: to the query of the cycle before.
    pub struct Out {
        /// There was a query in the cycle before.
        pub answer_valid: bool = answer.valid,
        /// The core may have stored to the line, and the load must go to L2; false unless
        /// `answer_valid`.
        pub answer_filtered: bool = answer.filtered,
    }
}
