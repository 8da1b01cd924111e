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
        self.orders.read[0].address = self.row;
        self.order = 0;
        if self.is_used {
            self.order = self.orders.read[0].data;
        }
        self.choice.order = self.order;
        self.choice.eligible = ((1 << self._ways) - 1).into();
        self.victim = self.choice.victim;

        self.touch.order = self.order;
        self.touch.way = self.way;
        self.orders.write.enable = self.touched;
        self.orders.write.address = self.row;
        self.orders.write.data = self.touch.touched;
    }
}
