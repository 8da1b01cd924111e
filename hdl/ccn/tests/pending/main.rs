//! Hunts for deadlocks and disorder of requests that wait for a pending line of a remote L1: an abstract ring, without
//! cycles, takes random steps in any order, and must find every fault that is planted in it.

#![allow(clippy::unwrap_used)]
// A test fails by panicking, helpers included.
// `scripts/test.sh --full rings` shows what is found.
#![allow(clippy::print_stdout)]

mod epochs;
mod l2;
mod machine;
mod node;
mod ring;

use machine::{Machine, Seen, Size};
use node::Wrong;

/// This amount of random work, as `WARPCACHE_RING_EFFORT` and the depth of the tests have it.
fn effort(amount: u64) -> u64 {
    testbenches::testing::effort("WARPCACHE_RING_EFFORT", amount)
}

/// Small enough that places, entries and lines run out all the time.
const SIZES: [Size; 6] = [
    Size { cores: 2, lines: 2, entries: 1, depth: 2, parking: 1, held: 1, forgets: false },
    Size { cores: 3, lines: 2, entries: 2, depth: 2, parking: 1, held: 1, forgets: false },
    Size { cores: 3, lines: 4, entries: 3, depth: 3, parking: 2, held: 2, forgets: false },
    Size { cores: 4, lines: 3, entries: 2, depth: 2, parking: 4, held: 1, forgets: false },
    Size { cores: 6, lines: 2, entries: 2, depth: 2, parking: 6, held: 1, forgets: false },
    Size { cores: 6, lines: 8, entries: 4, depth: 2, parking: 2, held: 3, forgets: false },
];

/// The first thing that goes wrong in runs of these seeds.
fn hunt(forgets: bool, wrong: Wrong, seeds: u64, seen: &mut Seen) -> Option<String> {
    (1..=seeds).find_map(|seed| {
        let size = Size { forgets, ..SIZES[seed as usize % SIZES.len()] };
        let mut machine = Machine::new(size, wrong, seed);
        let found = machine.run(400, seen).err();
        found.map(|text| format!("{size:?}, seed {seed}: {text}"))
    })
}

#[test]
fn waiting_ends_and_every_load_is_in_its_place() {
    let mut seen = Seen::default();
    let found = hunt(false, Wrong::default(), effort(12_000), &mut seen);
    assert_eq!(found, None, "{seen:?}");
    println!("{seen:?}");
    let Seen { loads, parked, full, chains, flushes, refused, .. } = seen;
    assert!(
        [loads, parked, full, chains, flushes, refused].iter().all(|&count| count > 100),
        "{seen:?}"
    );
}

/// The fault is found, by this complaint.
fn is_found(wrong: Wrong, by: &str) {
    finds(false, wrong, by);
}

/// The same, of filters that forget or do not.
fn finds(forgets: bool, wrong: Wrong, by: &str) {
    let text = hunt(forgets, wrong, 6_000, &mut Seen::default())
        .unwrap_or_else(|| panic!("the fault must be found: {wrong:?}"));
    println!("{text}");
    assert!(text.contains(by), "{text}");
}

#[test]
fn a_request_that_waits_in_the_queue_of_requests_deadlocks() {
    is_found(Wrong { waits_in_queue: true, ..Wrong::default() }, "nothing moves");
}

#[test]
fn requests_that_wait_whoever_asks_wait_for_each_other() {
    is_found(Wrong { waits_for_all: true, ..Wrong::default() }, "nothing moves");
}

#[test]
fn a_request_that_counts_as_sent_to_l2_when_it_leaves_cb_waits_in_a_circle() {
    is_found(Wrong { forgets_too_early: true, ..Wrong::default() }, "nothing moves");
}

#[test]
fn an_entry_that_ends_before_those_that_wait_are_served() {
    is_found(Wrong { ends_early: true, ..Wrong::default() }, "another line");
}

#[test]
fn a_line_that_is_read_before_it_has_come() {
    is_found(Wrong { serves_early: true, ..Wrong::default() }, "another line");
}

#[test]
fn a_request_that_survives_a_store_of_the_owner() {
    is_found(
        Wrong { survives_store: true, ..Wrong::default() },
        "older than a store of the core that read it",
    );
}

#[test]
fn a_core_without_a_filter_waits_for_what_is_older_than_its_store() {
    is_found(Wrong { no_filter: true, ..Wrong::default() }, "older than a store of its core");
}

#[test]
fn a_ring_without_the_bubble_rule_deadlocks_here_too() {
    is_found(Wrong { no_bubble: true, ..Wrong::default() }, "nothing moves");
}

#[test]
fn filters_that_forget_keep_every_load_in_its_place() {
    let mut seen = Seen::default();
    let found = hunt(true, Wrong::default(), effort(12_000), &mut seen);
    assert_eq!(found, None, "{seen:?}");
    println!("{seen:?}");
    assert!(
        [seen.parked, seen.forgotten, seen.flushes].iter().all(|&count| count > 100),
        "{seen:?}"
    );
}

#[test]
fn each_way_to_forget_too_much_is_found() {
    let of = Wrong::default();
    let all = [
        Wrong { forgets_unacknowledged: true, ..of },
        Wrong { forgets_at_once: true, ..of },
        Wrong { keeps_shared: true, ..of },
        Wrong { shares_late: true, ..of },
        Wrong { parks_late: true, ..of },
        Wrong { ends_alone: true, ..of },
    ];
    for wrong in all {
        finds(true, wrong, "older than a store of");
    }
}

#[test]
fn a_filter_that_forgets_a_line_loaded_again() {
    is_found(Wrong { refill_forgets: true, ..Wrong::default() }, "older than a store of");
}
