//! The ports, cycle by cycle.

use super::{Config, own, way};
use base::streams::{KIND_BITS, kind};

signal::bundle! {
    /// What the core asks for.
    pub bundle Request(config: &Config) {
        /// What is to be done.
        kind: u64 as kind::NAMES = KIND_BITS,
        /// The line address.
        line: u64 = config.line_bits(),
    }
}

// The declaration's own code has a local of the name of one port: the name comes from outside.
macro_rules! ports {
    ($own:ident) => {
        signal::ports! {
            rtl super::rtl::RequestClassifier(config: &Config);

            /// What the core asks for.
            in request: Request = config,
            /// Even sets are to be treated as shared.
            in even_sets_shared: bool,
            /// Odd sets are to be treated as shared.
            in odd_sets_shared: bool,
            /// Number of this core, below `cores`. It does not change.
            in core_number: u64 = config.core_number_bits(),
            /// Where the request goes.
            out way: u64 as way::NAMES = way::BITS,
            /// What happens in the own L1.
            out $own: u64 as own::NAMES = own::BITS,
            /// The home core of the line.
            out home: u64 = config.core_number_bits(),
            /// The L2 slice of the line.
            out slice: u64 = config.slice_bits(),
            /// The line's set is treated as shared.
            out is_shared: bool,
            /// A store or atomic that the store tracker is to count.
            out is_tracked: bool,
        }
    };
}
ports!(own);
