//! The geometry of a serial multiplier.
use crate::Illegal;

/// A geometry that hardware can be built from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config {
    a_bits: usize,
    b_bits: usize,
}

impl Config {
    /// Operands of `a_bits` and `b_bits` bits, 1..=64 each.
    ///
    /// # Errors
    /// A width outside its range.
    pub fn new(a_bits: usize, b_bits: usize) -> Result<Config, Illegal> {
        Ok(Config {
            a_bits: Illegal::unless_in(1..=64, "serial_multiplier", "a_bits", a_bits)?,
            b_bits: Illegal::unless_in(1..=64, "serial_multiplier", "b_bits", b_bits)?,
        })
    }

    /// Width of the factor `a`.
    pub fn a_bits(&self) -> usize {
        self.a_bits
    }

    /// Width of the factor `b`, the number of steps.
    pub fn b_bits(&self) -> usize {
        self.b_bits
    }

    /// Width of the product, `a_bits + b_bits`.
    pub fn product_bits(&self) -> usize {
        self.a_bits + self.b_bits
    }

    /// Cycles from the one in which operands are taken to the first one that offers the product.
    pub fn latency(&self) -> usize {
        self.b_bits + 1
    }
}
