//! The decision, as exact integers.

use super::{Counters, Group};
use crate::dyneb::Config;
use design::Metric;

/// "EB", an exact fraction of bandwidth over miss rate (Eq. 3). Infinity is 1 / 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bandwidth {
    numerator: u128,
    denominator: u128,
}

impl Bandwidth {
    /// `R * A / M + H`. Without a miss it is infinite, unless there was no reply either: then 0.
    pub fn of(group: &Group) -> Bandwidth {
        let [a, m, r, h] =
            [group.accesses, group.misses, group.l2_replies, group.home_replies].map(u128::from);
        let (numerator, denominator) = match m {
            0 if r == 0 && h == 0 => (0, 1),
            0 => (1, 0),
            _ => (r * a + h * m, m),
        };
        Bandwidth { numerator, denominator }
    }

    /// Whether it is infinite.
    pub fn is_infinite(self) -> bool {
        self.denominator == 0
    }

    /// Whether it is strictly more than `other`; infinity is not more than infinity.
    pub fn exceeds(self, other: Bandwidth) -> bool {
        self.numerator * other.denominator > other.numerator * self.denominator
    }
}

/// "AMAT" (Eq. 1 and 2), in 256ths of a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Amat(u64);

impl Amat {
    /// With L the group's accesses, R its home replies, and its miss rate for local and remote
    /// accesses alike.
    pub fn of(group: &Group, config: &Config) -> Amat {
        let (l1, l2) = (config.amat_l1_latency() as u64, config.amat_l2_latency() as u64);
        let home = config.amat_home_latency() as u64;
        let (here, away) = (group.accesses, group.home_replies);
        let miss = (256 * group.misses).checked_div(group.accesses).unwrap_or(0);
        let local = (256 * here).checked_div(here + away).unwrap_or(256);
        let remote = 256 - local;
        Amat(l1 * 256 + local * miss / 256 * l2 + remote * (home * 256 + miss * l2) / 256)
    }
}

/// "L1MRpr": whether the private group's miss rate lies below the threshold.
pub fn below_threshold(config: &Config, private: &Group) -> bool {
    let percent = config.private_miss_rate_percent() as u64;
    percent > 0 && 100 * private.misses < percent * private.accesses
}

/// Whether a finished sampling phase is followed by execution as shared.
pub fn choose_shared(config: &Config, counters: &Counters) -> bool {
    let Counters { private, shared } = counters;
    if below_threshold(config, private) {
        return false;
    }
    match config.metric() {
        Metric::Eb => Bandwidth::of(shared).exceeds(Bandwidth::of(private)),
        Metric::Amat => Amat::of(shared, config) < Amat::of(private, config),
    }
}
