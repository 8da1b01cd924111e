//! Random requests of every kind to lines of all homes, the local one more often than others; the core's
//! number is another after each reset.

use testbenches::stimulus::Rng;

use super::model::RequestClassifier;
use super::{Config, In, Out, Request};

/// The random environment: one core at a time, and its modes.
pub struct Stimulus {
    config: Config,
    model: RequestClassifier,
    rng: Rng,
    core_number: u64,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        let model = RequestClassifier::new(config);
        Stimulus { config: config.clone(), model, rng: Rng::new(seed), core_number: 0 }
    }

    fn line(&mut self) -> u64 {
        let (line_bits, rng) = (self.config.line_bits(), &mut self.rng);
        match rng.below(16) {
            0 => 0,
            1 => u64::MAX >> (64 - line_bits),
            2 => 1 << rng.below(line_bits as u64),
            3 => {
                // Of a few lines one may be local.
                let lines: [u64; 32] = core::array::from_fn(|_| rng.bits(line_bits));
                let local =
                    lines.iter().find(|&&line| self.model.home_of(line) == self.core_number);
                local.copied().unwrap_or(lines[0])
            }
            _ => rng.bits(line_bits),
        }
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        if last.is_none() {
            self.core_number = self.rng.below(self.config.cores() as u64);
        }
        In {
            request: Request { kind: self.rng.below(3), line: self.line() },
            even_sets_shared: self.rng.chance(1, 2),
            odd_sets_shared: self.rng.chance(1, 2),
            core_number: self.core_number,
        }
    }
}
