//! The mixture of a while.

use base::environment::Latency;
use testbenches::stimulus::{Rng, Weighted};

use super::super::Config;

/// Requests and the next level's behaviour, for a while.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// Nothing is asked.
    pub is_idle: bool,
    /// Longest duration, in cycles.
    pub longest: u64,
    /// How often each kind of request comes, as a number of the port.
    pub kinds: Weighted<u64>,
    /// Sets that are used.
    pub sets: u64,
    /// Tags that are used in each of them, from 0 on.
    pub lines: u64,
    /// In sixteenths: requests to the line asked last.
    pub again: u64,
    /// In sixteenths: loads of several sectors.
    pub several: u64,
    /// In sixteenths: stores of whole sectors.
    pub whole: u64,
    /// How long answers take.
    pub latency: Latency,
    /// Beats of answers are rare.
    pub is_slow: bool,
    /// The output ports are mostly ready.
    pub is_open: bool,
    /// Nothing may leave for the next level.
    pub is_blocked: bool,
    /// Requests are not held back.
    pub is_dense: bool,
}

impl Plan {
    pub fn new(config: &Config, rng: &mut Rng) -> Plan {
        let (loads, stores, atomics, maintains) = match rng.below(7) {
            0 => (1, 0, 0, 0),
            1 => (0, 1, 0, 0),
            2 => (6, 6, 0, 0),
            3 => (16, 2, 1, 0),
            4 => (8, 8, 1, 1),
            5 => (4, 4, 4, 4),
            _ => (2, 1, 6, 1),
        };
        let kinds = Weighted::new(0, loads).or(1, stores).or(2, atomics).or(3, maintains);
        let ways = config.ways() as u64;
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
            is_idle: rng.chance(1, 12),
            longest: if sets > 4 || latency.least > 50 { 800 } else { 250 },
            kinds,
            sets,
            lines,
            again: *rng.pick(&[0, 4, 12]).unwrap_or(&0),
            several: *rng.pick(&[0, 4, 16]).unwrap_or(&0),
            whole: *rng.pick(&[0, 4, 16]).unwrap_or(&0),
            latency,
            is_slow: rng.chance(1, 6),
            is_open: rng.chance(1, 2),
            is_blocked: rng.chance(1, 12),
            is_dense: rng.chance(1, 3),
        }
    }
}
