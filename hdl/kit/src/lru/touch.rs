//! The order after a use.
use super::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Makes one way the most recently used.
#[derive(LogicBlock)]
pub struct LruTouch {
    kind: Kind,
    /// The order before the use.
    pub order: Wire<In>,
    /// The way that is used.
    pub way: Wire<In>,
    /// The order after it.
    pub touched: Wire<Out>,
    /// Row i of the order after the use: the bits of way i and each higher one.
    rows: Vec<Wire<Local>>,
    _ways: usize,
}

/// Where row `way` of an order begins.
pub(super) fn row_start(way: usize, ways: usize) -> usize {
    way * (2 * ways - way - 1) / 2
}

impl LruTouch {
    /// The function for `config.ways()` ways.
    pub fn new(config: Config) -> LruTouch {
        let ways = config.ways();
        LruTouch {
            kind: Kind::of::<LruTouch>("Makes one way the most recently used.").with("ways", ways),
            order: Wire::new(config.order_bits()),
            way: Wire::new(config.way_bits()),
            touched: Wire::new(config.order_bits()),
            rows: (1..ways).map(|i| Wire::new(ways - i)).collect(),
            _ways: ways,
        }
    }
}

impl Logic for LruTouch {
    #[kernel]
    fn update(&mut self) {
        let ways = self._ways;
        if ways == 1 {
            self.touched.next = self.order.val();
        } else {
            let used = bits_to(1, ways) << self.way.val();
            for i in 0..ways - 1 {
                let higher = ways - 1 - i;
                // No higher way is newer than a used one, and a used higher way is newer than i.
                self.rows[i].next = bits_to(self.order.val() >> row_start(i, ways), higher)
                    & !bits_to(used >> (i + 1), higher);
                if used.bit(i) {
                    self.rows[i].next = ((1 << higher) - 1).into();
                }
            }
            self.touched.next = cat_of(ways - 1, |i| self.rows[i].val());
        }
    }
}
