//! Random cores, slices and flushes as around other clusters, but that cores load what others write; and what the cores
//! retire.

use ccn::ccn_l1::Config as Node;
use testbenches::stimulus::Rng;

use super::{Config, In, Out};
use crate::l1_cluster;

/// The random environment.
pub struct Stimulus<const MOST: usize> {
    around: l1_cluster::Stimulus<MOST>,
    rng: Rng,
    cores: usize,
    /// Instructions that a core retires in a cycle at most; 0 without throttlers.
    most_retired: u64,
    /// Of 16 cycles cores retire something in so many.
    retires: u64,
}

impl<const MOST: usize> Stimulus<MOST> {
    /// An environment for clusters of this configuration; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus<MOST> {
        Stimulus {
            around: l1_cluster::Stimulus::new(config, seed).that_shares(),
            rng: Rng::new(seed ^ 0x5a5a),
            cores: config.cores(),
            most_retired: config.node().throttler().map_or(0, |throttler| throttler.most_retired()),
            retires: 8,
        }
    }

    /// The environment that it has in common with other clusters'.
    pub fn around(&mut self) -> &mut l1_cluster::Stimulus<MOST> {
        &mut self.around
    }
}

impl<const MOST: usize> testbenches::dut::Stimulus for Stimulus<MOST> {
    type In = In<MOST>;
    type Out = Out<MOST>;

    fn next(&mut self, last: Option<&Out<MOST>>) -> In<MOST> {
        let seen = last.map(l1_cluster::ports::Out::from);
        let mut input = In::from(&self.around.next(seen.as_ref()));
        let Stimulus { rng, cores, most_retired, retires, .. } = self;
        if rng.chance(1, 300) {
            *retires = *rng.pick(&[0, 1, 8, 16]).unwrap_or(&8);
        }
        for i in 0..*cores {
            if rng.chance(*retires, 16) {
                input.retired[i] = rng.between(0, *most_retired);
            }
        }
        input.counter_index = rng.bits(Node::COUNTER_INDEX_BITS);
        input
    }
}
