//! The golden model: the rules of the block's page, in the plainest structures that hold them.

use super::{Config, In, Out};

/// Phase of the core in its epoch, in the order of [`PHASES`](super::PHASES).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Sampling,
    Admitting,
    Throttled,
}

/// The throttler as a position in an epoch, a phase and two counts.
#[derive(Clone, Debug)]
pub struct RequestThrottler {
    config: Config,
    phase: Phase,
    /// Retired in this epoch so far; below `epoch` between two cycles.
    position: u64,
    n_total: u64,
    n_hits: u64,
}

impl RequestThrottler {
    /// The state after a reset (R1).
    pub fn new(config: &Config) -> RequestThrottler {
        let phase = Phase::Sampling;
        RequestThrottler { config: config.clone(), phase, position: 0, n_total: 0, n_hits: 0 }
    }

    /// The outputs until the next edge (R2).
    pub fn outputs(&self) -> Out {
        Out {
            admit: self.phase != Phase::Throttled,
            phase: self.phase as u64,
            n_total: self.n_total,
            n_hits: self.n_hits,
        }
    }

    fn inject(&mut self) {
        if self.n_total < self.config.counter_max() {
            self.n_total += 1; // R4
        }
    }

    fn hit(&mut self) {
        if self.n_total < self.config.counter_max() && self.n_hits < self.n_total {
            self.n_hits += 1; // R5
        }
    }

    fn tick(&mut self, retired: u64) {
        self.position += retired;
        if self.phase == Phase::Sampling && self.position >= self.config.sample() {
            // R7: strictly more, so a window without an inject throttles.
            let hits = u128::from(self.n_hits) * u128::from(self.config.h_min_denominator());
            let needed = u128::from(self.n_total) * u128::from(self.config.h_min_numerator());
            self.phase = if hits > needed { Phase::Admitting } else { Phase::Throttled };
        } else if self.position >= self.config.epoch() {
            // R8: the overshoot belongs to the next epoch.
            self.position -= self.config.epoch();
            self.phase = Phase::Sampling;
            (self.n_total, self.n_hits) = (0, 0);
        }
    }
}

impl testbenches::dut::Model for RequestThrottler {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let out = self.outputs();
        // In this order (R3); outside the window both events change nothing (R6).
        if self.phase == Phase::Sampling && input.inject {
            self.inject();
        }
        if self.phase == Phase::Sampling && input.hit {
            self.hit();
        }
        self.tick(input.retired);
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use design::Ccn;
    use testbenches::dut::Model as _;

    fn model() -> RequestThrottler {
        let ccn = Ccn { sample: 15, epoch: 30, ..Ccn::default() };
        RequestThrottler::new(&Config::new(&ccn, "t").unwrap())
    }

    /// The table of the page's section on timing.
    #[test]
    fn the_pages_cycles() {
        let mut model = model();
        let cycles = [
            (8, true, false, (0, 0, 0)),
            (0, false, true, (1, 0, 0)),
            (8, true, true, (1, 1, 0)),
            (1, false, false, (2, 2, 1)),
            (15, true, true, (2, 2, 1)),
            (0, false, false, (0, 0, 0)),
        ];
        for (retired, inject, hit, expected) in cycles {
            let out = model.step(&In { retired, inject, hit });
            assert_eq!((out.n_total, out.n_hits, out.phase), expected);
            assert!(out.admit);
        }
        assert_eq!(model.position, 2);
    }

    #[test]
    fn the_threshold_itself_throttles() {
        // 5 of 100, then 6 of 100.
        for (hits, phase) in [(5, Phase::Throttled), (6, Phase::Admitting)] {
            let mut model = model();
            for request in 0..100 {
                model.step(&In { retired: 0, inject: true, hit: request < hits });
            }
            model.step(&In { retired: 15, inject: false, hit: false });
            assert_eq!((model.n_total, model.n_hits, model.phase), (100, hits, phase));
        }
    }

    #[test]
    fn counters_hold_once_the_requests_are_full() {
        let ccn = Ccn { counter_bits: 2, ..Ccn::default() };
        let mut model = RequestThrottler::new(&Config::new(&ccn, "t").unwrap());
        for _ in 0..9 {
            model.step(&In { retired: 0, inject: true, hit: false });
        }
        model.step(&In { retired: 0, inject: false, hit: true });
        assert_eq!((model.n_total, model.n_hits), (3, 0));
    }
}
