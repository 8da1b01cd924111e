//! The memories under test.
use crate::memory::bench::{Config, In, Out, Read};
use crate::memory::{bench as rtl, model};
use crate::testing::wide;
use signal::index_bits;
use testbenches::contract::Violation;
use testbenches::coverage::Coverage;
use testbenches::stimulus::Rng;

testbenches::dut!(Dut, "memory", MemoryBench, by_value);

testbenches::bins! {
    /// The cases of the rules.
    pub enum Covered {
        read_during_write: "a word was read in the cycle of its write",
        read_after_write: "a word was read in the cycle after its write",
        same_word: "all ports read one word",
        two_words: "two ports read different words",
        first_word: "word 0 was read",
        last_word: "the highest word was read",
        rewritten: "a word was written in two cycles in a row",
        disabled: "a write port without enable showed another word",
    }
}

/// Writes, and reads of what was written since the reset.
pub struct Stimulus {
    rng: Rng,
    config: Config,
    written: Vec<u64>,
    is_written: Vec<bool>,
    before: u64,
}

impl Stimulus {
    /// The same seed gives the same inputs.
    pub fn new(config: Config, seed: u64) -> Stimulus {
        let is_written = vec![false; config.depth];
        Stimulus { rng: Rng::new(seed), config, written: vec![], is_written, before: 0 }
    }

    /// A read of a word that was written; an address without meaning when there is none.
    fn reader(&mut self) -> Read {
        let anywhere = self.rng.bits(index_bits(self.config.depth));
        let recent = self.is_written[self.before as usize] && self.rng.chance(1, 4);
        let address = match (recent, self.rng.pick(&self.written)) {
            (true, _) => Some(self.before),
            (false, address) => address.copied(),
        };
        let enable = address.is_some() && self.rng.chance(3, 4);
        Read { enable, address: address.filter(|_| enable).unwrap_or(anywhere) }
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        let depth = self.config.depth as u64;
        if last.is_none() {
            self.written.clear();
            self.is_written.fill(false);
        }
        let (a, b) = (self.reader(), self.reader());
        let c = if self.rng.chance(1, 4) { a } else { self.reader() };
        let write_enable = self.rng.chance(1, 2);
        let write_address = match self.rng.below(4) {
            0 => self.before,
            1 if a.enable => a.address,
            _ => self.rng.below(depth),
        };
        if write_enable {
            self.before = write_address;
            if !std::mem::replace(&mut self.is_written[write_address as usize], true) {
                self.written.push(write_address);
            }
        }
        let write_data = wide(&mut self.rng, self.config.width);
        In { write_enable, write_address, write_data, a, b, c }
    }
}

/// Counts the bins.
pub struct Monitor {
    config: Config,
    before: In,
}

impl Monitor {
    /// Right after a reset.
    pub fn new(config: Config) -> Monitor {
        Monitor { config, before: In::default() }
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
        let (reads, written) = (input.a.enable, input.write_address);
        let all = reads && input.b.enable && input.c.enable;
        let (a, b, c) = (input.a.address, input.b.address, input.c.address);
        let meets = |write: &In| reads && write.write_enable && a == write.write_address;
        coverage.hit_when(meets(input), Covered::read_during_write);
        coverage.hit_when(meets(&before), Covered::read_after_write);
        coverage.hit_when(all && a == b && b == c, Covered::same_word);
        coverage.hit_when(all && a != b, Covered::two_words);
        coverage.hit_when(reads && a == 0, Covered::first_word);
        coverage.hit_when(reads && a == self.config.depth as u64 - 1, Covered::last_word);
        let again = before.write_enable && before.write_address == written;
        coverage.hit_when(input.write_enable && again, Covered::rewritten);
        coverage.hit_when(!input.write_enable && !again, Covered::disabled);
        Ok(())
    }
}
