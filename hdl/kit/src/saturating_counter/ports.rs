//! The ports.
use super::Config;

signal::ports! {
    rtl super::rtl::SaturatingCounter(config: Config);

    /// Adds 1.
    in increment: bool,
    /// Subtracts 1.
    in decrement: bool,
    /// Makes the value 0.
    in clear: bool,
    /// Count before the clock edge.
    out value: u64 = config.width(),
}
