//! The tree policy.
use super::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Tree pseudo-LRU: each bit points to the half of its ways that has the victim.
#[derive(LogicBlock)]
pub struct Plru {
    kind: Kind,
    /// A bit a node: 0 points to the lower half.
    pub state: Wire<In>,
    /// The ways to choose from, a bit each.
    pub eligible: Wire<In>,
    /// The way that is used.
    pub way: Wire<In>,
    /// The way to evict.
    pub victim: Wire<Out>,
    /// The state after the use.
    pub next_state: Wire<Out>,
    /// Of node n, at n - 1, as everything below: the used way lies under it.
    is_used: Vec<Signal<Local, Bit>>,
    /// An eligible way lies under the node; the ways themselves follow the nodes.
    any: Vec<Signal<Local, Bit>>,
    /// The walk goes on in the upper half.
    goes_up: Vec<Signal<Local, Bit>>,
    /// The victim under the node, by the bits below it.
    found: Vec<Wire<Local>>,
    _levels: usize,
}

impl Plru {
    /// The tree of `config.ways()` ways, a power of two.
    pub fn new(config: Config) -> Plru {
        let ways = config.ways();
        let levels = ways.ilog2() as usize;
        Plru {
            kind: Kind::of::<Plru>(
                "Tree pseudo-LRU: each bit points to the half of its ways that has the victim.",
            )
            .named("replacement_plru")
            .with("ways", ways),
            state: Wire::new(config.state_bits()),
            eligible: Wire::new(ways),
            way: Wire::new(config.way_bits()),
            victim: Wire::new(config.way_bits()),
            next_state: Wire::new(config.state_bits()),
            is_used: (1..ways).map(|_| Signal::default()).collect(),
            // One way has no tree.
            any: (0..if ways == 1 { 0 } else { 2 * ways - 1 }).map(|_| Signal::default()).collect(),
            goes_up: (1..ways).map(|_| Signal::default()).collect(),
            found: (1..ways).map(|n| Wire::new(levels - n.ilog2() as usize)).collect(),
            _levels: levels,
        }
    }
}

impl Logic for Plru {
    #[kernel]
    fn update(&mut self) {
        let (levels, nodes) = (self._levels, self.is_used.len());
        if levels == 0 {
            self.victim.next = 0.into();
            self.next_state.next = self.state.val();
        } else {
            // From the ways up: what there is to choose from, and where the walk ends.
            for w in 0..nodes + 1 {
                self.any[nodes + w].next = self.eligible.val().bit(w);
            }
            for k in 0..nodes {
                let n = nodes - k;
                let (lower, upper) = (2 * n - 1, 2 * n);
                self.any[n - 1].next = self.any[lower].val() || self.any[upper].val();
                self.goes_up[n - 1].next = self.any[upper].val()
                    && (self.state.val().bit(n - 1) || !self.any[lower].val());
                if lower >= nodes {
                    self.found[n - 1].next = bits_to(self.goes_up[n - 1].val(), 1);
                } else {
                    self.found[n - 1].next =
                        cat(self.goes_up[n - 1].val(), self.found[lower].val());
                    if self.goes_up[n - 1].val() {
                        self.found[n - 1].next =
                            cat(self.goes_up[n - 1].val(), self.found[upper].val());
                    }
                }
            }
            self.victim.next = self.found[0].val();

            // From the root down: the nodes on the used way's path point away from it.
            self.is_used[0].next = true;
            for i in 1..nodes {
                let (parent, bit) = (i.div_ceil(2) - 1, levels - (i + 1).ilog2() as usize);
                if i % 2 == 0 {
                    self.is_used[i].next = self.is_used[parent].val() && self.way.val().bit(bit);
                } else {
                    self.is_used[i].next = self.is_used[parent].val() && !self.way.val().bit(bit);
                }
            }
            self.next_state.next = cat_of(nodes, |i| {
                (self.is_used[i].val()
                    && !self.way.val().bit(levels - 1 - (i + 1).ilog2() as usize))
                    || (!self.is_used[i].val() && self.state.val().bit(i))
            });
        }
    }
}
