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

/// A chip of one slice with two sets.
fn one() -> Sac {
    Sac { chips: 1, slices: 1, slice_bytes: 4_096, crd_sets: 2, address_bits: 16, ..Sac::default() }
}

fn pot() -> Sac {
    Sac { chips: 2, slices: 8, slice_bytes: 65_536, address_bits: 32, ..Sac::default() }
}

/// Slices of two sets, and chips that are no power of two.
fn npot() -> Sac {
    Sac { chips: 5, slices: 4, slice_bytes: 4_096, ..Sac::default() }
}

fn max() -> Sac {
    Sac {
        chips: 16,
        slices: 64,
        slice_bytes: 16_777_216,
        slice_ways: 32,
        line_bytes: 32,
        address_bits: 64,
        ..Sac::default()
    }
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
