//! One set with its order in a register.
use super::{Config, LruTouch, LruVictim};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Keeps the order in which ways were used, and finds the least recently used of the eligible ones.
#[derive(LogicBlock)]
pub struct Lru {
    kind: Kind,
    /// A way is used.
    pub touch_valid: Signal<In, Bit>,
    /// Which.
    pub touch_way: Wire<In>,
    /// The ways to choose the victim from, a bit each.
    pub eligible: Wire<In>,
    /// The least recently used of them.
    pub victim: Wire<Out>,
    /// There is one.
    pub any: Signal<Out, Bit>,
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
            touch_valid: Signal::default(),
            touch_way: Wire::new(config.way_bits()),
            eligible: Wire::new(config.ways()),
            victim: Wire::new(config.way_bits()),
            any: Signal::default(),
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
