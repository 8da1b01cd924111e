//! The rules one by one, and all engines in lockstep.

mod arbiter;
mod bench;
mod faults;
mod lockstep;
mod parking;
mod rules;
mod text;
mod throttle;

use super::Config;
use design::{
    Ccn, EpochUnit, IndexFunction, L1, Pending, PendingStore, Replacement, WhenFull, WriteHit,
};

/// The defaults of the design.
fn l1() -> L1 {
    L1 { pending_store: PendingStore::Refuse, write_hit: WriteHit::Evict, ..L1::default() }
}

/// Windows that end.
fn ccn() -> Ccn {
    Ccn { cores: 4, sample: 60, epoch: 200, filter_bits: 1024, ..Ccn::default() }
}

fn config(l1: L1, ccn: Ccn) -> Config {
    Config::new(&l1, &ccn, "test").unwrap()
}

/// The least of everything: a line is a sector.
fn one() -> Config {
    let l1 = L1 {
        address_bits: 16,
        line_bytes: 32,
        sector_bytes: 32,
        sets: 2,
        ways: 1,
        mshr_entries: 1,
        mshr_merges: 1,
        miss_queue: 1,
        id_bits: 2,
        counter_bits: 4,
        ..l1()
    };
    let (buffer, request_queue, response_queue) = (2, 2, 3);
    let ccn = Ccn { cores: 2, buffer, request_queue, response_queue, buffer_patience: 1, ..ccn() };
    config(l1, ccn)
}

/// Small, and with more entries than CB and miss queue have places.
fn small() -> Config {
    small_with(ccn())
}

/// The same, with other windows.
fn small_with(ccn: Ccn) -> Config {
    let l1 = L1 {
        address_bits: 32,
        line_bytes: 64,
        sector_bytes: 8,
        sets: 4,
        ways: 4,
        index: IndexFunction::Xor,
        mshr_entries: 8,
        mshr_merges: 4,
        replacement: Replacement::Plru,
        miss_queue: 2,
        hit_latency: 2,
        id_bits: 6,
        ..l1()
    };
    let (buffer, request_queue, response_queue) = (2, 3, 3);
    config(l1, Ccn { buffer, request_queue, response_queue, buffer_patience: 4, ..ccn })
}

/// Requests wait for lines in flight, in few places.
fn waiting() -> Config {
    small_with(Ccn { pending: Pending::Wait, parking: 2, ..ccn() })
}

/// Nothing that has a power of two elsewhere; stores are written, what finds no room waits, loads restart early.
fn odd() -> Config {
    odd_with(ccn())
}

/// The same, and requests wait for lines in flight.
fn odd_waiting() -> Config {
    odd_with(Ccn { pending: Pending::Wait, parking: 3, ..ccn() })
}

fn odd_with(ccn: Ccn) -> Config {
    let l1 = L1 {
        address_bits: 24,
        line_bytes: 128,
        sector_bytes: 32,
        sets: 4,
        ways: 3,
        mshr_entries: 7,
        mshr_merges: 3,
        replacement: Replacement::Srrip,
        write_hit: WriteHit::Update,
        when_full: WhenFull::Wait,
        early_restart: true,
        miss_queue: 3,
        store_data_places: 2,
        id_bits: 6,
        ..l1()
    };
    let (buffer, request_queue, response_queue) = (3, 5, 3);
    let epoch_unit = EpochUnit::Cycles;
    let ccn = Ccn { cores: 15, buffer, request_queue, response_queue, epoch_unit, ..ccn };
    config(l1, Ccn { buffer_patience: 9, counter_bits: 3, ..ccn })
}

/// CCN-B as published: neither throttler nor filter; stores make lines in flight stale.
fn published() -> Config {
    let l1 = L1 {
        address_bits: 32,
        line_bytes: 128,
        sector_bytes: 16,
        sets: 4,
        ways: 2,
        mshr_entries: 6,
        miss_queue: 4,
        id_bits: 6,
        pending_store: PendingStore::Stale,
        ..l1()
    };
    let ccn = Ccn { throttle: false, own_store_filter: false, buffer: 4, ..ccn() };
    config(l1, Ccn { cores: 3, request_queue: 2, response_queue: 8, buffer_patience: 64, ..ccn })
}

fn whole_lines() -> Config {
    let ccn = Ccn { cores: 3, buffer: 2, request_queue: 3, response_queue: 3, ..ccn() };
    config(L1 { sector_bytes: 128, sets: 4, mshr_entries: 6, ..l1() }, ccn)
}

fn paper() -> Config {
    Config::of(&design::Design::load("taco16").unwrap()).unwrap()
}

#[test]
fn no_rule_is_without_its_test() {
    let tests = concat!(
        include_str!("rules.rs"),
        include_str!("arbiter.rs"),
        include_str!("throttle.rs"),
        include_str!("parking.rs")
    );
    testbenches::testing::assert_rules_are_tested(include_str!("../mod.rs"), tests);
}
