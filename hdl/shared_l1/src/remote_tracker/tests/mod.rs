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

fn config(requests: u32, l1: &str) -> Config {
    let text = format!("shared_l1.remote_requests = {requests}\nl1 = {{ {l1} }}");
    Config::of(&design(&text)).unwrap()
}

/// One request, of a line of one sector.
fn one() -> Config {
    config(1, "line_bytes = 32, id_bits = 1")
}

/// As many requests as identifiers.
fn pot() -> Config {
    config(4, "sector_bytes = 64, id_bits = 2")
}

fn npot() -> Config {
    config(5, "sector_bytes = 16, id_bits = 3")
}

/// More requests than identifiers.
fn few() -> Config {
    config(7, "id_bits = 2")
}

fn paper() -> Config {
    Config::of(&Design::load("pact20").unwrap()).unwrap()
}

fn max() -> Config {
    config(64, "address_bits = 64, line_bytes = 256, sector_bytes = 8, id_bits = 16")
}

fn boundaries() -> [Config; 6] {
    [one(), pot(), npot(), few(), paper(), max()]
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
