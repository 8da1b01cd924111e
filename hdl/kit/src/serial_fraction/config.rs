//! The geometry of a serial fraction.
use crate::Illegal;

/// A geometry that hardware can be built from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config {
    operand_bits: usize,
    fraction_bits: usize,
}

impl Config {
    /// Operands of `operand_bits` bits, 1..=64, and so many bits below the point, 1..=63.
    ///
    /// # Errors
    /// A width outside its range.
    pub fn new(operand_bits: usize, fraction_bits: usize) -> Result<Config, Illegal> {
        let checked =
            |range, figure, bits| Illegal::unless_in(range, "serial_fraction", figure, bits);
        Ok(Config {
            operand_bits: checked(1..=64, "operand_bits", operand_bits)?,
            fraction_bits: checked(1..=63, "fraction_bits", fraction_bits)?,
        })
    }

    /// Bits of the part and of the whole.
    pub fn operand_bits(&self) -> usize {
        self.operand_bits
    }

    /// Bits of the fraction below the point.
    pub fn fraction_bits(&self) -> usize {
        self.fraction_bits
    }

    /// Bits of the fraction: those below the point, and one for 1 itself.
    pub fn result_bits(&self) -> usize {
        self.fraction_bits + 1
    }

    /// Cycles from the one in which operands are taken to the first one that offers the result.
    pub fn latency(&self) -> usize {
        self.result_bits() + 1
    }
}
