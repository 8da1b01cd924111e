//! Hunts for deadlocks and disorder of forwards that wait for a pending line: an abstract tracker, without cycles, takes
//! random steps in any order, and must find every fault that is planted in it.

#![allow(clippy::unwrap_used)]
// A test fails by panicking, helpers included.
// `scripts/test.sh --full cores` shows what is found.
#![allow(clippy::print_stdout)]

mod bank;
mod forwards;
mod machine;
mod node;

use machine::{Machine, Seen, Size};
use node::{Choice, Wrong};

/// This amount of random work, as `WARPCACHE_TRACKER_EFFORT` and the depth of the tests have it.
fn effort(amount: u64) -> u64 {
    testbenches::testing::effort("WARPCACHE_TRACKER_EFFORT", amount)
}

/// Small enough that places, entries and lines run out all the time.
const SIZES: [Size; 6] = [
    Size { cores: 2, banks: 1, lines: 2, entries: 1, depth: 1, places: 1, held: 1, tracked: 2 },
    Size { cores: 3, banks: 1, lines: 2, entries: 2, depth: 1, places: 1, held: 1, tracked: 1 },
    Size { cores: 3, banks: 2, lines: 4, entries: 3, depth: 2, places: 2, held: 2, tracked: 2 },
    Size { cores: 4, banks: 2, lines: 3, entries: 2, depth: 1, places: 1, held: 1, tracked: 2 },
    Size { cores: 6, banks: 1, lines: 2, entries: 2, depth: 2, places: 5, held: 1, tracked: 2 },
    Size { cores: 6, banks: 2, lines: 8, entries: 4, depth: 3, places: 1, held: 3, tracked: 4 },
];

/// The first thing that goes wrong in runs of these seeds.
fn hunt(choice: Choice, waits: bool, wrong: Wrong, seeds: u64, seen: &mut Seen) -> Option<String> {
    (1..=seeds).find_map(|seed| {
        let size = SIZES[seed as usize % SIZES.len()];
        let places = if waits { size.places } else { 0 };
        let mut machine = Machine::new(Size { places, ..size }, choice, wrong, seed);
        let found = machine.run(400, seen).err();
        found.map(|text| format!("{size:?}, seed {seed}: {text}"))
    })
}

/// Runs without a fault.
fn is_right(choice: Choice, waits: bool) -> Seen {
    let mut seen = Seen::default();
    let found = hunt(choice, waits, Wrong::default(), effort(2_400), &mut seen);
    assert_eq!(found, None, "{seen:?}");
    println!("{choice:?}, waits: {waits}: {seen:?}");
    let Seen { loads, forwards, found, flushes, refused, .. } = seen;
    assert!(
        [loads, forwards, found, flushes, refused].iter().all(|&count| count > 100),
        "{seen:?}"
    );
    seen
}

#[test]
fn waiting_ends_and_every_load_is_in_its_place() {
    for choice in [Choice::Any, Choice::Oldest] {
        let Seen { parked, chains, nacks, circles, .. } = is_right(choice, true);
        assert!([parked, chains, nacks].iter().all(|&count| count > 100), "{choice:?}");
        // A forward that meets its line in flight anew waits in a circle, until it is given back.
        assert!(circles > 0, "{choice:?}");
    }
}

#[test]
fn a_mask_of_filled_sharers_and_the_oldest_keep_every_load_in_its_place() {
    for choice in [Choice::Filled, Choice::Oldest, Choice::Any] {
        assert_eq!(is_right(choice, false).circles, 0);
    }
}

/// The fault is found, by this complaint.
fn is_found(choice: Choice, wrong: Wrong, by: &str) {
    let waits = choice != Choice::Filled;
    let text = hunt(choice, waits, wrong, 2_000, &mut Seen::default());
    let text = text.expect("the fault must be found");
    println!("{:.300}", text);
    assert!(text.contains(by), "{text}");
}

#[test]
fn a_forward_that_waits_before_the_node_deadlocks() {
    is_found(Choice::Any, Wrong { waits_outside: true, ..Wrong::default() }, "nothing moves");
}

#[test]
fn forwards_that_are_never_given_back_wait_in_a_circle() {
    for choice in [Choice::Any, Choice::Oldest] {
        is_found(choice, Wrong { waits_for_ever: true, ..Wrong::default() }, "nothing moves");
    }
}

#[test]
fn a_nack_behind_messages_deadlocks() {
    is_found(
        Choice::Any,
        Wrong { nacks_behind_messages: true, ..Wrong::default() },
        "nothing moves",
    );
}

#[test]
fn an_entry_that_ends_before_those_that_wait_are_served() {
    is_found(Choice::Any, Wrong { ends_early: true, ..Wrong::default() }, "another line");
}

#[test]
fn a_line_that_is_read_before_it_has_come() {
    is_found(Choice::Any, Wrong { serves_early: true, ..Wrong::default() }, "another line");
}

#[test]
fn a_place_that_is_taken_twice_loses_a_forward() {
    is_found(Choice::Any, Wrong { overwrites: true, ..Wrong::default() }, "nothing moves");
}

#[test]
fn a_load_that_survives_a_store_of_its_core() {
    is_found(
        Choice::Any,
        Wrong { survives_store: true, ..Wrong::default() },
        "a store behind the load",
    );
}

#[test]
fn an_entry_of_the_tracker_that_survives_a_store() {
    is_found(Choice::Any, Wrong { keeps_entry: true, ..Wrong::default() }, "older than a store");
}

#[test]
fn a_filled_sharer_that_is_marked_again() {
    is_found(Choice::Filled, Wrong { marks_again: true, ..Wrong::default() }, "older than a store");
}
