//! Each rule by a directed test named after it.

use testbenches::testing::assert_rules_are_tested;

use super::super::{In, Ready};
use super::bench::{Bench, bypasses, divided, offer, taking};
use super::{config, paper};

#[test]
fn r1_lines_per_warp_is_the_rounded_quotient() {
    let mut bench = Bench::new(&paper());
    for warps in [1, 2, 3, 5, 7, 10, 31, 32, 33, 63, 64] {
        assert_eq!(divided(&mut bench, warps), 512 / warps);
    }
    assert_eq!(divided(&mut bench, 0), 512);
    for (sets, ways) in [(2, 1), (1_024, 32), (4, 3)] {
        let mut bench = Bench::new(&config(40, 128, sets, ways));
        for warps in [1, 2, 3, 64, 0] {
            assert_eq!(divided(&mut bench, warps), u64::from(sets * ways) / warps.max(1));
        }
    }
}

#[test]
fn r2_a_change_begins_a_division_and_none_is_looked_at_meanwhile() {
    let mut bench = Bench::new(&paper());
    // 512 lines are ten bits: the cycle of the change and eleven more.
    let valid = |bench: &mut Bench, warps: u64| bench.cycle(taking(warps)).lines_per_warp_valid;
    assert!(valid(&mut bench, 1) && valid(&mut bench, 0));
    for _ in 0..12 {
        assert!(!valid(&mut bench, 4));
    }
    assert!(valid(&mut bench, 4));
    // To 8 and back to 4 while it is divided: by 8, then by 4.
    assert!(!valid(&mut bench, 8));
    for _ in 0..11 {
        assert!(!valid(&mut bench, 4));
    }
    for _ in 0..12 {
        assert!(!valid(&mut bench, 4));
    }
    assert_eq!(divided(&mut bench, 4), 128);
}

#[test]
fn r3_lines_per_warp_is_valid_when_it_is_that_of_the_active_warps() {
    let mut bench = Bench::new(&paper());
    assert_eq!(divided(&mut bench, 64), 8);
    assert!(!bench.cycle(taking(63)).lines_per_warp_valid);
    for _ in 0..11 {
        assert!(!bench.cycle(taking(63)).lines_per_warp_valid);
    }
    let out = bench.cycle(taking(63));
    assert!(out.lines_per_warp_valid && out.lines_per_warp == 8);
}

/// The table of the page's section on timing.
#[test]
fn r4_warps_and_lines_are_the_coalescers() {
    let mut bench = Bench::new(&paper());
    assert_eq!(divided(&mut bench, 0), 512);
    divided(&mut bench, 64);
    let mut seen = vec![];
    for cycle in 0..7 {
        let out = bench.cycle(if cycle == 0 { offer(64, 2) } else { taking(64) });
        let decision = out.decision.valid.then_some(out.decision.unique);
        seen.push((out.warp.ready, decision, out.line.valid.then_some(out.line.address)));
    }
    let expected = [
        (true, None, None),
        (false, None, None),
        (false, None, None),
        (true, None, None),
        (true, Some(2), None),
        (true, None, Some(0)),
        (true, None, Some(16)),
    ];
    assert_eq!(seen, expected);
    // U lines in U + 2 cycles.
    for unique in [1, 2, 8, 31] {
        let mut bench = Bench::new(&paper());
        for _ in 0..200 {
            bench.cycle(offer(1, unique));
        }
        let cycles = 10 * (unique + 2);
        let left = (0..cycles).filter(|_| bench.cycle(offer(1, unique)).line.valid).count();
        assert_eq!(left as u64, 10 * unique);
    }
}

#[test]
fn r5_a_warp_is_decided_when_the_division_is_over_and_there_is_room() {
    let mut bench = Bench::new(&paper());
    // The count is offered in cycle 3, where a division has begun.
    bench.cycle(offer(1, 2));
    bench.cycle(taking(1));
    bench.cycle(taking(1));
    for _ in 0..12 {
        assert!(!bench.cycle(taking(64)).decision.valid);
    }
    assert!(!bench.cycle(taking(64)).decision.valid);
    assert!(bench.cycle(taking(64)).decision.valid);
    // The decision stays until it is taken, whatever becomes of the warps.
    let mut bench = Bench::new(&paper());
    divided(&mut bench, 64);
    bench.cycle(offer(64, 8));
    for _ in 0..9 {
        bench.cycle(taking(64));
    }
    for warps in [1, 64, 64, 2] {
        let out = bench.cycle(In { decision: Ready::NO, ..taking(warps) });
        assert!(out.decision.valid && out.decision.bypass && out.decision.unique == 8);
    }
    assert!(bench.cycle(taking(1)).decision.valid);
    assert!(!bench.cycle(taking(1)).decision.valid);
}

#[test]
fn r6_a_load_bypasses_when_it_touches_as_many_lines_as_a_warp_has() {
    let mut bench = Bench::new(&paper());
    for (warps, unique, expected) in [
        (1, 32, false),
        (16, 31, false),
        (16, 32, true),
        (17, 30, true),
        (17, 29, false),
        (64, 8, true),
        (64, 7, false),
        (64, 32, true),
        (64, 1, false),
        (64, 0, false),
        (0, 32, false),
    ] {
        assert_eq!(bypasses(&mut bench, warps, unique), expected, "{warps} warps, {unique} lines");
    }
    // Two lines for 64 warps: none for each, and still a load of no line stays.
    let mut bench = Bench::new(&config(40, 128, 2, 1));
    assert!(!bypasses(&mut bench, 64, 0));
    assert!(bypasses(&mut bench, 64, 1));
    assert!(!bypasses(&mut bench, 1, 1));
    assert!(bypasses(&mut bench, 1, 2));
}

#[test]
fn r7_no_line_is_offered_while_a_decision_stands() {
    let mut bench = Bench::new(&paper());
    bench.cycle(offer(1, 3));
    for _ in 0..20 {
        let out = bench.cycle(In { decision: Ready::NO, ..taking(1) });
        assert!(!out.line.valid);
    }
    assert!(bench.cycle(taking(1)).decision.valid);
    let lines: Vec<bool> = (0..5).map(|_| bench.cycle(taking(1)).line.valid).collect();
    assert_eq!(lines, [true, true, true, false, false]);
}

#[test]
fn r8_a_reset_drops_everything_and_counts_as_one_warp() {
    let mut bench = Bench::new(&paper());
    for cycles in [1, 2, 5, 8, 12, 14, 15, 18, 22, 40] {
        for _ in 0..cycles {
            bench.cycle(offer(64, 5));
        }
        bench.reset();
        let out = bench.cycle(taking(1));
        assert!(out.warp.ready && out.lines_per_warp_valid && out.lines_per_warp == 512);
        assert!(!out.decision.valid && !out.line.valid);
        assert!(!bypasses(&mut bench, 1, 5));
    }
}

#[test]
fn r9_more_than_64_warps_are_divided_by_as_well() {
    let mut bench = Bench::new(&paper());
    for warps in [65, 100, 127] {
        assert_eq!(divided(&mut bench, warps), 512 / warps);
    }
}

/// Every rule of the page has a test here, and every test here a rule.
#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
