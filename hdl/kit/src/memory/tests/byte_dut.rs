//! The memory written by bytes under test.
use crate::memory::byte_bench as rtl;
use crate::memory::byte_bench::{Config, Read, ReadBack};
pub use crate::memory::byte_bench::{In, Out};
use crate::testing::wide;
use signal::port::Beat;
use std::collections::BTreeMap;
use testbenches::contract::Violation;
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::stimulus::Rng;

testbenches::dut!(ByteRamDut, "byte_ram", ByteRamBench, by_value, unreachable);

testbenches::bins! {
    /// The cases of the rules.
    pub enum Covered {
        every_byte: "a word was written whole",
        some_bytes: "some of a word's bytes were written",
        no_byte: "a write had no byte enabled",
        mixed: "a word was read whose bytes were written in two cycles",
        read_during_write: "a word was read in the cycle of its write",
        read_after_write: "a word was read in the cycle after its write",
        disabled: "a write port without enable showed enabled bytes",
        last_word: "the highest word was read",
        two_words: "the ports read different words",
    }
}

/// The golden model.
mod model {
    pub use super::Model as ByteRamBench;
}

/// A map from the addresses that were written to bytes, the lowest first.
pub struct Model {
    words: BTreeMap<u64, [u8; 128]>,
    bytes: usize,
    answer: Out,
}

fn bytes_of(word: &Beat) -> [u8; 128] {
    std::array::from_fn(|byte| (word[byte / 8] >> (byte % 8 * 8)) as u8)
}

impl Model {
    /// A memory that nothing was written to.
    pub fn new(config: Config) -> Model {
        Model { words: BTreeMap::new(), bytes: config.bytes, answer: Out::default() }
    }

    fn word(&self, address: u64) -> Beat {
        let bytes = self.words.get(&address).copied().unwrap_or([0; 128]);
        std::array::from_fn(|limb| {
            (0..8).map(|byte| u64::from(bytes[8 * limb + byte]) << (8 * byte)).sum()
        })
    }
}

impl testbenches::dut::Model for Model {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let next = Out {
            a: ReadBack { valid: input.a.enable, data: self.word(input.a.address) },
            b: ReadBack { valid: input.b.enable, data: self.word(input.b.address) },
        };
        if input.write_enable {
            let word = self.words.entry(input.write_address).or_insert([0; 128]);
            let data = bytes_of(&input.write_data);
            for byte in (0..self.bytes).filter(|byte| input.write_byte_enable >> byte & 1 == 1) {
                word[byte] = data[byte];
            }
        }
        std::mem::replace(&mut self.answer, next)
    }
}

/// Writes of whole words first, then of bytes; reads of what was written since the reset.
pub struct Stimulus {
    rng: Rng,
    config: Config,
    written: Vec<bool>,
    favourite: u64,
}

impl Stimulus {
    /// The same seed gives the same inputs.
    pub fn new(config: Config, seed: u64) -> Stimulus {
        let written = vec![false; config.depth];
        Stimulus { rng: Rng::new(seed), config, written, favourite: 0 }
    }

    fn address(&mut self) -> u64 {
        let last = self.config.depth as u64 - 1;
        match self.rng.below(8) {
            0..4 => self.favourite,
            4 => last,
            _ => self.rng.between(0, last),
        }
    }

    fn reader(&mut self) -> Read {
        let address = self.address();
        let enable = self.written[address as usize] && self.rng.chance(7, 8);
        Read { enable, address }
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        if last.is_none() {
            self.written.fill(false);
        }
        if self.rng.chance(1, 16) {
            self.favourite = self.rng.below(self.config.depth as u64);
        }
        let (a, b) = (self.reader(), self.reader());
        let (write_address, write_enable) = (self.address(), self.rng.chance(1, 2));
        let every = u128::MAX >> (128 - self.config.bytes);
        let is_first = !self.written[write_address as usize];
        let write_byte_enable = match self.rng.below(8) {
            _ if is_first && write_enable => every,
            0 => every,
            1 => 0,
            2 => 1 << self.rng.below(self.config.bytes as u64),
            _ => self.rng.wide_bits(self.config.bytes),
        };
        self.written[write_address as usize] |= write_enable;
        let write_data = wide(&mut self.rng, 8 * self.config.bytes);
        In { write_enable, write_byte_enable, write_address, write_data, a, b }
    }
}

/// Counts the bins.
pub struct Monitor {
    config: Config,
    before: In,
    /// The words whose last write was of some of their bytes.
    mixed: Vec<bool>,
}

impl Monitor {
    /// Right after a reset.
    pub fn new(config: Config) -> Monitor {
        Monitor { config, before: In::default(), mixed: vec![false; config.depth] }
    }
}

impl testbenches::dut::Monitor for Monitor {
    type In = In;
    type Out = Out;
    type Bins = Covered;

    fn observe(
        &mut self,
        input: &In,
        _: &Out,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        let before = std::mem::replace(&mut self.before, *input);
        let (bytes, every) = (input.write_byte_enable, u128::MAX >> (128 - self.config.bytes));
        let (reads, a) = (input.a.enable, input.a.address);
        let some = bytes != 0 && bytes != every;
        let meets =
            |w: &In| reads && w.write_enable && w.write_byte_enable != 0 && w.write_address == a;
        coverage.hit_when(input.write_enable && bytes == every, Covered::every_byte);
        coverage.hit_when(input.write_enable && some, Covered::some_bytes);
        coverage.hit_when(input.write_enable && bytes == 0, Covered::no_byte);
        coverage.hit_when(reads && self.mixed[a as usize], Covered::mixed);
        coverage.hit_when(meets(input), Covered::read_during_write);
        coverage.hit_when(meets(&before), Covered::read_after_write);
        coverage.hit_when(!input.write_enable && bytes != 0, Covered::disabled);
        coverage.hit_when(reads && a == self.config.depth as u64 - 1, Covered::last_word);
        let both = reads && input.b.enable;
        coverage.hit_when(both && a != input.b.address, Covered::two_words);
        if input.write_enable && bytes != 0 {
            self.mixed[input.write_address as usize] = some;
        }
        Ok(())
    }
}

/// The bins that a geometry has no room for.
fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let bins = [Covered::some_bytes, Covered::mixed];
    let bins = bins.into_iter().filter(|_| config.bytes == 1);
    bins.map(|bin| Unreachable::new(bin, "a word is one byte")).collect()
}
