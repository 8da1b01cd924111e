//! No load is older, or newer, than its place in its core's order: over rings of every size, with every core asking as
//! fast as it can. With the filter off the same programs find loads that are.

// `scripts/soak.sh nodes` shows what is measured here.
#![allow(clippy::print_stdout)]

use super::{Wrong, ccn, effort, l1, node, run, setup};
use ccn::cluster::{Setup, Span};
use design::Ccn;

/// The programs of this file.
fn programs() -> Setup {
    let (lines, requests) = (Span::new(4, 20), Span::new(20, 300));
    Setup { stores: Some(1), atomics: Some(0), lines, requests, patience: 4_000, ..setup() }
}

#[test]
fn r16_a_load_is_in_its_place_and_every_request_answered() {
    let mut total = 0;
    for cores in [3, 4, 15] {
        for depth in [2, 3, 8] {
            for latency in [1, 3] {
                let cycles = effort() * if cores == 15 { 6_000 } else { 10_000 };
                let node = node(&l1(4), &ccn(cores, depth));
                let seen = run(&node, cores, latency, Wrong::default(), &programs(), cycles);
                let seen =
                    seen.unwrap_or_else(|failure| panic!("{cores} {depth} {latency}: {failure}"));
                assert!(seen.kernels > 1 && seen.judged.beats > 0, "{seen:?}");
                println!(
                    "N {cores}, depth {depth}, links {latency}: {} cycles, {} kernels, {} requests, answered within {}",
                    seen.cycles, seen.kernels, seen.requests, seen.longest
                );
                total += cycles;
            }
        }
    }
    println!("{total} cycles in all");
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
