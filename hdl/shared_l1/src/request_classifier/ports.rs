//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::RequestClassifier;

    /// What the block reads in a cycle.
    pub struct In {
        /// 0 load, 1 store, 2 atomic; 2 bits.
        pub request_kind: u64 = request.kind,
        /// The line address, `address_bits - log2(line_bytes)` bits.
        pub request_line: u64 = request.line,
        /// Even sets are to be treated as shared.
        pub even_sets_shared: bool,
        /// Odd sets are to be treated as shared.
        pub odd_sets_shared: bool,
        /// Number of this core, `max(1, ceil(log2(cores)))` bits, below `cores`. It does not change.
        pub core_number: u64,
    }

    /// What it answers in the same cycle.
    pub struct Out {
        /// 0 the own L1, 1 the home core, 2 L2; 2 bits.
        pub way: u64,
        /// What happens in the own L1: 0 nothing, 1 an access, 2 a copy is written, 3 a copy becomes
        /// invalid; 2 bits.
        pub own: u64,
        /// The home core of the line, as wide as `core_number`.
        pub home: u64,
        /// The L2 slice of the line, `max(1, ceil(log2(slices)))` bits.
        pub slice: u64,
        /// The line's set is treated as shared.
        pub is_shared: bool,
        /// A store or atomic that the store tracker is to count.
        pub is_tracked: bool,
    }
}
