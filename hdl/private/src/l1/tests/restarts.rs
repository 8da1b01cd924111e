//! R28: a load of one sector is answered with its beat.

use super::bench::*;
use base::environment::LOAD;
use design::L1;

/// Lines of set 0.
const A: u64 = 0x10;
const B: u64 = 0x20;

fn early() -> Bench {
    Bench::new(L1 { early_restart: true, ..small() })
}

fn w(line: u64, sector: u64) -> u64 {
    bytes(line, sector)[0]
}

/// The line's beats in this order, from the next cycle on; gives the cycle of the first.
fn fill(bench: &mut Bench, entry: u64, line: u64, order: [u64; 4]) -> u64 {
    let first = bench.now();
    for (place, sector) in (0..).zip(order) {
        bench.beat(entry, LOAD, sector, bytes(line, sector), place == 3);
    }
    first
}

/// Whichever beat its sector comes with: with the last it is answered as every load is.
#[test]
fn r28_a_load_of_one_sector_is_answered_with_its_beat() {
    let bench = &mut early();
    for place in 0..4 {
        bench.reset();
        assert_eq!(bench.ask(load(1, A, 1 << 2)), MISS);
        bench.last_down();
        let mut order = [0, 1, 3, 3];
        order[place..].rotate_right(1);
        order[place] = 2;
        let first = fill(bench, 0, A, order);
        let last = first + 3;
        let comes = if place < 3 { first + place as u64 + 2 } else { last + 2 };
        // Without a beat: a cycle for the load that was answered, one more.
        let readable = last + if place < 3 { 3 } else { 2 };
        bench.idle(readable - 1 - bench.now());
        assert_eq!(bench.offer(load(2, A, 1)), readable - 1);
        bench.drain();
        let reply = bench.seen.replies[0];
        assert_eq!(reply, (comes + bench.hit_latency(), 1, 2, w(A, 2), true), "{order:?}");
        assert_eq!(*bench.seen.statuses.last().unwrap(), (readable, 2, HIT), "{order:?}");
        assert_eq!(bench.seen.replies.len(), 2);
    }
}

/// A load of two sectors waits for its line, and so does what joins another.
#[test]
fn r28_all_other_loads_wait_for_their_line() {
    let bench = &mut early();
    bench.ask(load(1, A, 0b11));
    bench.ask(load(2, B, 1));
    bench.ask(load(3, B, 1));
    bench.last_down();
    let first = fill(bench, 0, A, [0, 1, 2, 3]);
    bench.drain();
    let comes = first + 3 + 2 + bench.hit_latency();
    let replies = [(comes, 1, 0, w(A, 0), false), (comes + 1, 1, 1, w(A, 1), true)];
    assert_eq!(bench.seen.replies, replies);
    bench.seen.replies.clear();
    let first = fill(bench, 1, B, [0, 1, 2, 3]);
    bench.drain();
    let hit = bench.hit_latency();
    let replies =
        [(first + 2 + hit, 2, 0, w(B, 0), true), (first + 3 + 3 + hit, 3, 0, w(B, 0), true)];
    assert_eq!(bench.seen.replies, replies);
}

/// A write to the line leaves the early answer as it is, and the line invalid.
#[test]
fn r28_a_stale_line_is_invalid_though_nothing_of_it_is_read_at_its_end() {
    let bench = &mut early();
    bench.ask(load(1, A, 1));
    bench.last_down();
    bench.beat(0, LOAD, 0, bytes(A, 0), false);
    bench.ask(store(2, A, 0, 0x77));
    for sector in 1..4 {
        bench.beat(0, LOAD, sector, bytes(A, sector), sector == 3);
    }
    bench.drain();
    assert_eq!(bench.replies(), [(1, 0, w(A, 0), true)]);
    bench.answer(2, 1, A, 1);
    bench.drain();
    assert_eq!(bench.ask(load(3, A, 1)), MISS);
}
