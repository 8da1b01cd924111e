//! The hardware: a leader's counters twice, the interval's clock, and the comparison of what an interval
//! left.

mod comparison;
mod leader;

use super::{Config, Ports};
use comparison::Comparison;
use leader::Leader;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct SmDueling {
    kind: Kind,
    pub(super) ports: Ports,
    /// Counts the cycles of an interval, from 0.
    time: Reg,
    decoupled: Leader,
    baseline: Leader,
    comparison: Comparison,
    /// The comparison holds an interval that is not judged yet.
    is_closed: Flop<Bit>,
    followers: Flop<Bit>,
    closes: Signal<Local, Bit>,
    _interval: usize,
}

impl SmDueling {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> SmDueling {
        SmDueling {
            kind: Kind::of::<SmDueling>(
                "SM dueling: decides, interval by interval, whether the follower SMs use the \
                 decoupled L1 or the baseline, by the miss rates of two leader SMs.",
            ),
            ports: Ports::new(config),
            time: Reg::new(config.time_bits()),
            decoupled: Leader::new(config),
            baseline: Leader::new(config),
            comparison: Comparison::new(config),
            is_closed: Flop::new(),
            followers: Flop::new(),
            closes: Signal::default(),
            _interval: config.interval(),
        }
    }
}

impl Logic for SmDueling {
    #[kernel]
    fn update(&mut self) {
        self.closes = self.advance && (self.time.q == (self._interval - 1));
        self.time.hold();
        if self.advance {
            self.time.d = self.time.q + 1;
        }
        if self.closes {
            self.time.d = 0;
        }

        self.decoupled.access = self.decoupled_access.valid;
        self.decoupled.hit = self.decoupled_access.hit;
        self.decoupled.closes = self.closes;
        self.baseline.access = self.baseline_access.valid;
        self.baseline.hit = self.baseline_access.hit;
        self.baseline.closes = self.closes;

        self.is_closed.d = self.closes;
        self.comparison.decoupled_accesses = self.decoupled.closed_accesses;
        self.comparison.decoupled_misses = self.decoupled.closed_misses;
        self.comparison.baseline_accesses = self.baseline.closed_accesses;
        self.comparison.baseline_misses = self.baseline.closed_misses;
        self.followers.hold();
        if self.is_closed.q && self.comparison.prefers_baseline {
            self.followers.d = false;
        }
        if self.is_closed.q && self.comparison.prefers_decoupled {
            self.followers.d = true;
        }
        self.followers_decoupled = self.followers.q;

        self.counter.value = self.decoupled.accesses;
        if self.counter.index == 1 {
            self.counter.value = self.decoupled.misses;
        }
        if self.counter.index == 2 {
            self.counter.value = self.baseline.accesses;
        }
        if self.counter.index == 3 {
            self.counter.value = self.baseline.misses;
        }
    }
}
