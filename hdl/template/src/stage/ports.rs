//! The ports.

use super::Config;
pub use signal::port::Ready;

signal::bundle! {
    /// What the block holds.
    pub stream Request(config: &Config) {
        /// Line address.
        line: u64 = config.line_bits(),
    }
}

signal::ports! {
    rtl super::rtl::Stage(config: &Config);

    /// What comes.
    in stream request: Request = config,
    /// What leaves.
    out stream forward: Request = config,
    /// Requests that are held.
    out held: u64 = config.count_bits(),
}
