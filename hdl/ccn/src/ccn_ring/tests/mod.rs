//! The rules, all engines in lockstep, and wrong rings.

mod faults;
mod lockstep;
mod rules;
mod text;

use super::Config;
use design::{Ccn, IndexFunction, L1};
use testbenches::testing::assert_rules_are_tested;

/// A ring of so many cores with queues of so many places and links of so many cycles; L1s of 4 sets of 2 ways, lines of
/// two sectors of 64 bits.
fn config(cores: u32, places: u32, link_latency: u32) -> Config {
    let l1 = L1 {
        address_bits: 16,
        line_bytes: 32,
        sector_bytes: 16,
        sets: 4,
        ways: 2,
        index: IndexFunction::Xor,
        mshr_entries: 4,
        ..L1::default()
    };
    let (buffer, request_queue, response_queue) = (places, places, places);
    let ccn = Ccn {
        cores,
        buffer,
        request_queue,
        response_queue,
        link_latency,
        buffer_patience: 16,
        ..Ccn::default()
    };
    Config::new(&l1, &ccn, "test").unwrap()
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
