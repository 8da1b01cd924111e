//! The rules one by one, all engines in lockstep, and wrong stops.

mod rules;

use super::Config;
use design::{Ccn, L1};
use testbenches::testing::assert_rules_are_tested;

/// Queues of these places, 4 cycles of patience, 4 cores.
fn config(buffer: u32, request_queue: u32) -> Config {
    let ccn = Ccn { cores: 4, buffer, request_queue, buffer_patience: 4, ..Ccn::default() };
    Config::new(&L1 { mshr_entries: 8, ..L1::default() }, &ccn, "test").unwrap()
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
