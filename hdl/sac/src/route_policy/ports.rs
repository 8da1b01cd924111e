//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::RoutePolicy;

    /// What the block reads in a cycle.
    pub struct In {
        /// The organisation is SM-side, not memory-side.
        pub sm_side: bool,
        /// The request is an atomic.
        pub request_atomic: bool = request.atomic,
        /// The chip that asks, `max(1, ceil(log2(chips)))` bits, below `chips`.
        pub request_chip: u64 = request.chip,
        /// The home chip of the line, as wide, below `chips`.
        pub request_home: u64 = request.home,
        /// The line address, `address_bits - log2(line_bytes)` bits.
        pub request_line: u64 = request.line,
    }

    /// What it answers in the same cycle.
    pub struct Out {
        /// The chip that the request goes to, as wide as `request_chip`.
        pub to_chip: u64 = to.chip,
        /// The slice there, `max(1, log2(slices))` bits.
        pub to_slice: u64 = to.slice,
        /// The set within the slice, `max(1, log2(slice sets))` bits.
        pub to_set: u64 = to.set,
        /// The tag within the slice: the line-address bits above slice and set.
        pub to_tag: u64 = to.tag,
        /// The request goes to another chip.
        pub over_link: bool,
        /// A miss goes to the home chip's memory, past its slice.
        pub miss_over_link: bool,
        /// The line's copies in the slices of both chips are given up first.
        pub releases_copies: bool,
    }
}
