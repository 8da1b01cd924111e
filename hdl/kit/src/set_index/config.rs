//! The geometry of a set index.
use super::IndexFunction;
use crate::Illegal;

const BLOCK: &str = "set_index";

/// A geometry that hardware can be built from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config {
    function: IndexFunction,
    line_bits: usize,
    set_bits: usize,
}

impl Config {
    /// `sets` sets, a power of two in 2..=1024, and line addresses of `line_bits` bits, more than
    /// log2(`sets`) and at most 64. `fermi` needs 32 sets and at least 13 bits.
    ///
    /// # Errors
    /// The first of these rules that does not hold.
    pub fn new(function: IndexFunction, line_bits: usize, sets: usize) -> Result<Config, Illegal> {
        let is_fermi = function == IndexFunction::Fermi;
        if is_fermi && sets != 32 {
            return Err(Illegal::new(BLOCK, "sets", "must be 32 with index \"fermi\"", sets, 32));
        }
        if !sets.is_power_of_two() || !(2..=1024).contains(&sets) {
            let hint = sets.clamp(2, 1024).next_power_of_two();
            let rule = "must be a power of two in 2..=1024";
            return Err(Illegal::new(BLOCK, "sets", rule, sets, hint));
        }
        let set_bits = sets.ilog2() as usize;
        let least = if is_fermi { 13 } else { set_bits + 1 };
        let line_bits = Illegal::unless_in(least..=64, BLOCK, "line_bits", line_bits)?;
        Ok(Config { function, line_bits, set_bits })
    }

    /// How a line address chooses its set.
    pub fn function(&self) -> IndexFunction {
        self.function
    }

    /// Bits of a line address.
    pub fn line_bits(&self) -> usize {
        self.line_bits
    }

    /// Bits of a set number.
    pub fn set_bits(&self) -> usize {
        self.set_bits
    }

    /// Bits of a tag: at least 1.
    pub fn tag_bits(&self) -> usize {
        self.line_bits - self.set_bits
    }
}
