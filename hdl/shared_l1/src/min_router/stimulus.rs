//! Random requests: of all cores for lines of all kinds, now and then of the core that is the home.

use testbenches::stimulus::Rng;

use super::model::MinRouter;
use super::{Config, In, Out, Request};

/// The random environment: any core asks for any line.
pub struct Stimulus {
    config: Config,
    model: MinRouter,
    rng: Rng,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus { config: config.clone(), model: MinRouter::new(config), rng: Rng::new(seed) }
    }

    /// Any line, mostly.
    fn line(&mut self) -> u64 {
        let line_bits = self.config.line_bits();
        let (rng, ones) = (&mut self.rng, u64::MAX >> (64 - line_bits));
        match rng.below(8) {
            0 => 0,
            1 => ones,
            2 => 1 << rng.below(line_bits as u64),
            // Near a multiple of the slices, from below and above.
            3 => {
                let interleave = self.config.interleave_bits();
                let slices = self.config.slices() as u64;
                let group = rng.bits(line_bits) >> interleave;
                let multiple = group / slices * slices;
                let near = multiple.wrapping_add(rng.below(3)).wrapping_sub(1);
                (near << interleave | rng.bits(interleave)) & ones
            }
            _ => rng.bits(line_bits),
        }
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, _last: Option<&Out>) -> In {
        let line = self.line();
        let cores = self.config.cores() as u64;
        let core = match self.rng.below(16) {
            0 => self.model.home_of(line),
            1 => cores - 1,
            _ => self.rng.below(cores),
        };
        In { request: Request { core, line } }
    }
}
