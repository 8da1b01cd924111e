//! Random lines: any, those of a single one, and tags whose core bits are about the number of cores.

use testbenches::stimulus::Rng;

use super::{Config, In, Out};

/// The random environment: lines of all kinds.
pub struct Stimulus {
    config: Config,
    rng: Rng,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus { config: config.clone(), rng: Rng::new(seed) }
    }

    /// A line whose low tag bits are a given number, the rest of it at random or 0.
    fn line_of(&mut self, low: u64) -> u64 {
        let (config, rng) = (&self.config, &mut self.rng);
        let high = if rng.chance(1, 2) { rng.bits(config.line_bits()) } else { 0 };
        let tag = (high >> config.core_bits() << config.core_bits()) | low;
        tag << config.set_bits() | rng.bits(config.set_bits())
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, _last: Option<&Out>) -> In {
        let (line_bits, cores) = (self.config.line_bits(), self.config.cores() as u64);
        let ones = u64::MAX >> (64 - line_bits);
        let line = match self.rng.below(8) {
            0 => 0,
            1 => ones,
            2 => 1 << self.rng.below(line_bits as u64),
            3 => self.line_of(cores - 1),
            4 => self.line_of(cores % (1 << self.config.core_bits())),
            5 => {
                let low = self.rng.bits(self.config.core_bits());
                self.line_of(low)
            }
            _ => self.rng.bits(line_bits),
        };
        In { line: line & ones }
    }
}
