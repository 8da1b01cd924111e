//! The rules one by one, all engines in lockstep, deliberate faults, the text, and the replay.

mod bench;
mod faults;
mod lockstep;
mod replay;
mod rules;
mod text;

use testbenches::testing::assert_rules_are_tested;

use super::Config;
use design::{MemorySideHits, Sac};

fn config(sac: Sac) -> Config {
    Config::new(&sac, "test").unwrap()
}

/// Two sets of three ways, every fourth of eight sets sampled: line 4 is in set 1, line 8 is set 0's
/// next. Three chips.
fn small() -> Sac {
    Sac {
        chips: 3,
        slices: 1,
        slice_bytes: 1_024,
        slice_ways: 1,
        crd_ways: 3,
        crd_sets: 2,
        ..Sac::default()
    }
}

/// The smallest directory there is, in a cache of which every set is sampled.
fn one() -> Sac {
    Sac {
        chips: 1,
        slices: 1,
        slice_bytes: 1_024,
        slice_ways: 4,
        crd_ways: 1,
        crd_sets: 2,
        address_bits: 16,
        memory_side_hits: MemorySideHits::Slices,
        ..Sac::default()
    }
}

fn pot() -> Sac {
    Sac { chips: 2, crd_ways: 8, crd_sets: 16, sectored: true, sector_bytes: 64, ..Sac::default() }
}

/// With counters that are soon full, as wide as a profile of a cycle asks for.
fn npot() -> Sac {
    let sac = Sac { profile_cycles: 1, counter_bits: 6, ..Sac::default() };
    Sac { chips: 5, crd_ways: 5, crd_sets: 4, address_bits: 32, ..sac }
}

fn sectored() -> Sac {
    Sac { sectored: true, ..Sac::default() }
}

fn max() -> Sac {
    Sac {
        chips: 16,
        slices: 64,
        slice_bytes: 16_777_216,
        slice_ways: 4,
        crd_ways: 32,
        crd_sets: 512,
        line_bytes: 256,
        sectored: true,
        address_bits: 64,
        ..Sac::default()
    }
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
