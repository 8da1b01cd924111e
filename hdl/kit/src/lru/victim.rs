//! The victim of an order.
use super::Config;
use super::touch::row_start;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Finds the least recently used of the eligible ways.
#[derive(LogicBlock)]
pub struct LruVictim {
    kind: Kind,
    /// The order.
    pub order: Wire<In>,
    /// The ways to choose from, a bit each.
    pub eligible: Wire<In>,
    /// The least recently used of them.
    pub victim: Wire<Out>,
    /// There is one.
    pub any: Signal<Out, Bit>,
    /// Row i of the order, bit k: way i was used after way i + 1 + k.
    newer: Vec<Wire<Local>>,
    /// `beaten[i]`, bit k: an eligible way among 0 to i was used before way i + 1 + k.
    beaten: Vec<Wire<Local>>,
    _ways: usize,
}

impl LruVictim {
    /// The function for `config.ways()` ways.
    pub fn new(config: Config) -> LruVictim {
        let ways = config.ways();
        LruVictim {
            kind: Kind::of::<LruVictim>("Finds the least recently used of the eligible ways.")
                .with("ways", ways),
            order: Wire::new(config.order_bits()),
            eligible: Wire::new(ways),
            victim: Wire::new(config.way_bits()),
            any: Signal::default(),
            newer: (1..ways).map(|i| Wire::new(ways - i)).collect(),
            beaten: (1..ways).map(|i| Wire::new(ways - i)).collect(),
            _ways: ways,
        }
    }
}

impl Logic for LruVictim {
    #[kernel]
    fn update(&mut self) {
        let ways = self._ways;
        for i in 0..ways - 1 {
            let higher = ways - 1 - i;
            self.newer[i].next = bits_to(self.order.val() >> row_start(i, ways), higher);
            if i == 0 {
                self.beaten[i].next = 0.into();
                if self.eligible.val().bit(i) {
                    self.beaten[i].next = !self.newer[i].val();
                }
            } else {
                self.beaten[i].next = bits_to(self.beaten[i - 1].val() >> 1, higher);
                if self.eligible.val().bit(i) {
                    self.beaten[i].next =
                        bits_to(self.beaten[i - 1].val() >> 1, higher) | !self.newer[i].val();
                }
            }
        }
        self.any.next = self.eligible.val().any();
        // Way 0 is left when every other way is beaten or not eligible.
        self.victim.next = 0.into();
        for i in 1..ways {
            if i == ways - 1 {
                if self.eligible.val().bit(i) && !self.beaten[i - 1].val().bit(0) {
                    self.victim.next = i.into();
                }
            } else {
                let higher = ways - 1 - i;
                if self.eligible.val().bit(i)
                    && !self.beaten[i - 1].val().bit(0)
                    && !(self.newer[i].val() & bits_to(self.eligible.val() >> (i + 1), higher))
                        .any()
                {
                    self.victim.next = i.into();
                }
            }
        }
    }
}
