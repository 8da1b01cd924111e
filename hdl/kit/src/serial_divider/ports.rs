//! The ports.
use super::Config;
pub use signal::port::Ready;

signal::bundle! {
    /// Operands of the division.
    pub stream Operands(config: Config) {
        /// Unsigned number that is divided.
        dividend: u64 = config.dividend_bits(),
        /// Unsigned; division by 0 gives a quotient of ones.
        divisor: u64 = config.divisor_bits(),
    }
}

signal::bundle! {
    /// Result of the operation.
    pub stream Quotient(config: Config) {
        /// Rounded down.
        quotient: u64 = config.dividend_bits(),
        /// Dividend less quotient times divisor.
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
