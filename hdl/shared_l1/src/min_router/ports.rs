//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::MinRouter;

    /// What the block reads in a cycle.
    pub struct In {
        /// The core that asks, `max(1, ceil(log2(cores)))` bits, below `cores`.
        pub request_core: u64 = request.core,
        /// The line address, `address_bits - log2(line_bytes)` bits.
        pub request_line: u64 = request.line,
    }

    /// What it answers in the same cycle.
    pub struct Out {
        /// The request goes to L2 directly, not to the home.
        pub to_l2: bool,
        /// The home core of the line, as wide as `request_core`.
        pub home: u64,
        /// The L2 slice of the line, `max(1, ceil(log2(slices)))` bits, below the number of slices.
        pub slice: u64,
        /// Hops to the home, wide enough for `columns + rows - 2`.
        pub hops_home: u64,
        /// Hops to the slice, as wide.
        pub hops_l2: u64,
    }
}
