//! The random environment of every L1, with more lines than there are tag entries, and a mode that changes
//! now and then.

use testbenches::stimulus::Rng;

use super::model::{inner_out, shared};
use super::{Config, In, Out};
use base::stimulus;

/// The random environment.
pub struct Stimulus {
    cache: stimulus::Stimulus,
    rng: Rng,
    baseline: bool,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        let cache = stimulus::Stimulus::with_lines(config.data(), config.tag_ways(), seed);
        Stimulus { cache, rng: Rng::stream(seed, 1), baseline: false }
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        let input = self.cache.next(last.map(inner_out).as_ref());
        // The baseline is rarer, and both last long enough for the tags to fill.
        self.baseline ^= self.rng.chance(1, if self.baseline { 400 } else { 1_500 });
        shared(&input, self.baseline)
    }
}
