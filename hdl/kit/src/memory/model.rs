//! The golden model of both kinds.
use super::bench::{Config, In, Out, ReadBack};
use crate::testing::Wide;

/// A map from addresses to words; the answers of the cycle before, for a `Ram`.
pub struct MemoryBench {
    is_ram: bool,
    words: Vec<Wide>,
    before: Out,
}

impl MemoryBench {
    /// A memory that nothing was written to.
    pub fn new(config: Config) -> Self {
        let is_ram = config.is_ram;
        MemoryBench { is_ram, words: vec![[0; 8]; config.depth], before: Out::default() }
    }

    fn word(&self, address: u64) -> Wide {
        self.words.get(address as usize).copied().unwrap_or_default()
    }
}

impl testbenches::dut::Model for MemoryBench {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let now = Out {
            a: ReadBack { valid: input.a.enable, data: self.word(input.a.address) },
            b: ReadBack { valid: input.b.enable, data: self.word(input.b.address) },
            c: ReadBack { valid: input.c.enable, data: self.word(input.c.address) },
        };
        if input.write_enable {
            self.words[input.write_address as usize] = input.write_data;
        }
        let before = std::mem::replace(&mut self.before, now);
        if self.is_ram { before } else { now }
    }
}
