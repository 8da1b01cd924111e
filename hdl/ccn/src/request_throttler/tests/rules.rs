//! One test a rule of the block's page, named after it, on all three engines.

use super::super::In;
use super::bench::{BOTH, Bench, HIT, INJECT, each};
use super::{both_units, ccn, config, few};

#[test]
fn r1_a_reset_begins_an_epoch() {
    each(&both_units(), |bench| {
        assert!(bench.cycle(BOTH).admit);
        bench.advance(19);
        bench.assert((0, 1, 1));
        bench.reset();
        bench.assert((0, 0, 0));
        bench.advance(19);
        bench.assert((0, 0, 0));
        bench.advance(1);
        bench.assert((2, 0, 0));
        bench.reset();
        bench.assert((0, 0, 0));
    });
}

#[test]
fn r2_outputs_are_the_state_before_the_edge() {
    each(&both_units(), |bench| {
        let out = bench.cycle(BOTH);
        assert_eq!((out.admit, out.phase, out.n_total, out.n_hits), (true, 0, 0, 0));
        bench.advance(19);
        let out = bench.cycle(In { retired: 1, ..INJECT });
        assert_eq!((out.admit, out.phase, out.n_total, out.n_hits), (true, 0, 1, 1));
        let out = bench.cycle(In::default());
        assert_eq!((out.admit, out.phase, out.n_total, out.n_hits), (false, 2, 2, 1));
    });
}

/// The state after events of one cycle, or of as many as there are events.
fn after(bench: &mut Bench, before: u64, cycles: &[In]) -> (u64, u64, u64) {
    bench.reset();
    bench.repeat(before, INJECT);
    bench.advance(19);
    for &input in cycles {
        bench.cycle(input);
    }
    bench.state()
}

/// Every choice of events in a cycle, against the same one by one.
#[test]
fn r3_inject_then_hit_then_tick() {
    let [instructions, cycles] = both_units();
    each(&[instructions, cycles, few()], |bench| {
        for before in 0..4 {
            for events in 0..8 {
                let is_set = |bit: u64| events >> bit & 1 == 1;
                let tick = In { retired: events >> 2, ..In::default() };
                let inject = In { inject: is_set(0), ..In::default() };
                let hit = In { hit: is_set(1), ..In::default() };
                let together = In { inject: is_set(0), hit: is_set(1), ..tick };
                let one_by_one = after(bench, before, &[inject, hit, tick]);
                assert_eq!(after(bench, before, &[together]), one_by_one, "{before}, {together:?}");
            }
        }
    });
}

#[test]
fn r4_an_inject_counts_until_the_count_is_full() {
    each(&[few()], |bench| {
        for n_total in 0..=5 {
            bench.assert((0, n_total.min(3), 0));
            bench.cycle(INJECT);
        }
    });
}

#[test]
fn r5_a_hit_counts_up_to_the_injects_and_until_those_are_full() {
    each(&both_units(), |bench| {
        bench.cycle(HIT);
        bench.assert((0, 0, 0));
        bench.cycle(BOTH);
        bench.cycle(HIT);
        bench.assert((0, 1, 1));
        bench.repeat(2, INJECT);
        bench.repeat(3, HIT);
        bench.assert((0, 3, 3));
    });
    each(&[few()], |bench| {
        bench.repeat(2, INJECT);
        bench.cycle(HIT);
        // The third fills the count: neither its hit nor a later one counts.
        bench.cycle(BOTH);
        bench.cycle(HIT);
        bench.assert((0, 3, 1));
    });
}

#[test]
fn r6_events_outside_the_window_change_nothing() {
    each(&both_units(), |bench| {
        for (admitted, phase) in [(true, 1), (false, 2)] {
            bench.reset();
            bench.cycle(if admitted { BOTH } else { INJECT });
            bench.advance(20);
            let counters = (phase, 1, u64::from(admitted));
            for event in [INJECT, HIT, BOTH] {
                bench.cycle(event);
                bench.assert(counters);
            }
            bench.advance(79);
            bench.assert(counters);
            bench.cycle(In { retired: 1, ..BOTH });
            bench.assert((0, 0, 0));
        }
    });
}

#[test]
fn r7_only_a_rate_above_the_least_one_admits() {
    for (numerator, denominator, ends) in [
        (1, 2, &[(0, 0, 2), (1, 0, 2), (2, 1, 2), (3, 2, 1), (1, 1, 1)][..]),
        (5, 100, &[(0, 0, 2), (20, 1, 2), (19, 1, 1), (39, 2, 1)]),
        (65_534, 65_535, &[(9, 9, 1), (9, 8, 2), (1, 0, 2)]),
    ] {
        each(&[config(ccn(30, 15, numerator, denominator))], |bench| {
            for &(total, hits, phase) in ends {
                bench.reset();
                bench.repeat(total, INJECT);
                bench.repeat(hits, HIT);
                bench.advance(14);
                bench.assert((0, total, hits));
                bench.cycle(In { retired: 1, ..In::default() });
                bench.assert((phase, total, hits));
            }
        });
    }
    // The events of the last cycle count.
    each(&both_units(), |bench| {
        for (last, expected) in [(INJECT, (2, 2, 1)), (BOTH, (1, 2, 2))] {
            bench.reset();
            bench.cycle(BOTH);
            bench.advance(19);
            bench.cycle(In { retired: 1, ..last });
            bench.assert(expected);
        }
    });
}

#[test]
fn r8_what_exceeds_an_epoch_belongs_to_the_next() {
    each(&both_units(), |bench| {
        let most = bench.config().most_retired();
        bench.cycle(BOTH);
        bench.advance(99);
        bench.assert((1, 1, 1));
        bench.cycle(In { retired: most, ..In::default() });
        bench.assert((0, 0, 0));
        // The position is 99 + most - 100 now.
        bench.advance(20 - most);
        bench.assert((0, 0, 0));
        bench.advance(1);
        bench.assert((2, 0, 0));
        bench.advance(79);
        bench.assert((2, 0, 0));
        bench.advance(1);
        bench.assert((0, 0, 0));
    });
}

#[test]
fn r9_a_tick_of_nothing_changes_nothing() {
    each(&both_units(), |bench| {
        bench.cycle(BOTH);
        for (distance, expected) in
            [(19, (0, 1, 1)), (1, (1, 1, 1)), (79, (1, 1, 1)), (1, (0, 0, 0))]
        {
            bench.advance(distance);
            for _ in 0..200 {
                bench.assert(expected);
            }
        }
    });
}

/// The table of the page's section on timing.
#[test]
fn the_timing_of_the_page() {
    each(&[config(ccn(30, 15, 5, 100))], |bench| {
        let seen: Vec<[u64; 3]> = [(8, true, false), (0, false, true), (8, true, true)]
            .into_iter()
            .chain([(1, false, false), (15, true, true), (0, false, false)])
            .map(|(retired, inject, hit)| {
                let out = bench.cycle(In { retired, inject, hit });
                [out.n_total, out.n_hits, out.phase]
            })
            .collect();
        assert_eq!(seen, [[0, 0, 0], [1, 0, 0], [1, 1, 0], [2, 2, 1], [2, 2, 1], [0, 0, 0]]);
        // Two instructions belong to the new epoch.
        bench.advance(12);
        bench.assert((0, 0, 0));
        bench.advance(1);
        bench.assert((2, 0, 0));
    });
}

/// Every rule of the page has a test here, and every test here a rule.
#[test]
fn no_rule_is_without_its_test() {
    let numbers = |text: &'static str, before: &'static str, after: char| -> Vec<u32> {
        let found = text.lines().filter_map(|line| line.strip_prefix(before)?.split(after).next());
        found.filter_map(|number| number.parse().ok()).collect()
    };
    let rules = numbers(include_str!("../mod.rs"), "//! - **R", '*');
    let tests = numbers(include_str!("rules.rs"), "fn r", '_');
    assert_eq!(rules, (1..=9).collect::<Vec<u32>>());
    assert_eq!(tests, rules);
}
