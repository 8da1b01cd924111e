//! The rules one by one, all engines in lockstep, deliberate faults, the hole that the block closes, and
//! the text.

mod faults;
mod hole;
mod lockstep;
mod rules;
mod text;

use super::Config;
use crate::testing::design;
use design::Design;
use testbenches::testing::assert_rules_are_tested;

/// All engines in step.
type Bench = testbenches::testing::Bench<super::Dut>;

fn config(lines: u32, merges: u32, l1: &str) -> Config {
    let fields = format!("store_tracker_lines = {lines}, store_tracker_merges = {merges}");
    Config::of(&design(&format!("shared_l1 = {{ {fields} }}\nl1 = {{ {l1} }}"))).unwrap()
}

fn one() -> Config {
    config(1, 1, "address_bits = 32")
}

fn pot() -> Config {
    config(4, 2, "line_bytes = 32")
}

fn npot() -> Config {
    config(5, 6, "address_bits = 37")
}

fn paper() -> Config {
    Config::of(&Design::load("pact20").unwrap()).unwrap()
}

fn max() -> Config {
    config(64, 255, "address_bits = 64, line_bytes = 32")
}

fn boundaries() -> [Config; 5] {
    [one(), pot(), npot(), paper(), max()]
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
