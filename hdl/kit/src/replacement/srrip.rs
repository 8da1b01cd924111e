//! The policy of predicted use.
use super::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Re-reference interval prediction (SRRIP): two bits a way predict how distant its next use is.
#[derive(LogicBlock)]
pub struct Srrip {
    kind: Kind,
    /// The values, way 0 lowest.
    pub state: Wire<In>,
    /// The ways to choose from, a bit each.
    pub eligible: Wire<In>,
    /// The way that is used.
    pub way: Wire<In>,
    /// The way is reserved, not used again.
    pub is_reservation: Signal<In, Bit>,
    /// The way is reserved because this policy chose it.
    pub by_choice: Signal<In, Bit>,
    /// The way to evict.
    pub victim: Wire<Out>,
    /// The state after the use.
    pub next_state: Wire<Out>,
    values: Vec<Wire<Local>>,
    /// At k: the ways whose value is k + 1, and whether an eligible one's is.
    has_value: Vec<Wire<Local>>,
    is_value: Vec<Signal<Local, Bit>>,
    /// The largest value of an eligible way, and what lacks to 3.
    largest: Wire<Local>,
    growth: Wire<Local>,
    sums: Vec<Wire<Local>>,
    next_values: Vec<Wire<Local>>,
    _ways: usize,
}

impl Srrip {
    /// The values of `config.ways()` ways.
    pub fn new(config: Config) -> Srrip {
        let ways = config.ways();
        Srrip {
            kind: Kind::of::<Srrip>(
                "Re-reference interval prediction (SRRIP): two bits a way predict how distant its \
                 next use is.",
            )
            .named("replacement_srrip")
            .with("ways", ways),
            state: Wire::new(config.state_bits()),
            eligible: Wire::new(ways),
            way: Wire::new(config.way_bits()),
            is_reservation: Signal::default(),
            by_choice: Signal::default(),
            victim: Wire::new(config.way_bits()),
            next_state: Wire::new(config.state_bits()),
            values: vec![Wire::new(2); ways],
            has_value: (0..3).map(|_| Wire::new(ways)).collect(),
            is_value: (0..3).map(|_| Signal::default()).collect(),
            largest: Wire::new(2),
            growth: Wire::new(2),
            sums: vec![Wire::new(3); ways],
            next_values: vec![Wire::new(2); ways],
            _ways: ways,
        }
    }
}

impl Logic for Srrip {
    #[kernel]
    fn update(&mut self) {
        let ways = self._ways;
        for w in 0..ways {
            self.values[w].next = bits_to(self.state.val() >> (2 * w), 2);
        }
        for k in 0..3 {
            self.has_value[k].next = cat_of(ways, |w| self.values[w].val() == (k + 1));
            self.is_value[k].next = (self.has_value[k].val() & self.eligible.val()).any();
        }
        self.largest.next = 0.into();
        for k in 0..3 {
            if self.is_value[k].val() {
                self.largest.next = (k + 1).into();
            }
        }
        self.growth.next = !self.largest.val();

        self.victim.next = 0.into();
        // From the highest way down, so that the lowest has the last word.
        for k in 0..ways {
            let w = ways - 1 - k;
            if self.eligible.val().bit(w) && (self.values[w].val() == self.largest.val()) {
                self.victim.next = w.into();
            }
        }

        for w in 0..ways {
            self.sums[w].next = bits_to(self.values[w].val(), 3) + bits_to(self.growth.val(), 3);
            self.next_values[w].next = self.values[w].val();
            if self.by_choice.val() {
                self.next_values[w].next = bits_to(self.sums[w].val(), 2);
                if self.sums[w].val().bit(2) {
                    self.next_values[w].next = 3.into();
                }
            }
            if self.way.val() == w {
                self.next_values[w].next = 0.into();
                if self.is_reservation.val() {
                    self.next_values[w].next = 2.into();
                }
            }
        }
        self.next_state.next = cat_of(ways, |w| self.next_values[w].val());
    }
}
