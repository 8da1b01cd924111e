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
        self.closes.next = self.advance.val() && (self.time.q.val() == (self._interval - 1));
        self.time.hold();
        if self.advance.val() {
            self.time.d.next = self.time.q.val() + 1;
        }
        if self.closes.val() {
            self.time.d.next = 0.into();
        }

        self.decoupled.access.next = self.decoupled_access.valid.val();
        self.decoupled.hit.next = self.decoupled_access.hit.val();
        self.decoupled.closes.next = self.closes.val();
        self.baseline.access.next = self.baseline_access.valid.val();
        self.baseline.hit.next = self.baseline_access.hit.val();
        self.baseline.closes.next = self.closes.val();

        self.is_closed.d.next = self.closes.val();
        self.comparison.decoupled_accesses.next = self.decoupled.closed_accesses.val();
        self.comparison.decoupled_misses.next = self.decoupled.closed_misses.val();
        self.comparison.baseline_accesses.next = self.baseline.closed_accesses.val();
        self.comparison.baseline_misses.next = self.baseline.closed_misses.val();
        self.followers.hold();
        if self.is_closed.q.val() && self.comparison.prefers_baseline.val() {
            self.followers.d.next = false;
        }
        if self.is_closed.q.val() && self.comparison.prefers_decoupled.val() {
            self.followers.d.next = true;
        }
        self.followers_decoupled.next = self.followers.q.val();

        self.counter.value.next = self.decoupled.accesses.val();
        if self.counter.index.val() == 1 {
            self.counter.value.next = self.decoupled.misses.val();
        }
        if self.counter.index.val() == 2 {
            self.counter.value.next = self.baseline.accesses.val();
        }
        if self.counter.index.val() == 3 {
            self.counter.value.next = self.baseline.misses.val();
        }
    }
}
