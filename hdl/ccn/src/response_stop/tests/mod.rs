//! The rules one by one, all engines in lockstep, and wrong stops.

mod faults;
mod lockstep;
mod rules;
mod text;

use super::Config;
use design::{Ccn, L1};
use testbenches::testing::assert_rules_are_tested;

/// Short lines of so many sectors, so many places, 4 cores.
fn of(sectors: u32, response_queue: u32) -> Config {
    let ccn = Ccn { cores: 4, response_queue, ..Ccn::default() };
    let line_bytes = (8 * sectors).max(32);
    let sector_bytes = line_bytes / sectors;
    let l1 = L1 { line_bytes, sector_bytes, mshr_entries: 8, ..L1::default() };
    Config::new(&l1, &ccn, "test").unwrap()
}

/// Lines of two sectors, 3 places.
fn config() -> Config {
    of(2, 3)
}

fn paper() -> Config {
    Config::new(&L1::default(), &Ccn::default(), "test").unwrap()
}

/// One MSHR entry, sectors of 8 bytes, two cores.
fn narrowest() -> Config {
    let l1 = L1 { line_bytes: 32, sector_bytes: 8, mshr_entries: 1, ..L1::default() };
    Config::new(&l1, &Ccn { cores: 2, response_queue: 2, ..Ccn::default() }, "test").unwrap()
}

/// Sectors of 64 bytes, and all entries and cores that there are.
fn widest() -> Config {
    let l1 = L1 { line_bytes: 256, sector_bytes: 128, mshr_entries: 256, ..L1::default() };
    let ccn = Ccn { cores: 256, response_queue: 64, ..Ccn::default() };
    Config::new(&l1, &ccn, "test").unwrap()
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
