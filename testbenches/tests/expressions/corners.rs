//! Inputs: corners first, then random ones and mixtures.
use crate::tree::{BITS, WIDEST};
use testbenches::stimulus::Rng;

/// A value for every input.
#[derive(Clone, Debug)]
pub struct Input {
    /// The bit inputs.
    pub bits: Vec<bool>,
    /// The word inputs; number i is i + 1 bits wide.
    pub words: Vec<u128>,
}

/// Draws inputs.
pub struct Corners {
    rng: Rng,
}

impl Corners {
    /// A source that draws from `rng`.
    pub fn new(rng: Rng) -> Corners {
        Corners { rng }
    }

    /// The inputs of `cycle`: in the first two, all bits are equal.
    pub fn next(&mut self, cycle: usize) -> Input {
        let bits = (0..BITS).map(|_| match cycle {
            0 | 1 => cycle == 1,
            _ => self.rng.chance(1, 2),
        });
        let bits = bits.collect();
        let words = (1..=WIDEST).map(|width| {
            let most = (1 << width) - 1;
            match cycle {
                0 => 0,
                1 => most,
                _ => self.value(width, most),
            }
        });
        Input { bits, words: words.collect() }
    }

    fn value(&mut self, width: usize, most: u128) -> u128 {
        let random = u128::from(self.rng.word()) << 64 | u128::from(self.rng.word());
        match self.rng.below(10) {
            0 => 0,
            1 => 1,
            2 => most,
            3 => 1 << (width - 1),
            4 => most >> 1,
            // Amounts and indices that reach into words.
            5 | 6 => (random % 80) & most,
            _ => random & most,
        }
    }
}
