//! One test a rule of the block's page, named after it, on all engines.

use super::super::{Access, In};
use super::bench::{Bench, HIT, MISS, NONE, accesses, counters, followers, interval, pass, read};
use super::config;

/// An interval that makes the followers use the decoupled L1, from whatever they have.
fn turn_to_decoupled(bench: &mut Bench) {
    assert!(interval(bench, (2, 0), (2, 2)));
}

#[test]
fn r1_a_reset_starts_an_interval_with_the_baseline() {
    let bench = &mut Bench::new(&config(4, 10, 1));
    assert!(!followers(bench));
    assert_eq!(counters(bench), [0; 4]);
    turn_to_decoupled(bench);
    pass(bench, MISS, MISS);
    bench.reset();
    assert!(!followers(bench));
    assert_eq!(counters(bench), [0; 4]);
    // All four cycles of an interval are to come.
    for _ in 0..3 {
        pass(bench, HIT, MISS);
    }
    assert_eq!(counters(bench), [3, 0, 3, 3]);
    pass(bench, NONE, NONE);
    assert_eq!(counters(bench), [0; 4]);
}

/// A decision that has not shown yet is forgotten as well.
#[test]
fn a_reset_drops_what_was_decided() {
    let bench = &mut Bench::new(&config(2, 10, 1));
    for cycles_after in 0..2 {
        pass(bench, HIT, MISS);
        pass(bench, NONE, NONE);
        for _ in 0..cycles_after {
            assert!(!followers(bench));
        }
        bench.reset();
        for _ in 0..4 {
            assert!(!followers(bench));
        }
    }
}

#[test]
fn r2_only_cycles_with_advance_pass() {
    let bench = &mut Bench::new(&config(3, 10, 1));
    for _ in 0..2 {
        pass(bench, MISS, NONE);
        for _ in 0..5 {
            bench.cycle(In::default());
        }
        pass(bench, MISS, NONE);
        assert_eq!(counters(bench), [2, 2, 0, 0]);
        pass(bench, MISS, NONE);
        assert_eq!(counters(bench), [0; 4]);
    }
}

#[test]
fn r3_accesses_of_both_leaders_count_in_any_cycle() {
    let bench = &mut Bench::new(&config(10, 10, 1));
    bench.cycle(accesses(HIT, NONE));
    assert_eq!(counters(bench), [1, 0, 0, 0]);
    bench.cycle(accesses(MISS, NONE));
    assert_eq!(counters(bench), [2, 1, 0, 0]);
    bench.cycle(accesses(NONE, MISS));
    assert_eq!(counters(bench), [2, 1, 1, 1]);
    pass(bench, MISS, HIT);
    assert_eq!(counters(bench), [3, 2, 2, 1]);
    // A payload beside a valid that is low means nothing.
    let access = Access { valid: false, hit: true };
    bench.cycle(In { decoupled_access: access, baseline_access: access, ..In::default() });
    assert_eq!(counters(bench), [3, 2, 2, 1]);
}

#[test]
fn r4_a_full_leader_counts_neither_accesses_nor_misses() {
    let bench = &mut Bench::new(&config(3, 10, 1));
    for _ in 0..2 {
        bench.cycle(accesses(MISS, HIT));
    }
    bench.cycle(accesses(HIT, NONE));
    assert_eq!(counters(bench), [3, 2, 2, 0]);
    bench.cycle(accesses(MISS, MISS));
    assert_eq!(counters(bench), [3, 2, 3, 1]);
    bench.cycle(accesses(MISS, MISS));
    assert_eq!(counters(bench), [3, 2, 3, 1]);
    for _ in 0..3 {
        pass(bench, NONE, NONE);
    }
    assert_eq!(counters(bench), [0; 4]);
    bench.cycle(accesses(MISS, NONE));
    assert_eq!(counters(bench), [1, 1, 0, 0]);
}

#[test]
fn r5_the_closing_cycles_access_belongs_to_the_interval_it_closes() {
    let bench = &mut Bench::new(&config(2, 10, 1));
    pass(bench, NONE, NONE);
    pass(bench, HIT, MISS); // the closing cycle has all the accesses there are
    assert_eq!(counters(bench), [0; 4]);
    assert!(followers(bench));
    pass(bench, NONE, NONE);
    pass(bench, NONE, NONE);
    // The access of the next cycle is the first of the next interval.
    assert!(pass(bench, MISS, HIT));
    assert_eq!(counters(bench), [1, 1, 1, 0]);
    pass(bench, NONE, NONE);
    followers(bench);
    assert!(!followers(bench));
}

#[test]
fn r6_too_few_accesses_decide_nothing() {
    let bench = &mut Bench::new(&config(20, 10, 4));
    assert!(!interval(bench, (3, 0), (4, 4)));
    assert!(!interval(bench, (4, 0), (3, 3)));
    assert!(!interval(bench, (3, 0), (3, 3)));
    assert!(!interval(bench, (0, 0), (9, 9)));
    assert!(interval(bench, (4, 0), (4, 4)));
    assert!(interval(bench, (3, 3), (20, 0)));
    assert!(interval(bench, (20, 20), (3, 0)));
    assert!(interval(bench, (0, 0), (0, 0)));
    assert!(!interval(bench, (4, 4), (4, 0)));
}

#[test]
fn r7_a_decoupled_leader_worse_by_the_margin_turns_to_the_baseline() {
    let bench = &mut Bench::new(&config(100, 10, 2));
    for (decoupled, baseline, expected) in [
        ((20, 4), (20, 2), false), // 20 % against 10 %
        ((20, 3), (20, 2), true),
        ((100, 59), (100, 50), true),
        ((100, 60), (100, 50), false),
        // 6 of 19 against 3 of 14: 10.15 %. 5 of 19 against 3 of 14: 4.9 %.
        ((19, 6), (14, 3), false),
        ((19, 5), (14, 3), true),
        ((100, 100), (2, 0), false),
    ] {
        turn_to_decoupled(bench);
        assert_eq!(interval(bench, decoupled, baseline), expected, "{decoupled:?}");
    }
    let bench = &mut Bench::new(&config(100, 100, 1));
    turn_to_decoupled(bench);
    assert!(interval(bench, (100, 99), (100, 0)));
    assert!(interval(bench, (100, 100), (100, 1)));
    assert!(!interval(bench, (100, 100), (100, 0)));
}

#[test]
fn r8_a_baseline_leader_worse_by_the_margin_turns_to_the_decoupled_l1() {
    let bench = &mut Bench::new(&config(100, 10, 2));
    for (decoupled, baseline, expected) in [
        ((20, 2), (20, 4), true),
        ((20, 2), (20, 3), false),
        ((100, 50), (100, 59), false),
        ((100, 50), (100, 60), true),
        ((14, 3), (19, 6), true),
        ((14, 3), (19, 5), false),
        ((2, 0), (100, 100), true),
    ] {
        assert!(!interval(bench, (2, 2), (2, 0)));
        assert_eq!(interval(bench, decoupled, baseline), expected, "{decoupled:?}");
    }
}

#[test]
fn r9_whatever_else_is_compared_changes_nothing() {
    for margin in [1, 10] {
        let bench = &mut Bench::new(&config(60, margin, 1));
        let ties = [((6, 2), (3, 1)), ((60, 60), (1, 1)), ((1, 0), (60, 0)), ((7, 7), (7, 7))];
        for (decoupled, baseline) in ties {
            interval(bench, (2, 2), (2, 0));
            assert!(!interval(bench, decoupled, baseline));
            turn_to_decoupled(bench);
            assert!(interval(bench, decoupled, baseline));
        }
        // A difference below the margin.
        interval(bench, (2, 2), (2, 0));
        assert!(!interval(bench, (60, 30), (59, 30)));
        assert!(!interval(bench, (59, 30), (60, 30)));
    }
}

#[test]
fn r10_the_answer_shows_in_the_second_cycle_after_the_closing_one() {
    let bench = &mut Bench::new(&config(2, 10, 1));
    for advance in [false, true] {
        bench.reset();
        let idle = In { advance, ..In::default() };
        pass(bench, HIT, MISS);
        assert!(!pass(bench, NONE, NONE), "the closing cycle");
        assert!(!bench.cycle(idle).followers_decoupled, "the first after it");
        assert!(bench.cycle(idle).followers_decoupled, "the second after it");
    }
    // Interval by interval, each with its answer, accesses in every cycle.
    bench.reset();
    let seen: Vec<bool> = [
        (HIT, MISS),
        (HIT, MISS),
        (MISS, HIT),
        (MISS, HIT),
        (HIT, MISS),
        (HIT, MISS),
        (HIT, HIT),
        (HIT, HIT),
        (HIT, HIT),
    ]
    .map(|(decoupled, baseline)| pass(bench, decoupled, baseline))
    .to_vec();
    assert_eq!(seen, [false, false, false, true, true, false, false, true, true]);
}

#[test]
fn r11_a_counter_is_read_in_the_same_cycle() {
    let bench = &mut Bench::new(&config(9, 10, 1));
    for (decoupled, baseline) in [(HIT, MISS), (MISS, MISS), (HIT, NONE)] {
        bench.cycle(accesses(decoupled, baseline));
    }
    for (index, expected) in [3, 1, 0, 2].into_iter().zip([2, 1, 3, 2]) {
        let out = bench.cycle(read(index, In::default()));
        assert_eq!(out.counter.value, expected, "counter {index}");
    }
    // The access of the same cycle is not in it yet.
    assert_eq!(bench.cycle(read(0, accesses(MISS, NONE))).counter.value, 3);
    assert_eq!(counters(bench), [4, 2, 2, 2]);
}
