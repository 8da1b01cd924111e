//! R1 to R7: what a plain load meets.

use super::bench::*;

#[test]
fn r1_a_committed_line_is_a_hit_or_pending() {
    let bench = &mut Bench::new(small());
    bench.load(A);
    assert_eq!(bench.load(A), (MISS, Some(2), Some(0), None, 1));
    assert_eq!(bench.load(A), (PENDING, Some(2), Some(0), None, 1));
    assert_eq!(bench.load(A), (FAIL, Some(2), Some(0), None, 1));
    bench.fill(A);
    assert_eq!(bench.load(A), (HIT, Some(2), Some(0), None, 1));
    assert_eq!(bench.load(A), (HIT, Some(2), Some(0), None, 1));
}

#[test]
fn r2_a_candidate_counts_and_passes_below_the_threshold() {
    let bench = &mut Bench::new(with(|decoupled| decoupled.threshold = 3));
    assert_eq!(bench.load(A), (BYPASS, Some(1), None, None, 2));
    assert_eq!(bench.load(A), (BYPASS, Some(2), None, None, 2));
    assert_eq!(bench.load(A), (MISS, Some(3), Some(0), None, 1));
}

#[test]
fn r3_a_candidate_that_reaches_the_threshold_takes_a_line() {
    let bench = &mut Bench::new(small());
    assert_eq!(bench.load(A), (BYPASS, Some(1), None, None, 2));
    assert_eq!(bench.load(B), (BYPASS, Some(1), None, None, 2));
    assert_eq!(bench.load(A), (MISS, Some(2), Some(0), None, 1));
    // The commit aged B, which has to count again.
    assert_eq!(bench.load(B), (BYPASS, Some(1), None, None, 1));
    assert_eq!(bench.load(B), (MISS, Some(2), Some(1), None, 0));
}

#[test]
fn r4_a_new_line_takes_an_invalid_way_else_the_smallest_rc() {
    let bench = &mut Bench::new(with(|decoupled| decoupled.threshold = 3));
    for line in [A, B, C, D] {
        assert_eq!(bench.load(line).0, BYPASS);
    }
    bench.load(A); // RC 2; the others have 1, the lowest way of them is B's
    assert_eq!(bench.load(E), (BYPASS, Some(1), None, None, 2));
    assert_eq!(
        [A, B, C, D, E].map(|line| bench.rc(line)),
        [Some(2), None, Some(1), Some(1), Some(1)]
    );
    // Every entry is committed: the owner of the policy's choice goes.
    let bench = &mut Bench::new(with(|decoupled| decoupled.tag_ways = 2));
    bench.bring(A);
    bench.bring(B);
    bench.load(A);
    assert_eq!(bench.load(C), (BYPASS, Some(1), None, Some(B), 1));
    assert_eq!(bench.rc(B), None);
    assert_eq!(bench.load(A).0, HIT);
}

#[test]
fn r5_a_new_line_may_take_a_place_at_once() {
    for threshold in [0, 1] {
        let bench = &mut Bench::new(with(|decoupled| decoupled.threshold = threshold));
        assert_eq!(bench.load(A), (MISS, Some(1), Some(0), None, 1));
    }
    let bench = &mut Bench::new(with(|decoupled| decoupled.rc_initial = 0));
    assert_eq!(bench.load(A), (BYPASS, Some(0), None, None, 2));
}

#[test]
fn r6_a_commit_takes_the_lowest_free_position_else_the_policys_choice() {
    let bench = &mut Bench::new(small());
    bench.bring(A);
    bench.bring(B);
    bench.load(A);
    bench.load(C);
    assert_eq!(bench.load(C), (MISS, Some(2), Some(1), Some(B), 0));
    // The owner stays as a candidate with RC 0; A is aged from 1, where B's commit left it.
    assert_eq!(bench.look(B), (Some(0), None, 0));
    assert_eq!(bench.look(A), (Some(0), Some(0), 0));
}

#[test]
fn r7_a_refused_load_changes_nothing() {
    let bench = &mut Bench::new(small());
    bench.load(A);
    bench.load(B);
    bench.block();
    // For want of room: a new entry, a candidate's count, a commit.
    assert_eq!(bench.show(load(C)), (FAIL, None, None, None, 2));
    assert_eq!(bench.show(load(A)), (FAIL, Some(1), None, None, 2));
    bench.unblock();
    // For want of a position: both are pending.
    assert_eq!(bench.load(A).0, MISS);
    bench.load(B);
    assert_eq!(bench.load(B).0, MISS);
    bench.load(C);
    assert_eq!(bench.load(C), (FAIL, Some(1), None, None, 0));
    bench.fill(A);
    bench.fill(B);
    assert_eq!(bench.load(C).0, MISS);
}
