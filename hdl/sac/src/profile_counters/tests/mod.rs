//! The rules one by one, all engines in lockstep, deliberate faults, and the text.

mod faults;
mod lockstep;
mod rules;
mod text;

use testbenches::testing::assert_rules_are_tested;

use super::Config;
use design::Sac;

fn config(sac: Sac) -> Config {
    Config::new(&sac, "test").unwrap()
}

/// Four slices, profiles of three cycles.
fn small() -> Sac {
    Sac { slices: 4, sm_ports: 5, profile_cycles: 3, ..Sac::default() }
}

fn one() -> Sac {
    Sac { slices: 1, sm_ports: 1, profile_cycles: 1, ..Sac::default() }
}

/// With counters that a profile can just not overflow.
fn pot() -> Sac {
    let sac = Sac { counter_bits: 11, slice_counter_bits: 9, ..Sac::default() };
    Sac { slices: 8, sm_ports: 7, profile_cycles: 64, ..sac }
}

fn npot() -> Sac {
    Sac { slices: 2, sm_ports: 6, profile_cycles: 37, ..Sac::default() }
}

/// The longest profile.
fn max() -> Sac {
    Sac { slices: 64, sm_ports: 1, profile_cycles: 65_535, ..Sac::default() }
}

/// The most L1s, with the longest profile that they leave room for.
fn many() -> Sac {
    Sac { slices: 64, sm_ports: 64, profile_cycles: 1_023, ..Sac::default() }
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
