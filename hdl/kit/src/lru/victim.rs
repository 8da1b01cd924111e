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
    /// An eligible higher way is older.
    beaten_above: Vec<Signal<Local, Bit>>,
    /// `beaten_below[i]`, a bit a way: an eligible way among 0 to i is older.
    beaten_below: Vec<Wire<Local>>,
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
            beaten_above: vec![Signal::default(); ways - 1],
            beaten_below: vec![Wire::new(ways); ways - 1],
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
            // Bit k: way i was used after way i + 1 + k.
            let newer = bits_to(self.order.val() >> row_start(i, ways), higher);
            let rivals = bits_to(self.eligible.val() >> (i + 1), higher);
            self.beaten_above[i].next = (newer & rivals).any();
            let older = cat(!newer, bits_to(0, i + 1));
            if i == 0 {
                self.beaten_below[i].next = 0.into();
                if self.eligible.val().bit(i) {
                    self.beaten_below[i].next = older;
                }
            } else {
                self.beaten_below[i].next = self.beaten_below[i - 1].val();
                if self.eligible.val().bit(i) {
                    self.beaten_below[i].next = self.beaten_below[i - 1].val() | older;
                }
            }
        }
        self.any.next = self.eligible.val().any();
        self.victim.next = 0.into();
        // At most one way is beaten by no other; way 0 is the default.
        for i in 1..ways {
            if i == ways - 1 {
                if self.eligible.val().bit(i) && !self.beaten_below[i - 1].val().bit(i) {
                    self.victim.next = i.into();
                }
            } else {
                if self.eligible.val().bit(i)
                    && !self.beaten_above[i].val()
                    && !self.beaten_below[i - 1].val().bit(i)
                {
                    self.victim.next = i.into();
                }
            }
        }
    }
}
