//! The mixture of a while.

use testbenches::stimulus::{Rng, Weighted};

use super::super::Config;
use base::environment::Latency;

/// Requests of cores and answers of the others, for a while.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// The core asks nothing.
    pub is_idle: bool,
    /// The other cores ask nothing.
    pub others_idle: bool,
    /// Longest duration, in cycles.
    pub longest: u64,
    /// How often each kind of request comes, of the core and of the others.
    pub kinds: [Weighted<Ask>; 2],
    /// The first set that is used, and how many.
    pub sets: (u64, u64),
    /// Lines that are used in each of them, the first so many of `Lines`.
    pub lines: u64,
    /// In sixteenths: the core's requests to lines homed elsewhere.
    pub elsewhere: u64,
    /// In sixteenths: requests to the line asked last, by whomever.
    pub again: u64,
    /// In sixteenths: loads of several sectors.
    pub several: u64,
    /// In sixteenths: refused requests that are retried.
    pub retries: u64,
    /// How long L2 takes.
    pub l2: Latency,
    /// L2 reads what a load asks for as late as it may.
    pub l2_reads_late: bool,
    /// How long the ways to homes, to L2 and back take.
    pub homes: Latency,
    /// Beats of answers are rare.
    pub is_slow: bool,
    /// The output ports are mostly ready.
    pub is_open: bool,
    /// Nothing may leave for L2, for homes, for the core, for other cores.
    pub blocked: [bool; 4],
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
    pub fn new(config: &Config, rng: &mut Rng) -> Plan {
        let ways = config.core().ways() as u64;
        let (sets, lines) = match rng.below(6) {
            0 => (1, 1),
            1 => (1, ways + 1),
            2 => (2, ways + 1),
            3 => (2, ways.max(2)),
            4 => (8, ways + 1),
            _ => (2, 2 * ways),
        };
        match rng.below(12) {
            0 => return Plan::flood(ways, rng),
            1 | 2 => return Plan::copies(ways, rng),
            _ => {}
        }
        let l2 = latency(rng);
        let is_idle = rng.chance(1, 12);
        Plan {
            is_idle,
            others_idle: rng.chance(1, if is_idle { 2 } else { 5 }),
            longest: if sets > 2 || l2.least > 50 { 800 } else { 250 },
            kinds: [kinds(rng, true), kinds(rng, false)],
            sets: (rng.below(8), sets),
            lines,
            elsewhere: *rng.pick(&[0, 4, 8, 14, 16]).unwrap_or(&0),
            again: *rng.pick(&[0, 4, 12]).unwrap_or(&0),
            several: *rng.pick(&[0, 4, 16]).unwrap_or(&0),
            retries: *rng.pick(&[0, 8, 16]).unwrap_or(&0),
            l2,
            l2_reads_late: rng.chance(1, 2),
            homes: latency(rng),
            is_slow: rng.chance(1, 8),
            is_open: rng.chance(1, 2),
            blocked: core::array::from_fn(|_| rng.chance(1, 16)),
        }
    }
}

impl Plan {
    /// Loads of many lines, which L2 takes and does not answer for long: every entry is in use.
    fn flood(ways: u64, rng: &mut Rng) -> Plan {
        let loads = Weighted::new(Ask::Load, 1);
        Plan {
            is_idle: false,
            others_idle: false,
            longest: 800,
            kinds: [loads.clone(), loads],
            sets: (0, 16),
            lines: 2 * ways,
            elsewhere: 4,
            again: 0,
            several: 0,
            retries: 0,
            l2: Latency { least: 200, most: 400 },
            l2_reads_late: rng.chance(1, 2),
            homes: latency(rng),
            is_slow: false,
            is_open: true,
            blocked: [false; 4],
        }
    }

    /// A few lines, mostly of other cores, which stay as copies while the mode changes.
    fn copies(ways: u64, rng: &mut Rng) -> Plan {
        let kinds = Weighted::new(Ask::Load, 6)
            .or(Ask::Store, 2)
            .or(Ask::DirectStore, 1)
            .or(Ask::Atomic, 1);
        let soon = Latency { least: 0, most: 2 };
        Plan {
            is_idle: false,
            others_idle: rng.chance(3, 4),
            longest: 1_500,
            kinds: [kinds, self::kinds(rng, false)],
            sets: (0, 2),
            lines: if rng.chance(1, 2) { 1 } else { ways },
            elsewhere: 11,
            again: 4,
            several: 0,
            retries: 8,
            l2: soon,
            l2_reads_late: false,
            homes: soon,
            is_slow: false,
            is_open: true,
            blocked: [false; 4],
        }
    }
}

/// Stores that bypass the L1 leave their core as others do.
fn kinds(rng: &mut Rng, is_own: bool) -> Weighted<Ask> {
    let (loads, stores, remote) = match rng.below(5) {
        0 => (1, 0, 0),
        1 => (6, 6, 1),
        2 => (16, 2, 0),
        3 => (8, 2, 2),
        _ => (4, 4, 4),
    };
    let direct = if is_own { remote } else { 0 };
    Weighted::new(Ask::Load, loads)
        .or(Ask::Store, stores)
        .or(Ask::DirectLoad, remote)
        .or(Ask::DirectStore, direct)
        .or(Ask::Atomic, remote)
}

fn latency(rng: &mut Rng) -> Latency {
    match rng.below(4) {
        0 => Latency { least: 0, most: 2 },
        1 => Latency { least: 0, most: 40 },
        2 => Latency { least: 60, most: 80 },
        _ => Latency { least: 100, most: 300 },
    }
}
