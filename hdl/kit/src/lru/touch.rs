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
    /// Row i after the use, bit k: way i was used after way i + 1 + k; above them anything. A row
    /// has a bit for each way above it.
    rows: Vec<Wire<Local>>,
    /// The order turned by i rows: those of way i and above as they were, then the others as they
    /// become.
    turned: Vec<Wire<Local>>,
    _ways: usize,
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
            rows: (1..ways).map(|_| Wire::new(ways)).collect(),
            turned: (0..ways).map(|_| Wire::new(config.order_bits())).collect(),
            _ways: ways,
        }
    }
}

impl Logic for LruTouch {
    #[kernel]
    fn update(&mut self) {
        let (ways, bits) = (self._ways, self.order.width());
        let used = bits_to(1, ways) << self.way;
        self.turned[0] = self.order;
        for i in 0..ways - 1 {
            let row = ways - 1 - i;
            // No higher way is newer than a used one, and a used higher way is newer than i.
            self.rows[i] = bits_to(self.turned[i], ways) & !(used >> (i + 1));
            if used.bit(i) {
                self.rows[i] = ((1 << ways) - 1).into();
            }
            self.turned[i + 1] =
                (self.turned[i] >> row) | (bits_to(self.rows[i], bits) << (bits - row));
        }
        self.touched = self.turned[ways - 1];
    }
}
