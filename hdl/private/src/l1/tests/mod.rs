//! The rules one by one, all engines in lockstep, the guarantee, deliberate faults, the replay, and the
//! text.

mod bench;
mod bypassing;
mod faults;
mod flush;
mod lockstep;
mod lookups;
mod memories;
mod replay;
mod replies;
mod restarts;
mod text;
mod throughput;
mod waits;
mod writes;

use testbenches::testing::assert_rules_are_tested;

use super::Config;
use design::{Bypass, IndexFunction, L1, PendingStore, Replacement, WhenFull, WriteHit};

fn config(l1: L1) -> Config {
    Config::new(&l1, "test").unwrap()
}

/// The smallest there is.
fn one() -> Config {
    config(L1 {
        address_bits: 16,
        line_bytes: 32,
        sector_bytes: 32,
        sets: 2,
        ways: 1,
        mshr_entries: 1,
        mshr_merges: 1,
        miss_queue: 1,
        hit_latency: 1,
        id_bits: 2,
        counter_bits: 4,
        ..L1::default()
    })
}

fn pot() -> Config {
    config(L1 {
        address_bits: 32,
        line_bytes: 64,
        sector_bytes: 16,
        sets: 4,
        ways: 4,
        index: IndexFunction::Xor,
        mshr_entries: 8,
        mshr_merges: 4,
        replacement: Replacement::Plru,
        miss_queue: 4,
        hit_latency: 2,
        id_bits: 6,
        ..L1::default()
    })
}

/// Stores and atomics to pending lines are refused.
fn refusing() -> Config {
    config(L1 {
        address_bits: 24,
        line_bytes: 64,
        sector_bytes: 16,
        sets: 2,
        ways: 4,
        mshr_entries: 6,
        mshr_merges: 3,
        miss_queue: 3,
        id_bits: 6,
        pending_store: PendingStore::Refuse,
        ..L1::default()
    })
}

/// Requests without room wait, writes to pending lines too if they are not to make them stale.
fn waiting(pending_store: PendingStore) -> Config {
    config(L1 {
        address_bits: 24,
        line_bytes: 64,
        sector_bytes: 16,
        sets: 2,
        ways: 4,
        mshr_entries: 6,
        mshr_merges: 3,
        replacement: Replacement::Srrip,
        miss_queue: 3,
        id_bits: 6,
        pending_store,
        when_full: WhenFull::Wait,
        ..L1::default()
    })
}

/// A load of one sector does not wait for its line.
fn early() -> Config {
    config(L1 {
        address_bits: 24,
        line_bytes: 64,
        sector_bytes: 16,
        sets: 2,
        ways: 3,
        mshr_entries: 5,
        mshr_merges: 3,
        miss_queue: 3,
        early_restart: true,
        id_bits: 6,
        ..L1::default()
    })
}

/// Loads that bypass the cache are looked up.
fn looking_up(pending_store: PendingStore, when_full: WhenFull) -> Config {
    config(L1 {
        address_bits: 24,
        line_bytes: 64,
        sector_bytes: 16,
        sets: 2,
        ways: 3,
        mshr_entries: 5,
        mshr_merges: 2,
        miss_queue: 3,
        id_bits: 6,
        bypass: Bypass::Lookup,
        pending_store,
        when_full,
        ..L1::default()
    })
}

/// Not every request that waits to leave has a place for data.
fn few_places() -> Config {
    config(L1 {
        address_bits: 24,
        line_bytes: 64,
        sector_bytes: 16,
        sets: 2,
        ways: 4,
        mshr_entries: 6,
        mshr_merges: 3,
        miss_queue: 4,
        store_data_places: 2,
        id_bits: 6,
        ..L1::default()
    })
}

fn npot() -> Config {
    config(L1 {
        address_bits: 33,
        line_bytes: 32,
        sector_bytes: 8,
        sets: 8,
        ways: 3,
        mshr_entries: 5,
        mshr_merges: 3,
        replacement: Replacement::Srrip,
        write_hit: WriteHit::Evict,
        miss_queue: 3,
        hit_latency: 5,
        id_bits: 5,
        ..L1::default()
    })
}

fn paper() -> Config {
    config(L1::default())
}

/// A line is one sector, of which a load is answered with all of it in one cycle; few places for the data of stores.
fn whole_lines() -> Config {
    config(L1 {
        address_bits: 32,
        line_bytes: 128,
        sector_bytes: 128,
        sets: 4,
        ways: 3,
        mshr_entries: 6,
        mshr_merges: 3,
        miss_queue: 4,
        store_data_places: 2,
        hit_latency: 2,
        id_bits: 6,
        ..L1::default()
    })
}

/// Every port and every queue at its widest. More sets, entries and loads of an entry repeat the same
/// hardware, and take Verilator minutes.
fn max() -> Config {
    config(L1 {
        address_bits: 64,
        line_bytes: 256,
        sector_bytes: 128,
        sets: 4,
        ways: 32,
        mshr_entries: 12,
        mshr_merges: 64,
        miss_queue: 64,
        hit_latency: 64,
        id_bits: 16,
        ..L1::default()
    })
}

#[test]
fn no_rule_is_without_its_test() {
    let tests = concat!(
        include_str!("lookups.rs"),
        include_str!("bypassing.rs"),
        include_str!("writes.rs"),
        include_str!("replies.rs"),
        include_str!("restarts.rs"),
        include_str!("waits.rs")
    );
    assert_rules_are_tested(include_str!("../mod.rs"), tests);
}
