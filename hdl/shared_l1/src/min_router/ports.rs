//! The ports, cycle by cycle.

use super::Config;

signal::bundle! {
    /// Request to be routed.
    pub bundle Request(config: &Config) {
        /// The core that asks, below `cores`.
        core: u64 = config.core_number_bits(),
        /// The line address.
        line: u64 = config.line_bits(),
    }
}

signal::ports! {
    rtl super::rtl::MinRouter(config: &Config);

    /// Request to be routed.
    in request: Request = config,
    /// The request goes to L2 directly, not to the home.
    out to_l2: bool,
    /// The home core of the line.
    out home: u64 = config.core_number_bits(),
    /// The L2 slice of the line, below the number of slices.
    out slice: u64 = config.slice_bits(),
    /// Manhattan distance on the mesh from the core to the home.
    out hops_home: u64 = config.hop_bits(),
    /// Hops to the slice.
    out hops_l2: u64 = config.hop_bits(),
}
