//! The candidate to replace.

use crate::decoupled_l1d::l1d::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The way with the smallest RC among those asked for, the lowest of several: a tree of comparisons, node
/// n of nodes 2n and 2n + 1, the ways at the leaves.
#[derive(LogicBlock)]
pub struct LeastUsed {
    kind: Kind,
    /// The ways to choose from, a bit each.
    pub eligible: Wire<In>,
    /// RC of each way.
    pub counts: Vec<Wire<In>>,
    /// The way chosen.
    pub way: Wire<Out>,
    /// Of each node, from 1 on: there is a way under it, its RC, its number.
    any: Vec<Signal<Local, Bit>>,
    least: Vec<Wire<Local>>,
    number: Vec<Wire<Local>>,
    _ways: usize,
}

impl LeastUsed {
    /// The choice among the tag ways of `config`.
    pub fn new(config: &Config) -> LeastUsed {
        let (ways, way, rc) = (config.tag_ways(), config.tag_way_bits(), config.rc_bits());
        let nodes = 2 * ways - 1;
        LeastUsed {
            kind: Kind::of::<LeastUsed>(
                "The way with the smallest RC among those asked for, the lowest of several.",
            )
            .named("decoupled_l1d_least_used"),
            eligible: Wire::new(ways),
            counts: vec![Wire::new(rc); ways],
            way: Wire::new(way),
            any: (0..nodes).map(|_| Signal::default()).collect(),
            least: vec![Wire::new(rc); nodes],
            number: vec![Wire::new(way); nodes],
            _ways: ways,
        }
    }
}

impl Logic for LeastUsed {
    #[kernel]
    fn update(&mut self) {
        let ways = self._ways;
        for w in 0..ways {
            self.any[ways - 1 + w].next = self.eligible.val().bit(w);
            self.least[ways - 1 + w].next = self.counts[w].val();
            self.number[ways - 1 + w].next = w.into();
        }
        for k in 1..ways {
            // Node n, its children at places 2n - 1 and 2n.
            let n = ways - k;
            let (left, right) = (2 * n - 1, 2 * n);
            let is_less = (self.least[right].val() < self.least[left].val())
                || ((self.least[right].val() == self.least[left].val())
                    && (self.number[right].val() < self.number[left].val()));
            let goes_right = self.any[right].val() && (!self.any[left].val() || is_less);
            self.any[n - 1].next = self.any[left].val() || self.any[right].val();
            self.least[n - 1].next = self.least[left].val();
            self.number[n - 1].next = self.number[left].val();
            if goes_right {
                self.least[n - 1].next = self.least[right].val();
                self.number[n - 1].next = self.number[right].val();
            }
        }
        self.way.next = self.number[0].val();
    }
}
