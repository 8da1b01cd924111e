//! The victim of an order.
use super::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Finds the least recently used of the eligible ways.
#[derive(LogicBlock)]
pub struct LruVictim {
    kind: Kind,
    /// Order of use of the set's ways, `ways * (ways - 1) / 2` bits.
    pub order: Wire<In>,
    /// The ways to choose from, a bit each.
    pub eligible: Wire<In>,
    /// The least recently used of them.
    pub victim: Wire<Out>,
    /// There is one.
    pub any: Signal<Out, Bit>,
    /// The order from row i on: row i is the bits of way i and each higher one.
    rows_from: Vec<Wire<Local>>,
    /// Row i, bit k: way i was used after way i + 1 + k; above it anything.
    newer: Vec<Wire<Local>>,
    /// Bit k: an eligible way below i was used before way i + k.
    beaten: Vec<Wire<Local>>,
    /// Way i is the victim.
    is_oldest: Vec<Signal<Local, Bit>>,
    _ways: usize,
}

impl LruVictim {
    /// The function for `config.ways()` ways.
    pub fn new(config: Config) -> LruVictim {
        let ways = config.ways();
        let row = || (1..ways).map(|_| Wire::new(ways)).collect::<Vec<_>>();
        LruVictim {
            kind: Kind::of::<LruVictim>("Finds the least recently used of the eligible ways.")
                .with("ways", ways),
            order: Wire::new(config.order_bits()),
            eligible: Wire::new(ways),
            victim: Wire::new(config.way_bits()),
            any: Signal::default(),
            rows_from: (1..ways).map(|_| Wire::new(config.order_bits())).collect(),
            newer: row(),
            beaten: (0..ways).map(|_| Wire::new(ways)).collect(),
            is_oldest: (0..ways).map(|_| Signal::default()).collect(),
            _ways: ways,
        }
    }
}

impl Logic for LruVictim {
    #[kernel]
    fn update(&mut self) {
        let ways = self._ways;
        self.beaten[0] = 0;
        for i in 0..ways - 1 {
            if i == 0 {
                self.rows_from[i] = self.order;
            } else {
                self.rows_from[i] = self.rows_from[i - 1] >> (ways - i);
            }
        }
        for i in 0..ways - 1 {
            self.newer[i] = bits_to(self.rows_from[i], ways);
            self.beaten[i + 1] = self.beaten[i] >> 1;
            if self.eligible.bit(i) {
                self.beaten[i + 1] = (self.beaten[i] >> 1) | !self.newer[i];
            }
            // An eligible way above it was used before it, or one below it was.
            self.is_oldest[i] = self.eligible.bit(i)
                && !self.beaten[i].bit(0)
                && !(self.newer[i] & (self.eligible >> (i + 1))).any();
        }
        self.is_oldest[ways - 1] = self.eligible.bit(ways - 1) && !self.beaten[ways - 1].bit(0);

        self.any = self.eligible.any();
        self.victim = 0;
        for i in 1..ways {
            if self.is_oldest[i] {
                self.victim = i.into();
            }
        }
    }
}
