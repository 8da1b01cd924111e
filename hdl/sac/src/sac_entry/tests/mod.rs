//! The rules one by one, all engines in lockstep, deliberate faults, and the text.

mod bench;
mod faults;
mod lockstep;
mod rules;
mod text;

use testbenches::testing::assert_rules_are_tested;

use super::Config;
use design::{Llc, Sac};

fn config(sac: Sac, llc: Llc) -> Config {
    Config::new(&sac, &llc, "test").unwrap()
}

/// An entry of so many identifiers.
fn named(sac: Sac, id_bits: u32) -> Config {
    config(sac, Llc { id_bits, ..Llc::default() })
}

/// Four identifiers in a chip of four.
fn small() -> Config {
    named(Sac { slices: 4, ..Sac::default() }, 2)
}

/// A single chip with one slice, lines of one sector.
fn one() -> Config {
    let sac = Sac { chips: 1, slices: 1, line_bytes: 32, ..Sac::default() };
    named(Sac { slice_bytes: 1_024, crd_sets: 2, address_bits: 16, ..sac }, 1)
}

fn npot() -> Config {
    named(Sac { chips: 5, slices: 2, sector_bytes: 64, address_bits: 33, ..Sac::default() }, 3)
}

fn paper() -> Config {
    named(Sac::default(), 9)
}

fn max() -> Config {
    let sac = Sac { chips: 16, slices: 64, sector_bytes: 64, address_bits: 64, ..Sac::default() };
    named(sac, 17)
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
