//! The rules one by one, the rows of the specification's table, all engines in lockstep, the baseline
//! against `l1`, deliberate faults, the replay, the text, and how many hits there are a
//! cycle.

mod bench;
mod equal;
mod faults;
mod flush;
mod loads;
mod lockstep;
mod modes;
mod replay;
mod table;
mod text;
mod throughput;
mod waits;
mod writes;

use testbenches::testing::assert_rules_are_tested;

use super::Config;
use design::{DataReplacement, Decoupled, L1, PendingStore, WhenFull, WriteHit};

fn config(l1: L1, decoupled: Decoupled) -> Config {
    Config::new(&l1, &decoupled, "test").unwrap()
}

/// The smallest but for its sectors: nothing is ever gated, and a line is taken at once.
fn one() -> Config {
    let l1 = L1 {
        address_bits: 16,
        line_bytes: 32,
        sector_bytes: 8,
        sets: 2,
        ways: 1,
        mshr_entries: 1,
        mshr_merges: 1,
        miss_queue: 1,
        id_bits: 2,
        counter_bits: 4,
        ..L1::default()
    };
    let decoupled =
        Decoupled { tag_ways: 1, rc_bits: 1, threshold: 0, rc_initial: 0, ..Decoupled::default() };
    config(l1, decoupled)
}

fn pot() -> Config {
    let l1 = L1 {
        address_bits: 32,
        line_bytes: 64,
        sector_bytes: 16,
        sets: 4,
        ways: 2,
        mshr_entries: 8,
        mshr_merges: 4,
        miss_queue: 4,
        hit_latency: 2,
        id_bits: 6,
        ..L1::default()
    };
    let decoupled = Decoupled { tag_ways: 4, rc_bits: 2, threshold: 3, ..Decoupled::default() };
    config(l1, decoupled)
}

fn npot() -> Config {
    let l1 = L1 {
        address_bits: 33,
        line_bytes: 32,
        sector_bytes: 8,
        sets: 8,
        ways: 3,
        mshr_entries: 5,
        mshr_merges: 3,
        write_hit: WriteHit::Evict,
        miss_queue: 3,
        hit_latency: 5,
        id_bits: 5,
        ..L1::default()
    };
    let decoupled = Decoupled {
        tag_ways: 5,
        rc_bits: 3,
        threshold: 4,
        rc_initial: 0,
        data_replacement: DataReplacement::Srrip,
        ..Decoupled::default()
    };
    config(l1, decoupled)
}

/// Requests without room wait, one request of three has a place for data, and a load of one sector restarts
/// early.
fn waiting(pending_store: PendingStore) -> Config {
    let l1 = L1 {
        pending_store,
        address_bits: 24,
        line_bytes: 64,
        sector_bytes: 16,
        sets: 2,
        ways: 2,
        mshr_entries: 3,
        mshr_merges: 3,
        miss_queue: 3,
        id_bits: 6,
        store_data_places: 1,
        early_restart: true,
        when_full: WhenFull::Wait,
        ..L1::default()
    };
    let decoupled = Decoupled { tag_ways: 4, rc_bits: 2, ..Decoupled::default() };
    config(l1, decoupled)
}

/// Writes to lines in flight are refused, and retried.
fn refusing() -> Config {
    let l1 = L1 {
        address_bits: 24,
        line_bytes: 64,
        sector_bytes: 16,
        sets: 4,
        ways: 2,
        mshr_entries: 3,
        mshr_merges: 3,
        miss_queue: 3,
        id_bits: 5,
        write_hit: WriteHit::Evict,
        pending_store: PendingStore::Refuse,
        ..L1::default()
    };
    config(l1, Decoupled { tag_ways: 4, rc_bits: 2, ..Decoupled::default() })
}

fn paper() -> Config {
    let l1 = L1 { write_hit: WriteHit::Evict, ..L1::default() };
    config(l1, Decoupled::default())
}

fn whole_lines() -> Config {
    let l1 = L1 { sector_bytes: 128, write_hit: WriteHit::Evict, ..L1::default() };
    config(l1, Decoupled::default())
}

/// Every port and every count at its widest.
fn max() -> Config {
    let l1 = L1 {
        address_bits: 64,
        line_bytes: 256,
        sector_bytes: 128,
        sets: 2,
        ways: 4,
        mshr_entries: 6,
        mshr_merges: 16,
        miss_queue: 64,
        hit_latency: 64,
        id_bits: 16,
        ..L1::default()
    };
    let decoupled = Decoupled {
        tag_ways: 8,
        rc_bits: 8,
        threshold: 4,
        aging: false,
        data_replacement: DataReplacement::Srrip,
        ..Decoupled::default()
    };
    config(l1, decoupled)
}

#[test]
fn no_rule_is_without_its_test() {
    let tests = concat!(
        include_str!("loads.rs"),
        include_str!("writes.rs"),
        include_str!("modes.rs"),
        include_str!("equal.rs"),
        include_str!("waits.rs")
    );
    assert_rules_are_tested(include_str!("../mod.rs"), tests);
}
