//! The LRU order of every set's entries.
use kit::lru::{self, LruTouch, LruVictim};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The LRU order of the entries of every set.
#[derive(LogicBlock)]
pub struct Recency {
    kind: Kind,
    /// The set that is asked for.
    pub row: Wire<In>,
    /// The set was used before; else way 0 comes first, then way 1, and so on.
    pub is_used: Signal<In, Bit>,
    /// The least recently used way.
    pub victim: Wire<Out>,
    /// A way is used.
    pub touched: Signal<In, Bit>,
    /// The way that is used, while `touched` is true.
    pub way: Wire<In>,
    orders: RegisterFile,
    order: Wire<Local>,
    touch: LruTouch,
    choice: LruVictim,
    _ways: usize,
}

impl Recency {
    /// The order of the ways that `ways` has, in each of `sets` sets.
    pub fn new(sets: usize, ways: lru::Config) -> Recency {
        Recency {
            kind: Kind::of::<Recency>("The LRU order of the entries of every set.")
                .named("crd_recency")
                .with("sets", sets)
                .with("ways", ways.ways()),
            row: Wire::new(index_bits(sets)),
            is_used: Signal::default(),
            victim: Wire::new(ways.way_bits()),
            touched: Signal::default(),
            way: Wire::new(ways.way_bits()),
            orders: RegisterFile::new(sets, ways.order_bits(), 1),
            order: Wire::new(ways.order_bits()),
            touch: LruTouch::new(ways),
            choice: LruVictim::new(ways),
            _ways: ways.ways(),
        }
    }
}

impl Logic for Recency {
    #[kernel]
    fn update(&mut self) {
        self.orders.read[0].address.next = self.row.val();
        self.order.next = 0.into();
        if self.is_used.val() {
            self.order.next = self.orders.read[0].data.val();
        }
        self.choice.order.next = self.order.val();
        self.choice.eligible.next = ((1 << self._ways) - 1).into();
        self.victim.next = self.choice.victim.val();

        self.touch.order.next = self.order.val();
        self.touch.way.next = self.way.val();
        self.orders.write.enable.next = self.touched.val();
        self.orders.write.address.next = self.row.val();
        self.orders.write.data.next = self.touch.touched.val();
    }
}
