//! The ports.

use super::super::coalescer::{Config as Coalesced, Line, Sectors, Warp};
use super::Config;
pub use signal::port::Ready;

signal::bundle! {
    /// The decision on a warp.
    pub stream Decision {
        /// The number of its distinct lines: 0 to 32.
        unique: u64 = Coalesced::COUNT_BITS,
        /// The request bypasses the L1.
        bypass: bool,
    }
}

signal::ports! {
    rtl super::rtl::ScatterBypass(config: &Config);

    /// Warps that the core has scheduled: 0 to 64; 0 counts as 1.
    in active_warps: u64 = Config::WARP_BITS,
    /// A load of a warp.
    in stream warp: Warp,
    /// Sector address of a lane, its byte address divided by `sector_bytes`; that of an inactive lane means nothing.
    in warp_sector: Sectors = config.coalescer().sector_bits(),
    /// `lines_per_warp` is that of this cycle's `active_warps`.
    out lines_per_warp_valid: bool,
    /// L1 lines for each active warp.
    out lines_per_warp: u64 [when lines_per_warp_valid] = config.quota_bits(),
    /// The decision on a warp.
    out stream decision: Decision,
    /// A line that it touches.
    out stream line: Line = config.coalescer(),
}
