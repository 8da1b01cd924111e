//! Coverage bins, and the check that set and tag always name the line.

use testbenches::contract::Violation;
use testbenches::coverage::{Coverage, Unreachable};

use super::{Config, In, Out};
use design::HomeHash;

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        every_core: "each core was the home of a line",
        every_set: "a line lay in each set",
        last_core: "the low tag bits were the number of the last core",
        first_beyond: "the low tag bits were the number of cores",
        last_beyond: "the low tag bits were all ones, and no core has that number",
        of_higher_bits: "tag bits above the lowest chose another core than those alone",
        line_of_zeros: "line 0 was asked for",
        line_of_ones: "the highest line was asked for",
        each_bit_alone: "lines of a single one were asked for, with each bit of the address",
    }
}

/// Counts [`Covered`] and checks what holds of every map.
pub struct Monitor {
    config: Config,
    /// Cores and sets that were seen.
    cores: Vec<bool>,
    sets: Vec<bool>,
    /// Bits of the line address that were seen alone.
    bits: u64,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            config: config.clone(),
            cores: vec![false; config.cores()],
            sets: vec![false; config.sets()],
            bits: 0,
        }
    }

    /// The core that the low tag bits alone would choose.
    fn of_low_bits(&self, tag: u64) -> u64 {
        let low = tag & ((1 << self.config.core_bits()) - 1);
        low % self.config.cores() as u64
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
        let (line, cores) = (input.line, self.config.cores() as u64);
        let Some(core) = self.cores.get_mut(output.core as usize) else {
            let rule = format!("a home must be a core below {cores}; got {}", output.core);
            return Err(Violation::new("R3", rule));
        };
        *core = true;
        let set_bits = self.config.set_bits() as u32;
        let named = self.config.index().line_of(output.set_number as usize, output.tag, set_bits);
        if named != line {
            let rule = format!("set and tag must name line {line:#x}; they name {named:#x}");
            return Err(Violation::new("R4", rule));
        }
        self.sets[output.set_number as usize] = true;
        coverage.hit_when(self.cores.iter().all(|&seen| seen), Covered::every_core);
        coverage.hit_when(self.sets.iter().all(|&seen| seen), Covered::every_set);
        let values = 1 << self.config.core_bits();
        let low = output.tag & (values - 1);
        coverage.hit_when(low == cores - 1, Covered::last_core);
        coverage.hit_when(low == cores, Covered::first_beyond);
        coverage.hit_when(low >= cores && low == values - 1, Covered::last_beyond);
        let of_low = self.of_low_bits(output.tag);
        coverage.hit_when(output.core != of_low, Covered::of_higher_bits);
        let ones = u64::MAX >> (64 - self.config.line_bits());
        coverage.hit_when(line == 0, Covered::line_of_zeros);
        coverage.hit_when(line == ones, Covered::line_of_ones);
        if line.is_power_of_two() {
            self.bits |= line;
        }
        coverage.hit_when(self.bits == ones, Covered::each_bit_alone);
        Ok(())
    }
}

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let mut bins = Vec::new();
    let mut add = |reason: &str, more: &[Covered]| {
        bins.extend(more.iter().map(|&bin| Unreachable::new(bin, reason)));
    };
    if config.cores().is_power_of_two() {
        let beyond = [Covered::first_beyond, Covered::last_beyond];
        add("each value of the core bits is a core", &beyond);
    }
    if config.home_hash() == HomeHash::CoreBits {
        add("the low tag bits choose alone", &[Covered::of_higher_bits]);
    } else if config.cores() == 1 || config.tag_bits() == config.core_bits() {
        add("the low tag bits are all that could choose", &[Covered::of_higher_bits]);
    }
    bins
}
