//! The ports, cycle by cycle.

use super::{Config, local, way};
use base::streams::{KIND_BITS, kind};

signal::bundle! {
    /// Loads, stores and atomics of the core.
    pub bundle Request(config: &Config) {
        /// Kind of the request.
        kind: u64 as kind::NAMES = KIND_BITS,
        /// The line address.
        line: u64 = config.line_bits(),
    }
}

signal::ports! {
    rtl super::rtl::RequestClassifier(config: &Config);

    /// Loads, stores and atomics of the core.
    in request: Request = config,
    /// Even sets are to be treated as shared.
    in even_sets_shared: bool,
    /// Odd sets are to be treated as shared.
    in odd_sets_shared: bool,
    /// Number of this core, below `cores`; constant.
    in core_number: u64 = config.core_number_bits(),
    /// Where the request goes.
    out way: u64 as way::NAMES = way::BITS,
    /// Action on the copy in the local L1.
    out local_copy: u64 as local::NAMES = local::BITS,
    /// The home core of the line.
    out home: u64 = config.core_number_bits(),
    /// The L2 slice of the line.
    out slice: u64 = config.slice_bits(),
    /// The line's set is treated as shared.
    out is_shared: bool,
    /// A store or atomic that the store tracker is to count.
    out is_tracked: bool,
}
