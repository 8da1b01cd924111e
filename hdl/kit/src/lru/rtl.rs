//! One set with its order in a register.
use super::{Config, LruTouch, LruVictim, Ports};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Keeps the order in which ways were used, and finds the least recently used of the eligible ones.
#[derive(LogicBlock)]
pub struct Lru {
    kind: Kind,
    pub(super) ports: Ports,
    order: Reg,
    change: LruTouch,
    choice: LruVictim,
}

impl Lru {
    /// An order in which way 0 is the least recently used, then way 1, and so on.
    pub fn new(config: Config) -> Lru {
        Lru {
            kind: Kind::of::<Lru>(
                "Keeps the order in which ways were used, and finds the least recently used of \
                 the eligible ones.",
            )
            .with("ways", config.ways()),
            ports: Ports::new(config),
            order: Reg::new(config.order_bits()),
            change: LruTouch::new(config),
            choice: LruVictim::new(config),
        }
    }
}

impl Logic for Lru {
    #[kernel]
    fn update(&mut self) {
        self.change.order = self.order.q;
        self.change.way = self.touch_way;
        self.order.hold();
        if self.touch_valid {
            self.order.d = self.change.touched;
        }
        self.choice.order = self.order.q;
        self.choice.eligible = self.eligible;
        self.victim = self.choice.victim;
        self.any = self.choice.any;
    }
}
