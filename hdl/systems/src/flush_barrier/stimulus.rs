//! Flushes that are held or dropped early, and nodes that take their time.

use testbenches::stimulus::Rng;

use super::{Config, In, Out};

/// The random environment: who flushes, and the nodes.
pub struct Stimulus {
    nodes: usize,
    rng: Rng,
    flush: bool,
    /// Whether each node shows that it is empty.
    flushed: Vec<bool>,
    /// Of 256 cycles a node needs so many to become empty, on average.
    pace: u64,
    /// Nodes show it for a cycle only.
    forgets: bool,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        let flushed = vec![false; config.nodes()];
        let rng = Rng::new(seed);
        Stimulus { nodes: config.nodes(), rng, flush: false, flushed, pace: 64, forgets: false }
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        let rng = &mut self.rng;
        if rng.chance(1, 100) {
            self.pace = *rng.pick(&[4, 32, 128, 256]).unwrap_or(&64);
            self.forgets = rng.chance(1, 2);
        }
        let is_asked = last.is_some_and(|out| out.node_flush);
        for flushed in &mut self.flushed {
            let is_kept = *flushed && !self.forgets;
            *flushed = is_asked && (is_kept || rng.chance(self.pace, 256));
        }
        self.flush = match (self.flush, last.is_some_and(|out| out.flushed)) {
            (false, _) => rng.chance(1, 6),
            (true, true) => rng.chance(1, 2),
            (true, false) => !rng.chance(1, 40),
        };
        let mut node_flushed = [0; 8];
        for node in (0..self.nodes).filter(|&node| self.flushed[node]) {
            node_flushed[node / 64] |= 1 << (node % 64);
        }
        In { flush: self.flush, node_flushed }
    }
}
