//! The rows of the specification's table, one test each, in the paper's geometry but for the sectors.

use super::bench::*;
use design::{Decoupled, L1, WriteHit};

/// 32 sets of 8 tag entries and 4 lines, as Table 3, stores evicting.
fn paper() -> (L1, Decoupled) {
    let l1 = L1 { line_bytes: 32, write_hit: WriteHit::Evict, ..L1::default() };
    (l1, Decoupled::default())
}

/// Lines of set 0.
fn line(number: u64) -> u64 {
    32 * number
}

#[test]
fn load_no_tag_entry() {
    let bench = &mut Bench::new(paper());
    for number in 0..8 {
        assert_eq!(bench.load(line(number)), (BYPASS, Some(1), None, None, 4));
    }
    // No free way: the candidate with the smallest RC, of equal ones the lowest way.
    bench.bring(line(0)); // ages the others to 0
    assert_eq!(bench.load(line(8)), (BYPASS, Some(1), None, None, 3));
    assert_eq!(bench.rc(line(1)), None);
    assert_eq!(bench.rc(line(2)), Some(0));
    // Want of room: no entry is made.
    bench.block();
    let other = line(9);
    assert_eq!(bench.show(load(other)), (FAIL, None, None, None, 3));
}

#[test]
fn load_candidate_entry() {
    let bench = &mut Bench::new(paper());
    bench.load(line(1));
    assert_eq!(bench.load(line(1)), (MISS, Some(2), Some(0), None, 3));
    // RC is as before where the line cannot be had, so that a retry does not count twice.
    bench.load(line(2));
    for _ in 0..1 {
        bench.block();
        assert_eq!(bench.show(load(line(2))), (FAIL, Some(1), None, None, 3));
        assert_eq!(bench.show(load(line(2))), (FAIL, Some(1), None, None, 3));
        bench.unblock();
    }
    assert_eq!(bench.load(line(2)), (MISS, Some(2), Some(1), None, 2));
}

#[test]
fn data_line_allocation() {
    let bench = &mut Bench::new(paper());
    for number in 0..4 {
        bench.bring(line(number));
        assert_eq!(bench.look(line(number)), (Some(2), Some(number), 3 - number));
    }
    // Each commit aged those before it: 2 - 3, 2 - 2, 2 - 1, 2.
    let rc = [0, 1, 2, 3].map(|number| bench.rc(line(number)));
    assert_eq!(rc, [Some(0), Some(0), Some(1), Some(2)]);
    // The next evicts line 0, whose owner stays as a candidate with RC 0; the rest ages once.
    bench.load(line(4));
    bench.load(line(5));
    let committed = bench.load(line(5));
    assert_eq!(committed, (MISS, Some(2), Some(0), Some(line(0)), 0));
    let rc = [0, 1, 2, 3, 4].map(|number| bench.rc(line(number)));
    assert_eq!(rc, [Some(0), Some(0), Some(0), Some(1), Some(0)]);
    assert_eq!(bench.look(line(0)).1, None);
}

#[test]
fn load_committed_entry() {
    let bench = &mut Bench::new(paper());
    bench.load(line(1));
    bench.load(line(1));
    for _ in 0..7 {
        assert_eq!(bench.load(line(1)), (PENDING, Some(2), Some(0), None, 3));
    }
    assert_eq!(bench.load(line(1)), (FAIL, Some(2), Some(0), None, 3));
    bench.fill(line(1));
    assert_eq!(bench.load(line(1)), (HIT, Some(2), Some(0), None, 3));
}

#[test]
fn store_row() {
    let bench = &mut Bench::new(paper());
    assert_eq!(bench.ask(store(line(1))), (MISS, None, None, None, 4));
    bench.bring(line(1));
    bench.load(line(2));
    // Releasing ages the others.
    let released = bench.ask(store(line(1)));
    assert_eq!(released, (HIT, Some(0), None, Some(line(1)), 4));
    assert_eq!(bench.rc(line(2)), Some(0));
    // Pending: stale, and released at the end.
    bench.load(line(3));
    bench.load(line(3));
    assert_eq!(bench.ask(store(line(3))), (MISS, Some(2), Some(0), None, 3));
    assert_eq!(bench.load(line(3)).0, FAIL);
    bench.fill(line(3));
    assert_eq!(bench.look(line(3)), (Some(0), None, 4));
    // RC never counts stores.
    assert_eq!(bench.ask(store(line(2))), (MISS, Some(0), None, None, 4));
}

#[test]
fn atomic_row() {
    let bench = &mut Bench::new(paper());
    bench.load(line(1));
    assert_eq!(bench.ask(atomic(line(1))), (BYPASS, Some(1), None, None, 4));
    bench.bring(line(1));
    let released = bench.ask(atomic(line(1)));
    assert_eq!(released, (BYPASS, Some(0), None, Some(line(1)), 4));
    bench.load(line(2));
    bench.load(line(2));
    assert_eq!(bench.ask(atomic(line(2))), (BYPASS, Some(2), Some(0), None, 3));
    bench.fill(line(2));
    assert_eq!(bench.look(line(2)), (Some(0), None, 4));
}

#[test]
fn flush_row() {
    let bench = &mut Bench::new(paper());
    bench.bring(line(1));
    bench.load(line(2));
    let flush = super::super::In { flush: true, ..Default::default() };
    while !bench.cycle(flush).flushed {
        assert!(bench.now() < 1_000);
    }
    assert_eq!(bench.look(line(1)), (None, None, 4));
    assert_eq!(bench.look(line(2)), (None, None, 4));
}
