//! The ports.
use super::Config;

signal::ports! {
    rtl super::rtl::Lru(config: Config);

    /// A way is used.
    in touch_valid: bool,
    /// The way touched.
    in touch_way: u64 = config.way_bits(),
    /// The ways to choose the victim from, a bit each.
    in eligible: u64 = config.ways(),
    /// The least recently used of them.
    out victim: u64 = config.way_bits(),
    /// There is one.
    out any: bool,
}
