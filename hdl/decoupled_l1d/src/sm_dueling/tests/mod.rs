//! The rules one by one, all engines in lockstep, deliberate faults, the replay, and the text.

mod bench;
mod faults;
mod lockstep;
mod replay;
mod rules;
mod text;

use testbenches::testing::assert_rules_are_tested;

use super::Config;
use design::SmDueling;

fn config(interval: u32, margin_percent: u32, min_accesses: u32) -> Config {
    Config::new(&SmDueling { interval, margin_percent, min_accesses }, "test").unwrap()
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
