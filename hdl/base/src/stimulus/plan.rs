//! The mixture of a while.

use testbenches::stimulus::{Rng, Weighted};

use crate::Geometry;
use crate::environment::Latency;

/// Mix of requests and pace of the next level, for a number of cycles.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// The core asks nothing.
    pub is_idle: bool,
    /// Longest duration, in cycles.
    pub longest: u64,
    /// How often each kind of request comes.
    pub kinds: Weighted<Ask>,
    /// Sets that are used.
    pub sets: u64,
    /// Lines drawn from each set.
    pub lines: u64,
    /// In sixteenths: requests to the line asked last.
    pub again: u64,
    /// In sixteenths: loads of several sectors.
    pub several: u64,
    /// In sixteenths: refused requests that are retried.
    pub retries: u64,
    /// How long answers take.
    pub latency: Latency,
    /// Beats of answers are rare.
    pub is_slow: bool,
    /// The output ports are mostly ready.
    pub is_open: bool,
    /// Nothing may leave for the next level.
    pub is_blocked: bool,
}

/// A kind of request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ask {
    Load,
    DirectLoad,
    Store,
    DirectStore,
    Atomic,
}

impl Plan {
    pub fn new(config: &Geometry, lines: usize, rng: &mut Rng) -> Plan {
        let (loads, stores, others) = match rng.below(5) {
            0 => (1, 0, 0),
            1 => (6, 6, 1),
            2 => (16, 2, 0),
            3 => (8, 2, 2),
            _ => (4, 4, 4),
        };
        let kinds = Weighted::new(Ask::Load, loads)
            .or(Ask::Store, stores)
            .or(Ask::DirectLoad, others)
            .or(Ask::DirectStore, others)
            .or(Ask::Atomic, others);
        let ways = lines as u64;
        let (sets, lines) = match rng.below(6) {
            0 => (1, 1),
            1 => (1, ways + 1),
            2 => (2, ways + 2),
            3 => (1, ways.max(2)),
            4 => (config.sets() as u64, ways + 1),
            _ => (config.sets().min(4) as u64, 2 * ways),
        };
        let latency = match rng.below(4) {
            0 => Latency { least: 0, most: 2 },
            1 => Latency { least: 0, most: 40 },
            2 => Latency { least: 60, most: 80 },
            _ => Latency { least: 100, most: 300 },
        };
        Plan {
            is_idle: rng.chance(1, 16),
            longest: if sets > 4 || latency.least > 50 { 800 } else { 250 },
            kinds,
            sets,
            lines,
            again: *rng.pick(&[0, 4, 12]).unwrap_or(&0),
            several: *rng.pick(&[0, 4, 16]).unwrap_or(&0),
            retries: *rng.pick(&[0, 8, 16]).unwrap_or(&0),
            latency,
            is_slow: rng.chance(1, 6),
            is_open: rng.chance(1, 2),
            is_blocked: rng.chance(1, 12),
        }
    }
}
