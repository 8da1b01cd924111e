//! The ports.
use super::Config;
use signal::Payload;
pub use signal::port::Ready;

signal::ports! {
    rtl super::rtl::SkidBuffer(config: Config);

    /// Words that enter.
    in stream push: Payload = config.width(),
    /// Words that leave.
    out stream pop: Payload = config.width(),
}
