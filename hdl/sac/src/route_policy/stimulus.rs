//! Random requests: half of them local, lines of all kinds.

use testbenches::stimulus::Rng;

use super::{Config, In, Out, Request};

/// The random environment: requests of any chip for any line.
pub struct Stimulus {
    config: Config,
    rng: Rng,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus { config: config.clone(), rng: Rng::new(seed) }
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, _last: Option<&Out>) -> In {
        let (config, rng) = (&self.config, &mut self.rng);
        let chips = config.chips() as u64;
        let ones = u64::MAX >> (64 - config.line_bits());
        let chip = rng.below(chips);
        let any_home = rng.below(chips);
        let is_local = rng.chance(1, 2);
        In {
            sm_side: rng.chance(1, 2),
            request: Request {
                chip,
                home: if is_local { chip } else { any_home },
                line: match rng.below(8) {
                    0 => 0,
                    1 => ones,
                    2 | 3 => 1 << rng.below(config.line_bits() as u64),
                    _ => rng.word() & ones,
                },
            },
        }
    }
}
