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
    /// The used way lies under the node. The nodes are a heap, the children of node n being 2n + 1
    /// and 2n + 2, and the ways follow the nodes; as everything below.
    is_used: Vec<Signal<Local, Bit>>,
    /// An eligible way lies under the node.
    any: Vec<Signal<Local, Bit>>,
    /// The walk goes on in the upper half.
    goes_up: Vec<Signal<Local, Bit>>,
    /// The victim under the node.
    found: Vec<Wire<Local>>,
}

impl Plru {
    /// The tree of `config.ways()` ways, a power of two.
    pub fn new(config: Config) -> Plru {
        let ways = config.ways();
        let nodes = 2 * ways - 1;
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
            is_used: vec![Signal::default(); nodes],
            any: vec![Signal::default(); nodes],
            goes_up: vec![Signal::default(); ways - 1],
            found: vec![Wire::new(config.way_bits()); nodes],
        }
    }
}

impl Logic for Plru {
    #[kernel]
    fn update(&mut self) {
        let nodes = self.goes_up.len();
        for w in 0..nodes + 1 {
            self.any[nodes + w] = self.eligible.bit(w);
            self.found[nodes + w] = w.into();
            self.is_used[nodes + w] = self.way == w;
        }
        for n in (0..nodes).rev() {
            let (lower, upper) = (2 * n + 1, 2 * n + 2);
            self.any[n] = self.any[lower] || self.any[upper];
            self.goes_up[n] = self.any[upper] && (self.state.bit(n) || !self.any[lower]);
            self.found[n] = self.found[lower];
            if self.goes_up[n] {
                self.found[n] = self.found[upper];
            }
            self.is_used[n] = self.is_used[lower] || self.is_used[upper];
        }
        self.victim = self.found[0];

        // The nodes on the used way's path point away from it.
        if nodes == 0 {
            self.next_state = self.state;
        } else {
            self.next_state = cat_of(nodes, |n| {
                self.is_used[2 * n + 1] || (self.state.bit(n) && !self.is_used[2 * n + 2])
            });
        }
    }
}
