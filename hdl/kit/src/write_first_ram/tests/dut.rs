//! The memory under test.
use crate::testing::wide;
use crate::write_first_ram::bench::{self as rtl, Config, In, Out};
use crate::write_first_ram::model;
use std::collections::BTreeSet;
use testbenches::contract::Violation;
use testbenches::coverage::Coverage;
use testbenches::stimulus::Rng;

testbenches::dut!(Dut, "write_first_ram", WriteFirstRam, by_value);

testbenches::bins! {
    /// The cases of the rules.
    pub enum Covered {
        together: "a word was read in the cycle of its write",
        together_again: "a word was read in the cycle of its write twice in a row",
        after: "a word was read in the cycle after its write",
        before: "a word was written in the cycle after its read",
        another: "a word was read in the cycle of the write of another",
        disabled: "the write port without enable showed the word that was read",
        first_word: "word 0 was read",
        last_word: "the highest word was read",
    }
}

/// Writes, and reads of what was written since the reset.
pub struct Stimulus {
    rng: Rng,
    config: Config,
    written: BTreeSet<u64>,
    favourite: u64,
}

impl Stimulus {
    /// The same seed gives the same inputs.
    pub fn new(config: Config, seed: u64) -> Stimulus {
        Stimulus { rng: Rng::new(seed), config, written: BTreeSet::new(), favourite: 0 }
    }

    fn address(&mut self) -> u64 {
        let last = self.config.depth as u64 - 1;
        match self.rng.below(8) {
            0..4 => self.favourite,
            4 => [0, last][self.rng.below(2) as usize],
            _ => self.rng.between(0, last),
        }
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        if last.is_none() {
            self.written.clear();
        }
        if self.rng.chance(1, 8) {
            self.favourite = self.rng.below(self.config.depth as u64);
        }
        let (write_address, read_address) = (self.address(), self.address());
        let write_enable = self.rng.chance(1, 2);
        if write_enable {
            self.written.insert(write_address);
        }
        In {
            write_enable,
            write_address,
            write_data: wide(&mut self.rng, self.config.width),
            read_enable: self.written.contains(&read_address) && self.rng.chance(7, 8),
            read_address,
        }
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
        let (reads, read) = (input.read_enable, input.read_address);
        let together =
            |i: &In| i.write_enable && i.read_enable && i.write_address == i.read_address;
        coverage.hit_when(together(input), Covered::together);
        let again = together(input) && together(&before) && before.read_address == read;
        coverage.hit_when(again, Covered::together_again);
        let wrote = |i: &In, address| i.write_enable && i.write_address == address;
        let afresh = reads && !wrote(input, read);
        coverage.hit_when(afresh && wrote(&before, read), Covered::after);
        let late = before.read_enable && wrote(input, before.read_address);
        coverage.hit_when(late && !together(&before), Covered::before);
        coverage.hit_when(afresh && input.write_enable, Covered::another);
        let shown = !input.write_enable && input.write_address == read;
        coverage.hit_when(reads && shown, Covered::disabled);
        coverage.hit_when(reads && read == 0, Covered::first_word);
        coverage.hit_when(reads && read == self.config.depth as u64 - 1, Covered::last_word);
        Ok(())
    }
}
