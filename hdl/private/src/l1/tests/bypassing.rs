//! R29: loads that bypass the cache, and are looked up.

use super::bench::*;
use design::{Bypass, L1};

/// Lines of set 0.
const A: u64 = 0x10;
const B: u64 = 0x20;
const C: u64 = 0x30;

/// The words of all statuses.
fn words(bench: &Bench) -> Vec<u64> {
    bench.seen.statuses.iter().map(|status| status.2).collect()
}

fn looking_up() -> Bench {
    Bench::new(L1 { bypass: Bypass::Lookup, ..small() })
}

#[test]
fn r29_a_readable_line_answers_a_load_that_bypasses_the_cache() {
    let bench = &mut looking_up();
    bench.bring(A);
    bench.replies();
    bench.seen.downs.clear();
    let at = bench.offer(direct(load(9, A, 0b101)));
    bench.drain();
    assert_eq!(bench.seen.statuses.last(), Some(&(at + 1, 9, HIT)));
    let first = at + bench.hit_latency() + 2;
    let word = |sector| bytes(A, sector)[0];
    let expected = [(first, 9, 0, word(0), false), (first + 1, 9, 2, word(2), true)];
    assert_eq!(bench.seen.replies, expected);
    assert!(bench.seen.downs.is_empty());
}

/// The line is used as by any other load: the other line of the set is the victim.
#[test]
fn r29_a_hit_touches_recency() {
    let bench = &mut looking_up();
    bench.bring(A);
    bench.bring(B);
    bench.offer(direct(load(9, A, 1)));
    bench.bring(C);
    assert_eq!(bench.seen.evicted, [B]);
}

/// An entry takes two loads; the third goes past it, for its sector.
#[test]
fn r29_it_joins_a_pending_line_while_it_can_and_else_passes_it() {
    let bench = &mut looking_up();
    bench.offer(load(1, A, 1));
    bench.offer(direct(load(2, A, 1)));
    let at = bench.offer(direct(load(3, A, 0b10)));
    bench.idle(3);
    assert_eq!(words(bench), [MISS, PENDING, BYPASS]);
    let top = 1 << 6;
    assert_eq!(bench.seen.downs.last(), Some(&(at + 2, 0, A, 0b10, top | 3)));
}

#[test]
fn r29_it_passes_a_stale_line() {
    let bench = &mut looking_up();
    bench.offer(load(1, A, 1));
    bench.offer(store(2, A, 0, 7));
    bench.offer(load(3, A, 1));
    bench.offer(direct(load(4, A, 1)));
    bench.idle(3);
    assert_eq!(words(bench), [MISS, MISS, FAIL, BYPASS]);
}

/// Nothing leaves for the next level, whose queue takes two.
#[test]
fn r29_it_reserves_nothing_and_is_refused_for_want_of_room_alone() {
    let bench = &mut looking_up();
    bench.base.down_request.ready = false;
    bench.offer(direct(load(1, A, 1)));
    bench.offer(direct(load(2, A, 1)));
    bench.offer(direct(load(3, A, 1)));
    bench.idle(3);
    assert_eq!(words(bench), [BYPASS, BYPASS, FAIL]);
    assert!(bench.seen.evicted.is_empty());
}

/// A line that is neither readable nor pending stays so.
#[test]
fn r29_it_does_not_bring_its_line() {
    let bench = &mut looking_up();
    bench.offer(direct(load(1, A, 1)));
    bench.offer(load(2, A, 1));
    bench.idle(3);
    assert_eq!(words(bench), [BYPASS, MISS]);
}
