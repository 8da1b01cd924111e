//! The geometry of a serial divider.
use crate::Illegal;

/// A geometry that hardware can be built from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config {
    dividend_bits: usize,
    divisor_bits: usize,
}

impl Config {
    /// Operands of `dividend_bits` and `divisor_bits` bits, 1..=64 each.
    ///
    /// # Errors
    /// A width outside its range.
    pub fn new(dividend_bits: usize, divisor_bits: usize) -> Result<Config, Illegal> {
        let checked = |figure, bits| Illegal::unless_in(1..=64, "serial_divider", figure, bits);
        Ok(Config {
            dividend_bits: checked("dividend_bits", dividend_bits)?,
            divisor_bits: checked("divisor_bits", divisor_bits)?,
        })
    }

    /// Bits of the dividend and the quotient.
    pub fn dividend_bits(&self) -> usize {
        self.dividend_bits
    }

    /// Width of the divisor.
    pub fn divisor_bits(&self) -> usize {
        self.divisor_bits
    }

    /// Bits of the remainder: those of the narrower operand.
    pub fn remainder_bits(&self) -> usize {
        self.dividend_bits.min(self.divisor_bits)
    }

    /// Cycles from the one in which operands are taken to the first one that offers the result.
    pub fn latency(&self) -> usize {
        self.dividend_bits + 1
    }
}
