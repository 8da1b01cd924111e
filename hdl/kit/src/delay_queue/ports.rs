//! The ports.
use super::Config;
use signal::Payload;
pub use signal::port::Ready;

signal::ports! {
    rtl super::rtl::DelayQueue(config: Config);

    /// Words that enter.
    in stream push: Payload = config.queue().width(),
    /// Words that leave.
    out stream pop: Payload = config.queue().width(),
}
