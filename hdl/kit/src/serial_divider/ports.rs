//! The ports.
use super::Config;
pub use signal::port::Ready;

signal::bundle! {
    /// What is divided.
    pub stream Operands(config: Config) {
        /// The dividend.
        dividend: u64 = config.dividend_bits(),
        /// The divisor.
        divisor: u64 = config.divisor_bits(),
    }
}

signal::bundle! {
    /// What comes of it.
    pub stream Quotient(config: Config) {
        /// The quotient.
        quotient: u64 = config.dividend_bits(),
        /// The remainder.
        remainder: u64 = config.remainder_bits(),
    }
}

signal::ports! {
    rtl super::rtl::SerialDivider(config: Config);

    /// Operands to divide.
    in stream start: Operands = config,
    /// Their quotient and remainder.
    out stream result: Quotient = config,
}
