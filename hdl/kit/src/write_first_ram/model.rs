//! The golden model.
use super::bench::{Config, In, Out};
use crate::testing::Wide;
use std::collections::HashMap;

/// The words that were written, and the answer to the read of the cycle before.
pub struct WriteFirstRam {
    words: HashMap<u64, Wide>,
    answer: Out,
}

impl WriteFirstRam {
    /// A memory that nothing was written to.
    pub fn new(_: Config) -> WriteFirstRam {
        WriteFirstRam { words: HashMap::new(), answer: Out::default() }
    }
}

impl testbenches::dut::Model for WriteFirstRam {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        // R1: first the write, then the read.
        if input.write_enable {
            self.words.insert(input.write_address, input.write_data);
        }
        let read_data = self.words.get(&input.read_address).copied().unwrap_or_default();
        let next = Out { read_valid: input.read_enable, read_data };
        std::mem::replace(&mut self.answer, next)
    }
}
