//! No load is older, or newer, than its place in its core's order: over rings of every size, with every core asking as
//! fast as it can. With the filter off the same programs find loads that are.

// `scripts/test.sh --full nodes` shows what is measured here.
#![allow(clippy::print_stdout)]

use super::{Wrong, ccn, effort, l1, node, run, setup};
use ccn::cluster::{Setup, Span};
use design::{Ccn, Pending};
use testbenches::testing::few;

/// The programs of this file.
fn programs() -> Setup {
    let (lines, requests) = (Span::new(4, 20), Span::new(20, 300));
    Setup { stores: Some(1), atomics: Some(0), lines, requests, ..setup() }
}

/// All depths of queues and latencies of links, so many cycles of each; at the short depth the shallowest and the deepest.
fn keeps_its_order(cores: usize, pending: Pending, cycles: u64) {
    for (depth, latency) in few(&[(2, 1), (2, 3), (3, 1), (3, 3), (8, 1), (8, 3)]) {
        let node = node(&l1(4), &Ccn { pending, parking: depth, ..ccn(cores, depth) });
        let programs = Setup { patience: bound(cores), ..programs() };
        let seen =
            run(&node, cores, latency, Wrong::default(), &programs, effort(cycles).max(8_000));
        let seen = seen.unwrap_or_else(|failure| panic!("{cores} {depth} {latency}: {failure}"));
        assert!(seen.kernels > 0 && seen.judged.beats > 0, "{seen:?}");
        println!(
            "N {cores}, {pending:?}, depth {depth}, links {latency}: {} cycles, {} kernels, {} requests, {} beats judged, answered within {}",
            seen.cycles, seen.kernels, seen.requests, seen.judged.beats, seen.longest
        );
    }
}

/// Cycles in which a request must be answered, from its first offer on, however often it is refused.
fn bound(cores: usize) -> u64 {
    500 * cores as u64
}

#[test]
fn r16_a_load_of_three_cores_is_in_its_place() {
    keeps_its_order(3, Pending::Pass, 10_000);
}

#[test]
fn r16_a_load_of_four_cores_is_in_its_place() {
    keeps_its_order(4, Pending::Pass, 10_000);
}

#[test]
fn r16_a_load_of_fifteen_cores_is_in_its_place() {
    keeps_its_order(15, Pending::Pass, 8_000);
}

#[test]
fn r16_a_load_of_three_cores_that_wait_is_in_its_place() {
    keeps_its_order(3, Pending::Wait, 10_000);
}

#[test]
fn r16_a_load_of_four_cores_that_wait_is_in_its_place() {
    keeps_its_order(4, Pending::Wait, 10_000);
}

#[test]
fn r16_a_load_of_fifteen_cores_that_wait_is_in_its_place() {
    keeps_its_order(15, Pending::Wait, 8_000);
}

#[test]
fn without_filters_the_same_programs_find_loads_that_are_older() {
    for (cores, depth, latency) in [(3, 2, 1), (4, 3, 3), (15, 8, 1)] {
        let ccn = Ccn { own_store_filter: false, ..ccn(cores, depth) };
        let programs = Setup { only_counts: true, ..programs() };
        let seen = run(&node(&l1(2), &ccn), cores, latency, Wrong::default(), &programs, 10_000);
        let judged = seen.unwrap().judged;
        assert!(judged.older > 0, "{cores} {depth} {latency}: {judged:?}");
    }
}
