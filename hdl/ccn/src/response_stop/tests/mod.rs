//! The rules one by one, all engines in lockstep, and wrong stops.

mod rules;

use super::Config;
use design::{Ccn, L1};
use testbenches::testing::assert_rules_are_tested;

/// Lines of two sectors, 3 places, 4 cores.
fn config() -> Config {
    let ccn = Ccn { cores: 4, response_queue: 3, ..Ccn::default() };
    let l1 = L1 { line_bytes: 64, sector_bytes: 32, mshr_entries: 8, ..L1::default() };
    Config::new(&l1, &ccn, "test").unwrap()
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
