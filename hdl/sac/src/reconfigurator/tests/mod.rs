//! The rules one by one, all engines in lockstep, deliberate faults, and the text.

mod bench;
mod faults;
mod lockstep;
mod model;
mod rules;
mod text;

use testbenches::testing::assert_rules_are_tested;

use super::Config;
use design::Sac;

fn config(sac: Sac) -> Config {
    Config::new(&sac, "test").unwrap()
}

/// Two chips of one slice each.
fn small() -> Config {
    config(Sac { chips: 2, slices: 1, slice_bytes: 8_192, crd_sets: 2, ..Sac::default() })
}

/// A single chip.
fn one() -> Config {
    config(Sac { chips: 1, slices: 2, ..Sac::default() })
}

/// Three chips, and slices' counters that are wider than the others.
fn npot() -> Config {
    let sac = Sac { chips: 3, slices: 2, sm_ports: 3, profile_cycles: 15, ..Sac::default() };
    config(Sac { counter_bits: 6, slice_counter_bits: 9, ..sac })
}

/// The most chips, and the most slices: together they have too many counters for many kernels.
fn many() -> Config {
    config(Sac { chips: 16, slices: 4, ..Sac::default() })
}

fn long() -> Config {
    config(Sac { chips: 2, slices: 64, ..Sac::default() })
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
