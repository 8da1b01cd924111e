//! The valid bits under test.
use crate::valid_bits::ports::{In, Out};
use crate::valid_bits::{Config, model, rtl};
use testbenches::contract::Violation;
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::stimulus::Rng;

testbenches::dut!(Dut, "valid_bits", ValidBits, by_value, unreachable);

testbenches::bins! {
    /// The cases of the rules.
    pub enum Covered {
        set_again: "a bit that was 1 was set",
        cleared: "a bit that was 1 was cleared",
        clear_of_0: "a bit that was 0 was cleared",
        met: "a set and a clear had the same index",
        set_and_clear: "a set and a clear had different indices",
        read_while_set: "a bit was read in the cycle of its set",
        read_while_cleared: "a bit was read in the cycle of its clear",
        first: "the lowest bit was 1",
        last: "the highest bit was 1",
        all_cleared: "all bits were cleared while the one read was 1",
        all_cleared_while_set: "all bits were cleared in the cycle of a set",
    }
}

/// Sets and clears of few indices, and reads of them.
pub struct Stimulus {
    rng: Rng,
    config: Config,
    depth: u64,
    favourite: u64,
    /// Chances of a set and of a clear in 256.
    chances: [u64; 2],
}

impl Stimulus {
    /// The same seed gives the same inputs.
    pub fn new(config: Config, seed: u64) -> Stimulus {
        let depth = config.depth as u64;
        Stimulus { rng: Rng::new(seed), config, depth, favourite: 0, chances: [128; 2] }
    }

    fn index(&mut self) -> u64 {
        match self.rng.below(8) {
            0..3 => self.favourite,
            3 => 0,
            4 => self.depth - 1,
            _ => self.rng.below(self.depth),
        }
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, _: Option<&Out>) -> In {
        if self.rng.chance(1, 32) {
            self.favourite = self.rng.below(self.depth);
            self.chances = [[240, 16], [16, 240], [128, 128]][self.rng.below(3) as usize];
        }
        In {
            set_enable: self.rng.chance(self.chances[0], 256),
            set_index: self.index(),
            clear_enable: self.rng.chance(self.chances[1], 256),
            clear_index: self.index(),
            clear_all: self.config.has_clear_all && self.rng.chance(1, 64),
            read_index: self.index(),
        }
    }
}

/// Counts the bins.
pub struct Monitor {
    bits: Vec<bool>,
}

impl Monitor {
    /// Right after a reset.
    pub fn new(config: Config) -> Monitor {
        Monitor { bits: vec![false; config.depth] }
    }
}

impl testbenches::dut::Monitor for Monitor {
    type In = In;
    type Out = Out;
    type Bins = Covered;

    fn observe(
        &mut self,
        input: &In,
        output: &Out,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        let (sets, clears) = (input.set_enable, input.clear_enable);
        let (set, clear, read) = (input.set_index, input.clear_index, input.read_index);
        let both = sets && clears;
        coverage.hit_when(sets && self.bits[set as usize], Covered::set_again);
        coverage.hit_when(clears && self.bits[clear as usize], Covered::cleared);
        coverage.hit_when(clears && !self.bits[clear as usize], Covered::clear_of_0);
        coverage.hit_when(both && set == clear, Covered::met);
        coverage.hit_when(both && set != clear, Covered::set_and_clear);
        coverage.hit_when(sets && set == read, Covered::read_while_set);
        coverage.hit_when(clears && clear == read && output.is_set, Covered::read_while_cleared);
        let last = self.bits.len() as u64 - 1;
        coverage.hit_when(read == 0 && output.is_set, Covered::first);
        coverage.hit_when(read == last && output.is_set, Covered::last);
        if sets {
            self.bits[set as usize] = true;
        }
        if clears {
            self.bits[clear as usize] = false;
        }
        coverage.hit_when(input.clear_all && output.is_set, Covered::all_cleared);
        coverage.hit_when(input.clear_all && sets, Covered::all_cleared_while_set);
        if input.clear_all {
            self.bits.fill(false);
        }
        Ok(())
    }
}

/// The bins that a geometry has no room for.
fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let mut bins = vec![];
    if config.depth == 1 {
        bins.push((Covered::set_and_clear, "there is one bit"));
    }
    if !config.has_clear_all {
        bins.push((Covered::all_cleared, "there is no `clear_all`"));
        bins.push((Covered::all_cleared_while_set, "there is no `clear_all`"));
    }
    bins.into_iter().map(|(bin, why)| Unreachable::new(bin, why)).collect()
}
