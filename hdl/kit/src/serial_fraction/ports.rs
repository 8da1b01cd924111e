//! The ports.
use super::Config;
pub use signal::port::Ready;

signal::bundle! {
    /// What is divided.
    pub stream Operands(config: Config) {
        /// The part.
        part: u64 = config.operand_bits(),
        /// The whole.
        whole: u64 = config.operand_bits(),
    }
}

signal::bundle! {
    /// What comes of it.
    pub stream Fraction(config: Config) {
        /// The fraction.
        fraction: u64 = config.result_bits(),
    }
}

signal::ports! {
    rtl super::rtl::SerialFraction(config: Config);

    /// A part and a whole.
    in stream start: Operands = config,
    /// The fraction.
    out stream result: Fraction = config,
}
