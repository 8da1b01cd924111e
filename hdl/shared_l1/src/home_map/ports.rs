//! The ports, cycle by cycle.

use super::Config;

signal::ports! {
    rtl super::rtl::HomeMap(config: &Config);

    /// The line address.
    in line: u64 = config.line_bits(),
    /// The home core, below `cores`.
    out core: u64 = config.core_number_bits(),
    /// The set of the line in the home core's L1.
    out set_number: u64 = config.set_bits(),
    /// The tag there: the line-address bits above the set index.
    out tag: u64 = config.tag_bits(),
}
