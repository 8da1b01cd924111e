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
            self.values[w] = bits_to(self.state >> (2 * w), 2);
        }
        for k in 0..3 {
            self.has_value[k] = cat_of(ways, |w| self.values[w] == (k + 1));
            self.is_value[k] = (self.has_value[k] & self.eligible).any();
        }
        self.largest = 0;
        for k in 0..3 {
            if self.is_value[k] {
                self.largest = (k + 1).into();
            }
        }
        self.growth = !self.largest;

        self.victim = 0;
        // From the highest way down, so that the lowest has the last word.
        for k in 0..ways {
            let w = ways - 1 - k;
            if self.eligible.bit(w) && (self.values[w] == self.largest) {
                self.victim = w.into();
            }
        }

        for w in 0..ways {
            self.sums[w] = bits_to(self.values[w], 3) + bits_to(self.growth, 3);
            self.next_values[w] = self.values[w];
            if self.by_choice {
                self.next_values[w] = bits_to(self.sums[w], 2);
                if self.sums[w].bit(2) {
                    self.next_values[w] = 3;
                }
            }
            if self.way == w {
                self.next_values[w] = 0;
                if self.is_reservation {
                    self.next_values[w] = 2;
                }
            }
        }
        self.next_state = cat_of(ways, |w| self.next_values[w]);
    }
}
