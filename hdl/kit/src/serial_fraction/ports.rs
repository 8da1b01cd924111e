//! The ports.
use super::Config;
pub use signal::port::Ready;

signal::bundle! {
    /// Operands of the division.
    pub stream Operands(config: Config) {
        /// Numerator; one not below the denominator gives 1.
        part: u64 = config.operand_bits(),
        /// Denominator.
        whole: u64 = config.operand_bits(),
    }
}

signal::bundle! {
    /// Result of the operation.
    pub stream Fraction(config: Config) {
        /// Numerator over denominator, in steps of 2^-n, rounded down.
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
