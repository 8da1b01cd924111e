//! Stores and the ring: loads that reach L2 under rules by which a core reads nothing older than its last store.
//! Caches without time, each access finished before the next; `scripts/test.sh --full rings` shows the table.

#![allow(clippy::print_stdout)]

mod caches;

use caches::{Caches, Rule, Seen};
use testbenches::stimulus::Rng;

const CORES: usize = 6;

/// Shares of the loads of six cores, one access each in a round, any of so many lines, of 1,000 accesses so many stores.
#[derive(Clone, Copy, Debug)]
struct Shares {
    missed: f64,
    to_l2: f64,
    invalidations: f64,
}

/// The last third of a run.
fn run(rule: Rule, lines: u64, stores: u64) -> Shares {
    let mut rng = Rng::new(1);
    let mut caches = Caches::new(rule, CORES, lines);
    for round in 0..30_000 {
        if round == 20_000 {
            caches.seen = Seen::default();
        }
        for core in 0..CORES {
            let line = rng.below(lines);
            match rng.chance(stores, 1_000) {
                true => caches.store(core, line),
                false => caches.load(core, line),
            }
        }
        caches.tick();
    }
    let of_loads = |count: u64| count as f64 / caches.seen.loads as f64;
    let Seen { missed, to_l2, invalidations, .. } = caches.seen;
    let shares = Shares {
        missed: of_loads(missed),
        to_l2: of_loads(to_l2),
        invalidations: of_loads(invalidations),
    };
    println!("{lines} lines, {stores} stores in 1,000, {rule:?}: {shares:.3?}");
    shares
}

#[test]
fn a_filter_that_forgets_keeps_most_of_the_rings_gain() {
    let of = |rule| run(rule, 320, 50);
    let private = of(Rule::Private).to_l2;
    let filter = of(Rule::Filter).to_l2;
    let invalidates = of(Rule::Invalidates);
    let forgets = of(Rule::Forgets(500)).to_l2;
    assert!(filter > 0.9 * private, "{filter} {private}");
    assert!(forgets < 0.5 * private, "{forgets} {private}");
    assert!(invalidates.to_l2 < forgets && invalidates.missed > private, "{invalidates:?}");
    // Each store sends a message round.
    assert!(invalidates.invalidations > 0.045, "{invalidates:?}");
}

#[test]
fn the_table_of_the_page() {
    if !testbenches::testing::is_full() {
        return;
    }
    for lines in [160, 320] {
        for stores in [0, 10, 50, 100] {
            let all = [Rule::Private, Rule::Filter, Rule::Invalidates, Rule::Published];
            for rule in all.into_iter().chain([250, 500, 1_000, 4_000].map(Rule::Forgets)) {
                run(rule, lines, stores);
            }
        }
    }
}
