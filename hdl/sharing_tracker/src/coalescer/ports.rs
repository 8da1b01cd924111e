//! The ports.

use super::Config;
use signal::port::List;
pub use signal::port::Ready;

/// A sector address for each lane.
pub type Sectors = List<u64, { Config::LANES }>;

signal::bundle! {
    /// A load of a warp, but for the lanes' addresses.
    pub stream Warp {
        /// Its active lanes, bit i for lane i.
        active: u64 = Config::LANES,
    }
}

signal::bundle! {
    /// The number of a warp's lines.
    pub stream Count {
        /// Number of distinct lines: 0 to 32.
        unique: u64 = Config::COUNT_BITS,
    }
}

signal::bundle! {
    /// A line that a warp touches.
    pub stream Line(config: &Config) {
        /// Its line address.
        address: u64 = config.line_bits(),
        /// Its sectors, bit i for sector i.
        sectors: u64 = config.sectors(),
        /// Last line of the warp.
        last: bool,
    }
}

signal::ports! {
    rtl super::rtl::Coalescer(config: &Config);

    /// A load of a warp.
    in stream warp: Warp,
    /// Sector address of a lane, its byte address divided by `sector_bytes`; that of an inactive lane means nothing.
    in warp_sector: Sectors = config.sector_bits(),
    /// The number of a warp's lines.
    out stream count: Count,
    /// Each of them.
    out stream line: Line = config,
}
