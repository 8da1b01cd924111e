//! The golden model: the rules of the block's page, in plain integers.

use super::{Config, In, Out};
use base::streams::CounterBack;

/// Counts of one leader in this interval.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Leader {
    /// Of the interval ("a").
    pub accesses: u64,
    /// "m": those that missed.
    pub misses: u64,
}

impl Leader {
    /// R3 and R4.
    fn count(&mut self, hit: bool, most: u64) {
        if self.accesses < most {
            self.accesses += 1;
            self.misses += u64::from(!hit);
        }
    }

    /// How far this leader's miss rate is above the other's, in units of `1 / (a0 * a1)`.
    pub fn excess(&self, other: &Leader) -> i64 {
        (self.misses * other.accesses) as i64 - (other.misses * self.accesses) as i64
    }

    /// This leader's miss rate is above the other's, and by the margin.
    pub fn is_worse(&self, other: &Leader, config: &Config) -> bool {
        let margin = config.margin_percent() as u64 * self.accesses * other.accesses;
        let excess = self.excess(other);
        excess > 0 && 100 * excess >= margin as i64
    }
}

/// The L1 of the followers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// As SM 1.
    Baseline,
    /// As SM 0.
    Decoupled,
}

/// The decision of an interval; `None` if the followers keep their side (R6 to R9).
pub fn decide(config: &Config, decoupled: &Leader, baseline: &Leader) -> Option<Side> {
    let least = config.min_accesses() as u64;
    if decoupled.accesses < least || baseline.accesses < least {
        return None;
    }
    if decoupled.is_worse(baseline, config) {
        Some(Side::Baseline)
    } else if baseline.is_worse(decoupled, config) {
        Some(Side::Decoupled)
    } else {
        None
    }
}

/// Counters of both leaders, and the mode of the followers.
#[derive(Clone, Debug)]
pub struct SmDueling {
    config: Config,
    /// The SM that always has the decoupled L1.
    decoupled: Leader,
    /// The SM that always has the baseline.
    baseline: Leader,
    /// Cycles of interval time until the interval closes, the closing one included.
    left: u64,
    followers: Side,
    /// Decision of the interval that closed with the previous cycle.
    coming: Option<Side>,
}

impl SmDueling {
    /// The state after a reset (R1).
    pub fn new(config: &Config) -> SmDueling {
        SmDueling {
            config: config.clone(),
            decoupled: Leader::default(),
            baseline: Leader::default(),
            left: config.interval() as u64,
            followers: Side::Baseline,
            coming: None,
        }
    }

    /// Counts of the leaders before this cycle: the decoupled one, the baseline one.
    pub fn leaders(&self) -> (Leader, Leader) {
        (self.decoupled, self.baseline)
    }

    /// Cycles of interval time until the interval closes, the closing one included.
    pub fn left(&self) -> u64 {
        self.left
    }

    /// The side of the followers in this cycle.
    pub fn followers(&self) -> Side {
        self.followers
    }
}

impl testbenches::dut::Model for SmDueling {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let (decoupled, baseline) = self.leaders();
        let counters = [decoupled.accesses, decoupled.misses, baseline.accesses, baseline.misses];
        let value = counters[input.counter.index as usize % counters.len()];
        let followers_decoupled = self.followers == Side::Decoupled;
        let out = Out { followers_decoupled, counter: CounterBack { value } };

        self.followers = self.coming.take().unwrap_or(self.followers);
        let most = self.config.interval() as u64;
        if input.decoupled_access.valid {
            self.decoupled.count(input.decoupled_access.hit, most);
        }
        if input.baseline_access.valid {
            self.baseline.count(input.baseline_access.hit, most);
        }
        self.left -= u64::from(input.advance);
        if self.left == 0 {
            self.coming = decide(&self.config, &self.decoupled, &self.baseline);
            self.decoupled = Leader::default();
            self.baseline = Leader::default();
            self.left = most;
        }
        out
    }
}
