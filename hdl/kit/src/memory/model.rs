//! The golden model of both kinds.
use super::bench::Config;
use super::tests::dut::{In, Out};
use crate::testing::Wide;

/// A map from addresses to words; the answers of the cycle before, for a `Ram`.
pub struct Model<const IS_RAM: bool> {
    words: Vec<Wide>,
    before: Out,
}

impl<const IS_RAM: bool> Model<IS_RAM> {
    /// A memory that nothing was written to.
    pub fn new(config: Config) -> Self {
        Model { words: vec![[0; 8]; config.depth], before: Out::default() }
    }

    fn word(&self, address: u64) -> Wide {
        self.words.get(address as usize).copied().unwrap_or_default()
    }
}

impl<const IS_RAM: bool> testbenches::dut::Model for Model<IS_RAM> {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let now = Out {
            a_valid: input.a_enable,
            a_data: self.word(input.a_address),
            b_valid: input.b_enable,
            b_data: self.word(input.b_address),
            c_valid: input.c_enable,
            c_data: self.word(input.c_address),
        };
        if input.write_enable {
            self.words[input.write_address as usize] = input.write_data;
        }
        let before = std::mem::replace(&mut self.before, now);
        if IS_RAM { before } else { now }
    }
}
