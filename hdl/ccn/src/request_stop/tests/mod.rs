//! The rules one by one, all engines in lockstep, and wrong stops.

mod faults;
mod lockstep;
mod rules;
mod text;

use super::Config;
use design::{Ccn, L1};
use testbenches::testing::assert_rules_are_tested;

/// Lines of 128 bytes, 8 entries.
fn l1() -> L1 {
    L1 { mshr_entries: 8, ..L1::default() }
}

/// 4 cores, queues of these places, so many cycles of patience.
fn ccn(buffer: u32, request_queue: u32, buffer_patience: u32) -> Ccn {
    Ccn { cores: 4, buffer, request_queue, buffer_patience, ..Ccn::default() }
}

fn config(buffer: u32, request_queue: u32, patience: u32) -> Config {
    Config::new(&l1(), &ccn(buffer, request_queue, patience), "test").unwrap()
}

/// One MSHR entry, lines of few bits, two cores.
fn narrowest() -> Config {
    let l1 = L1 { address_bits: 16, line_bytes: 256, sets: 2, ways: 1, mshr_entries: 1, ..l1() };
    Config::new(&l1, &Ccn { cores: 2, ..ccn(2, 2, 1) }, "test").unwrap()
}

fn widest() -> Config {
    let l1 = L1 { address_bits: 64, line_bytes: 32, ways: 32, mshr_entries: 256, ..l1() };
    Config::new(&l1, &Ccn { cores: 256, ..ccn(64, 64, 65_535) }, "test").unwrap()
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
