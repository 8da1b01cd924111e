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

fn config(limit: u32, queue: u32, l1: &str) -> Config {
    let fields = format!("arbiter_starvation_limit = {limit}\nremote_in_queue = {queue}");
    let text = format!("[l1]\n{l1}\n[shared_l1]\n{fields}");
    Config::of(&design(&text)).unwrap()
}

/// The narrowest words.
fn one() -> Config {
    config(1, 1, "address_bits = 32\nsector_bytes = 8\nid_bits = 1")
}

fn pot() -> Config {
    config(4, 4, "")
}

fn npot() -> Config {
    config(3, 5, "address_bits = 37\nline_bytes = 64\nid_bits = 5")
}

fn paper() -> Config {
    Config::of(&Design::load("pact20").unwrap()).unwrap()
}

/// The paper's priority.
fn strict() -> Config {
    config(0, 8, "")
}

/// The widest words, the deepest queue and the highest limit.
fn max() -> Config {
    config(65_535, 64, "address_bits = 64\nline_bytes = 256\nsector_bytes = 128\nid_bits = 16")
}

fn boundaries() -> [Config; 6] {
    [one(), pot(), npot(), paper(), strict(), max()]
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
