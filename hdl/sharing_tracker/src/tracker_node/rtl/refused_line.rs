//! The line of a warp that was refused.

use crate::tracker_node::Config;

signal::bundle! {
    /// A load of a warp's line that enters again.
    pub stream RefusedLine(config: &Config) {
        /// Its line address.
        line: u64 = config.l1().line_bits(),
        /// A bit for each sector, sector 0 in bit 0.
        sectors: u64 = config.l1().sectors(),
        /// The line bypasses the L1.
        bypass: bool,
        /// Its identifier.
        id: u64 = config.l1().id_bits(),
    }
}
