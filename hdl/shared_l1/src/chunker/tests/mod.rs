//! The rules one by one, all engines in lockstep, deliberate faults, and the text.

mod faults;
mod lockstep;
mod rules;
mod text;

use super::Config;
use crate::testing::design;
use design::Design;
use testbenches::testing::assert_rules_are_tested;

/// All engines in step.
type Bench = testbenches::testing::Bench<super::Dut>;

fn config(fields: &str) -> Config {
    Config::of(&design(fields)).unwrap()
}

/// A line of one sector.
fn one() -> Config {
    config("shared_l1.cores = 1\nl1 = { line_bytes = 32, id_bits = 1 }")
}

/// A line of two sectors of 64 bytes.
fn pot() -> Config {
    config("shared_l1.cores = 16\nl1.sector_bytes = 64")
}

fn npot() -> Config {
    config("shared_l1.cores = 5\nl1 = { sector_bytes = 16, id_bits = 5 }")
}

fn paper() -> Config {
    Config::of(&Design::load("pact20").unwrap()).unwrap()
}

/// As in the paper without its first optimisation.
fn whole() -> Config {
    config("shared_l1.chunking = false")
}

/// 32 sectors of 8 bytes.
fn max() -> Config {
    let l1 = "address_bits = 64, line_bytes = 256, sector_bytes = 8, id_bits = 16";
    config(&format!("shared_l1.cores = 256\nl1 = {{ {l1} }}"))
}

fn boundaries() -> [Config; 6] {
    [one(), pot(), npot(), paper(), whole(), max()]
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
