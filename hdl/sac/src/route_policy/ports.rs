//! The ports.

use super::Config;

signal::bundle! {
    /// Request to be routed.
    pub bundle Request(config: &Config) {
        /// The chip that asks, below `chips`.
        chip: u64 = config.chip_bits(),
        /// The home chip of the line, below `chips`.
        home: u64 = config.chip_bits(),
        /// The line address.
        line: u64 = config.line_bits(),
    }
}

signal::bundle! {
    /// Where it goes.
    pub bundle Destination(config: &Config) {
        /// The chip that the request goes to.
        chip: u64 = config.chip_bits(),
        /// The slice there.
        slice: u64 = config.slice_bits(),
        /// The set within the slice.
        set: u64 = config.set_bits(),
        /// The tag within the slice: the line-address bits above slice and set.
        tag: u64 = config.tag_bits(),
    }
}

signal::ports! {
    rtl super::rtl::RoutePolicy(config: &Config);

    /// The organisation is SM-side, not memory-side.
    in sm_side: bool,
    /// Request to be routed.
    in request: Request = config,
    /// Where it goes.
    out to: Destination = config,
    /// The request goes to another chip.
    out over_link: bool,
    /// A miss of its slice goes to the home chip's memory, past its slice.
    out miss_over_link: bool,
}
