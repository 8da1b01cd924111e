//! The candidate to replace.

use crate::l1d::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The eligible way with the smallest RC, the lowest of several: a tree of comparisons whose
/// left side always has the lower ways.
#[derive(LogicBlock)]
pub struct LeastUsed {
    kind: Kind,
    /// The ways to choose from, a bit each.
    pub eligible: Wire<In>,
    /// RC of each way.
    pub counts: Vec<Wire<In>>,
    /// The way chosen.
    pub way: Wire<Out>,
    /// Of each node, level by level from the ways on: there is a way under it, its RC, its number.
    any: Vec<Signal<Local, Bit>>,
    least: Vec<Wire<Local>>,
    number: Vec<Wire<Local>>,
    _ways: usize,
}

/// The tree's levels for `ways` leaves, the leaves first: where each begins, and its nodes.
fn levels(ways: usize) -> Vec<(usize, usize)> {
    let mut levels = vec![(0, ways)];
    while let Some(&(start, count)) = levels.last()
        && count > 1
    {
        levels.push((start + count, count.div_ceil(2)));
    }
    levels
}

impl LeastUsed {
    /// The choice among the tag ways of `config`.
    pub fn new(config: &Config) -> LeastUsed {
        let (ways, way, rc) = (config.tag_ways(), config.tag_way_bits(), config.rc_bits());
        let nodes = levels(ways).iter().map(|level| level.1).sum();
        LeastUsed {
            kind: Kind::of::<LeastUsed>(
                "The eligible way with the smallest RC, the lowest of several.",
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
        let levels = levels(self._ways);
        for w in 0..self._ways {
            self.any[w].next = self.eligible.val().bit(w);
            self.least[w].next = self.counts[w].val();
            self.number[w].next = w.into();
        }
        for l in 1..levels.len() {
            let (below, has) = levels[l - 1];
            let (start, count) = levels[l];
            for i in 0..count {
                let (node, left) = (start + i, below + 2 * i);
                self.any[node].next = self.any[left].val();
                self.least[node].next = self.least[left].val();
                self.number[node].next = self.number[left].val();
                // The last node of a level may have one child alone.
                if 2 * i + 1 < has {
                    let is_less = self.least[left + 1].val() < self.least[left].val();
                    if self.any[left + 1].val() {
                        self.any[node].next = true;
                    }
                    if self.any[left + 1].val() && (!self.any[left].val() || is_less) {
                        self.least[node].next = self.least[left + 1].val();
                        self.number[node].next = self.number[left + 1].val();
                    }
                }
            }
        }
        self.way.next = self.number[levels[levels.len() - 1].0].val();
    }
}
