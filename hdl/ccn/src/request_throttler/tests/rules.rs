//! One test a rule of the block's page, named after it, on all three engines in step.

use testbenches::testing::assert_rules_are_tested;

use super::super::In;
use super::bench::{BOTH, Bench, HIT, INJECT, advance, assert_state, each, state, tick};
use super::{both_units, ccn, config, few};

#[test]
fn r1_a_reset_begins_an_epoch() {
    each(&both_units(), |bench| {
        assert!(bench.cycle(BOTH).admit);
        advance(bench, 19);
        assert_state(bench, (0, 1, 1));
        bench.reset();
        assert_state(bench, (0, 0, 0));
        advance(bench, 19);
        assert_state(bench, (0, 0, 0));
        advance(bench, 1);
        assert_state(bench, (2, 0, 0));
        bench.reset();
        assert_state(bench, (0, 0, 0));
    });
}

#[test]
fn r2_outputs_are_the_state_before_the_edge() {
    each(&both_units(), |bench| {
        let out = bench.cycle(BOTH);
        assert_eq!((out.admit, out.phase, out.n_total, out.n_hits), (true, 0, 0, 0));
        advance(bench, 19);
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
    advance(bench, 19);
    for &input in cycles {
        bench.cycle(input);
    }
    state(bench)
}

/// Every choice of events in a cycle, against the same one by one.
#[test]
fn r3_inject_then_hit_then_tick() {
    let [instructions, cycles] = both_units();
    each(&[instructions, cycles, few()], |bench| {
        for before in 0..4 {
            for events in 0..8 {
                let is_set = |bit: u64| events >> bit & 1 == 1;
                let tick = tick(events >> 2);
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
            assert_state(bench, (0, n_total.min(3), 0));
            bench.cycle(INJECT);
        }
    });
}

#[test]
fn r5_a_hit_counts_up_to_the_injects_and_until_those_are_full() {
    each(&both_units(), |bench| {
        bench.cycle(HIT);
        assert_state(bench, (0, 0, 0));
        bench.cycle(BOTH);
        bench.cycle(HIT);
        assert_state(bench, (0, 1, 1));
        bench.repeat(2, INJECT);
        bench.repeat(3, HIT);
        assert_state(bench, (0, 3, 3));
    });
    each(&[few()], |bench| {
        bench.repeat(2, INJECT);
        bench.cycle(HIT);
        // The third fills the count: neither its hit nor a later one counts.
        bench.cycle(BOTH);
        bench.cycle(HIT);
        assert_state(bench, (0, 3, 1));
    });
}

#[test]
fn r6_events_outside_the_window_change_nothing() {
    each(&both_units(), |bench| {
        for (admitted, phase) in [(true, 1), (false, 2)] {
            bench.reset();
            bench.cycle(if admitted { BOTH } else { INJECT });
            advance(bench, 20);
            let counters = (phase, 1, u64::from(admitted));
            for event in [INJECT, HIT, BOTH] {
                bench.cycle(event);
                assert_state(bench, counters);
            }
            advance(bench, 79);
            assert_state(bench, counters);
            bench.cycle(In { retired: 1, ..BOTH });
            assert_state(bench, (0, 0, 0));
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
                advance(bench, 14);
                assert_state(bench, (0, total, hits));
                bench.cycle(tick(1));
                assert_state(bench, (phase, total, hits));
            }
        });
    }
    // The events of the last cycle count.
    each(&both_units(), |bench| {
        for (last, expected) in [(INJECT, (2, 2, 1)), (BOTH, (1, 2, 2))] {
            bench.reset();
            bench.cycle(BOTH);
            advance(bench, 19);
            bench.cycle(In { retired: 1, ..last });
            assert_state(bench, expected);
        }
    });
}

#[test]
fn r8_what_exceeds_an_epoch_belongs_to_the_next() {
    each(&both_units(), |bench| {
        let most = bench.config().most_retired();
        bench.cycle(BOTH);
        advance(bench, 99);
        assert_state(bench, (1, 1, 1));
        bench.cycle(tick(most));
        assert_state(bench, (0, 0, 0));
        // The position is 99 + most - 100 now.
        advance(bench, 20 - most);
        assert_state(bench, (0, 0, 0));
        advance(bench, 1);
        assert_state(bench, (2, 0, 0));
        advance(bench, 79);
        assert_state(bench, (2, 0, 0));
        advance(bench, 1);
        assert_state(bench, (0, 0, 0));
    });
}

#[test]
fn r9_a_tick_of_nothing_changes_nothing() {
    each(&both_units(), |bench| {
        bench.cycle(BOTH);
        for (distance, expected) in
            [(19, (0, 1, 1)), (1, (1, 1, 1)), (79, (1, 1, 1)), (1, (0, 0, 0))]
        {
            advance(bench, distance);
            for _ in 0..200 {
                assert_state(bench, expected);
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
        advance(bench, 12);
        assert_state(bench, (0, 0, 0));
        advance(bench, 1);
        assert_state(bench, (2, 0, 0));
    });
}

/// Every rule of the page has a test here, and every test here a rule.
#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
