//! The rules one by one, all engines in lockstep, and wrong stops.

mod faults;
mod lockstep;
mod parking;
mod proofs;
mod rules;
mod text;

use super::Config;
use design::{Ccn, IndexFunction, L1, Pending};
use testbenches::testing::assert_rules_are_tested;

/// 4 sets of 2 ways, lines of so many sectors of 32 bytes, 8 entries.
fn l1(sectors: u32) -> L1 {
    let line_bytes = 32 * sectors;
    L1 { line_bytes, sets: 4, ways: 2, index: IndexFunction::Xor, mshr_entries: 8, ..L1::default() }
}

/// 4 cores, queues of these places, so many cycles of patience.
fn ccn(queues: u32, buffer_patience: u32) -> Ccn {
    let (buffer, request_queue, response_queue) = (queues, queues, queues);
    Ccn { cores: 4, buffer, request_queue, response_queue, buffer_patience, ..Ccn::default() }
}

fn config(sectors: u32, queues: u32, patience: u32) -> Config {
    Config::new(&l1(sectors), &ccn(queues, patience), "test").unwrap()
}

/// The same with so many places for requests that wait.
fn waiting(sectors: u32, queues: u32, patience: u32, parking: u32) -> Config {
    let ccn = Ccn { pending: Pending::Wait, parking, ..ccn(queues, patience) };
    Config::new(&l1(sectors), &ccn, "test").unwrap()
}

/// One way, one MSHR entry, a sector of 64 bits, lines of few bits, two cores.
fn narrowest() -> Config {
    let l1 = L1 {
        address_bits: 16,
        line_bytes: 32,
        sector_bytes: 8,
        sets: 2,
        ways: 1,
        mshr_entries: 1,
        ..L1::default()
    };
    Config::new(&l1, &Ccn { cores: 2, ..ccn(2, 1) }, "test").unwrap()
}

/// The most of everything but sets, of which 1,024 take rust-hdl too long.
fn widest() -> Config {
    let l1 = L1 {
        address_bits: 64,
        line_bytes: 256,
        sector_bytes: 128,
        sets: 64,
        ways: 32,
        mshr_entries: 256,
        ..L1::default()
    };
    Config::new(&l1, &Ccn { cores: 256, ..ccn(64, 65_535) }, "test").unwrap()
}

fn paper() -> Config {
    Config::of(&design::Design::load("taco16").unwrap()).unwrap()
}

#[test]
fn no_rule_is_without_its_test() {
    let tests = concat!(include_str!("rules.rs"), include_str!("parking.rs"));
    assert_rules_are_tested(include_str!("../mod.rs"), tests);
}
