//! Inputs of a cycle, and a bench that keeps the profile's level.

use signal::port::Lanes;
use testbenches::testing;

use super::super::{Config, Entry, Levels, Ready, Tile};
use super::{Dut, In, Out};

pub type Bench = testing::Bench<Dut>;

/// Nothing but `level_profile`, and a reconfigurator that takes what is offered.
pub fn counting() -> In {
    let level = Levels { profile: true, ..Levels::default() };
    In { level, counter: Ready::YES, ..In::default() }
}

/// Nothing but `level_hold`.
pub fn holding() -> In {
    In { level: Levels { hold: true, ..Levels::default() }, ..In::default() }
}

/// Entries that are held, and empty or not.
pub fn with_entries(input: In, empty: &[bool]) -> In {
    let entry = |i: usize| Entry { held: true, empty: empty[i], ..Entry::default() };
    In { entry: Lanes::of(empty.len(), entry), ..input }
}

/// Tiles at which requests of chip 0 for these lines arrive, one each.
pub fn with_lines(input: In, lines: &[u64]) -> In {
    let tile = |i: usize| Tile { arrives: true, line: lines[i], sectors: 1, ..Tile::default() };
    In { tile: Lanes::of(lines.len(), tile), ..input }
}

/// Entries that requests leave, each for a slice and perhaps local.
pub fn with_misses(input: In, misses: &[(u64, bool)]) -> In {
    let entry = |i: usize| Entry {
        missed: true,
        miss_slice: misses[i].0,
        miss_local: misses[i].1,
        ..Entry::default()
    };
    In { entry: Lanes::of(misses.len(), entry), ..input }
}

/// Runs until the profile is over; then its counters.
pub fn counters(bench: &mut Bench, config: &Config) -> Vec<u64> {
    let over = |out: &Out| out.counter.valid;
    let mut first = bench.cycle(counting());
    for _ in 0..200 {
        if over(&first) {
            break;
        }
        first = bench.cycle(counting());
    }
    let mut all = vec![first.counter.data];
    all.extend((1..config.words()).map(|_| bench.cycle(counting()).counter.data));
    assert!(!bench.cycle(counting()).counter.valid);
    all
}
