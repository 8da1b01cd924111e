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
    /// Of each node there is a way under it, its RC, its number. The nodes are a heap: under node n
    /// are 2n + 1 and 2n + 2.
    any: Vec<Signal<Local, Bit>>,
    least: Vec<Wire<Local>>,
    number: Vec<Wire<Local>>,
    /// The minimum is that of the right side.
    is_right: Vec<Signal<Local, Bit>>,
    _ways: usize,
}

/// The node of way `way`: the deepest level of a heap has its leftmost leaves.
fn leaf(way: usize, ways: usize) -> usize {
    let deepest = (1 << (2 * ways - 1).ilog2()) - 1;
    let leaf = deepest + way;
    if leaf < 2 * ways - 1 { leaf } else { leaf - ways }
}

impl LeastUsed {
    /// The choice among the tag ways of `config`.
    pub fn new(config: &Config) -> LeastUsed {
        let (ways, way, rc) = (config.tag_ways(), config.tag_way_bits(), config.rc_bits());
        let nodes = 2 * ways - 1;
        LeastUsed {
            kind: Kind::of::<LeastUsed>(
                "The eligible way with the smallest RC, the lowest of several.",
            )
            .named("decoupled_l1d_least_used"),
            eligible: Wire::new(ways),
            counts: vec![Wire::new(rc); ways],
            way: Wire::new(way),
            any: vec![Signal::default(); nodes],
            least: vec![Wire::new(rc); nodes],
            number: vec![Wire::new(way); nodes],
            is_right: vec![Signal::default(); ways - 1],
            _ways: ways,
        }
    }
}

impl Logic for LeastUsed {
    #[kernel]
    fn update(&mut self) {
        let ways = self._ways;
        for w in 0..ways {
            self.any[leaf(w, ways)] = self.eligible.bit(w);
            self.least[leaf(w, ways)] = self.counts[w];
            self.number[leaf(w, ways)] = w.into();
        }
        for n in (0..ways - 1).rev() {
            let (left, right) = (2 * n + 1, 2 * n + 2);
            self.any[n] = self.any[left] || self.any[right];
            self.is_right[n] =
                self.any[right] && (!self.any[left] || (self.least[right] < self.least[left]));
            self.least[n] = self.least[left];
            self.number[n] = self.number[left];
            if self.is_right[n] {
                self.least[n] = self.least[right];
                self.number[n] = self.number[right];
            }
        }
        self.way = self.number[0];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ways under a node, from the left.
    fn under(node: usize, ways: usize) -> Vec<usize> {
        match (0..ways).find(|&way| leaf(way, ways) == node) {
            Some(way) => vec![way],
            None => [under(2 * node + 1, ways), under(2 * node + 2, ways)].concat(),
        }
    }

    #[test]
    fn the_left_side_of_every_node_has_the_lower_ways() {
        for ways in 1..=32 {
            assert!(under(0, ways).into_iter().eq(0..ways), "{ways}");
        }
    }
}
