//! The rules one by one, all engines in lockstep, deliberate faults, the replay, and the text.

mod bench;
mod faults;
mod lockstep;
mod replay;
mod rules;
mod text;

use super::Config;
use design::SmDueling;

fn config(interval: u32, margin_percent: u32, min_accesses: u32) -> Config {
    Config::new(&SmDueling { interval, margin_percent, min_accesses }, "test").unwrap()
}

/// Every rule of the page has a test of its name, and every such test a rule.
#[test]
fn no_rule_is_without_its_test() {
    let numbers = |text: &'static str, before: &'static str, after: char| -> Vec<u32> {
        let found = text.lines().filter_map(|line| line.strip_prefix(before)?.split(after).next());
        found.filter_map(|number| number.parse().ok()).collect()
    };
    let rules = numbers(include_str!("../mod.rs"), "//! - **R", '*');
    assert_eq!(rules, (1..=11).collect::<Vec<u32>>());
    assert_eq!(numbers(include_str!("rules.rs"), "fn r", '_'), rules);
}
