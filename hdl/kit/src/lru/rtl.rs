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
        self.change.order.next = self.order.q.val();
        self.change.way.next = self.touch_way.val();
        self.order.hold();
        if self.touch_valid.val() {
            self.order.d.next = self.change.touched.val();
        }
        self.choice.order.next = self.order.q.val();
        self.choice.eligible.next = self.eligible.val();
        self.victim.next = self.choice.victim.val();
        self.any.next = self.choice.any.val();
    }
}
