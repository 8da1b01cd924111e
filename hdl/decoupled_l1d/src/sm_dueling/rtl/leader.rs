//! Counts of one leader in the current interval, and in the one that closed last.

use crate::sm_dueling::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// A leader's accesses and misses. Neither counts once `accesses` is full.
#[derive(LogicBlock)]
pub struct Leader {
    kind: Kind,
    /// The leader's L1 accepted a load.
    pub access: Signal<In, Bit>,
    /// The access found its line readable.
    pub hit: Signal<In, Bit>,
    /// This cycle is the interval's last.
    pub closes: Signal<In, Bit>,
    /// Accesses of the current interval.
    pub accesses: Wire<Out>,
    /// Misses among them.
    pub misses: Wire<Out>,
    /// Accesses of the interval that closed in the cycle before.
    pub closed_accesses: Wire<Out>,
    /// Misses among them.
    pub closed_misses: Wire<Out>,
    access_count: Reg,
    miss_count: Reg,
    closed_access_count: Reg,
    closed_miss_count: Reg,
    /// The counts with the access of this cycle.
    accesses_now: Wire<Local>,
    misses_now: Wire<Local>,
    _interval: usize,
}

impl Leader {
    /// The counters of `config`.
    pub fn new(config: &Config) -> Leader {
        let bits = config.counter_bits();
        Leader {
            kind: Kind::of::<Leader>(
                "A leader's accesses and misses. Neither counts once the accesses are full.",
            )
            .named("sm_dueling_leader"),
            access: Signal::default(),
            hit: Signal::default(),
            closes: Signal::default(),
            accesses: Wire::new(bits),
            misses: Wire::new(bits),
            closed_accesses: Wire::new(bits),
            closed_misses: Wire::new(bits),
            access_count: Reg::new(bits),
            miss_count: Reg::new(bits),
            closed_access_count: Reg::new(bits),
            closed_miss_count: Reg::new(bits),
            accesses_now: Wire::new(bits),
            misses_now: Wire::new(bits),
            _interval: config.interval(),
        }
    }
}

impl Logic for Leader {
    #[kernel]
    fn update(&mut self) {
        let counts = self.access && (self.access_count.q != self._interval);
        self.accesses_now = self.access_count.q;
        self.misses_now = self.miss_count.q;
        if counts {
            self.accesses_now = self.access_count.q + 1;
        }
        if counts && !self.hit {
            self.misses_now = self.miss_count.q + 1;
        }

        self.access_count.d = self.accesses_now;
        self.miss_count.d = self.misses_now;
        self.closed_access_count.hold();
        self.closed_miss_count.hold();
        if self.closes {
            self.access_count.d = 0;
            self.miss_count.d = 0;
            self.closed_access_count.d = self.accesses_now;
            self.closed_miss_count.d = self.misses_now;
        }
        self.accesses = self.access_count.q;
        self.misses = self.miss_count.q;
        self.closed_accesses = self.closed_access_count.q;
        self.closed_misses = self.closed_miss_count.q;
    }
}
