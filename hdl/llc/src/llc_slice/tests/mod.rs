//! The rules one by one, random traffic before the judges, slices that are wrong on purpose, and worlds
//! that are.

mod atomics;
mod below;
mod bench;
mod chained;
mod enables;
mod flush;
mod hardware;
mod loads;
mod lookup;
mod memories;
mod random;
mod replay;
mod replies;
mod stores;
mod throughput;
mod under_l1;
mod ways;
mod wrong;

use super::Config;
use design::{Llc, Replacement};
use testbenches::testing::assert_rules_are_tested;

fn config(llc: Llc) -> Config {
    Config::new(&llc, "test").unwrap()
}

/// The smallest there is: one of everything.
fn one() -> Config {
    config(Llc {
        address_bits: 16,
        line_bytes: 32,
        sector_bytes: 32,
        sets: 2,
        ways: 1,
        mshr_entries: 1,
        mshr_merges: 1,
        miss_queue: 1,
        write_backs: 1,
        atomics: 1,
        hit_latency: 1,
        source_bits: 1,
        id_bits: 2,
        counter_bits: 4,
        ..Llc::default()
    })
}

fn pot() -> Config {
    config(Llc {
        address_bits: 32,
        line_bytes: 64,
        sector_bytes: 16,
        sets: 4,
        ways: 4,
        mshr_entries: 8,
        mshr_merges: 4,
        miss_queue: 4,
        write_backs: 4,
        atomics: 2,
        replacement: Replacement::Plru,
        hit_latency: 2,
        source_bits: 3,
        id_bits: 5,
        ..Llc::default()
    })
}

/// Three ways, fetched by sectors.
fn npot() -> Config {
    config(Llc {
        address_bits: 33,
        line_bytes: 64,
        sector_bytes: 16,
        sets: 8,
        ways: 3,
        sectored: true,
        mshr_entries: 5,
        mshr_merges: 3,
        miss_queue: 3,
        write_backs: 3,
        atomics: 3,
        replacement: Replacement::Srrip,
        hit_latency: 5,
        source_bits: 2,
        id_bits: 6,
        ..Llc::default()
    })
}

fn paper() -> Config {
    config(Llc::default())
}

/// Every port and every queue at its widest.
fn max() -> Config {
    config(Llc {
        address_bits: 64,
        line_bytes: 256,
        sector_bytes: 64,
        sets: 4,
        ways: 32,
        mshr_entries: 12,
        mshr_merges: 64,
        miss_queue: 64,
        write_backs: 256,
        atomics: 16,
        hit_latency: 64,
        id_bits: 17,
        ..Llc::default()
    })
}

#[test]
fn no_rule_is_without_its_test() {
    let tests = concat!(
        include_str!("lookup.rs"),
        include_str!("ways.rs"),
        include_str!("loads.rs"),
        include_str!("stores.rs"),
        include_str!("replies.rs"),
        include_str!("below.rs"),
        include_str!("atomics.rs"),
        include_str!("flush.rs"),
    );
    assert_rules_are_tested(include_str!("../mod.rs"), tests);
}
