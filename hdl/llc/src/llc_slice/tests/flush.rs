//! R42 to R47: flushes, events and reset.

use super::super::In;
use super::bench::{ALL, Bench, atomic, load, maintain, reading, small, store};
use design::Llc;

/// Holds `flush` until it is done, each write-back acknowledged at once; the cycles from the walk's first
/// to the one before `flushed`.
fn walk(bench: &mut Bench) -> u64 {
    bench.base.flush = true;
    let start = bench.now();
    for _ in 0..1_000 {
        let (before, known) = (bench.now(), bench.seen.downs.len());
        let out = bench.cycle(In::default());
        if out.flushed {
            bench.base.flush = false;
            bench.idle(1);
            return before - start - 1;
        }
        for at in known..bench.seen.downs.len() {
            let number = bench.seen.downs[at].1.id & (bench.down_id(1, 0) - 1);
            bench.acknowledge(number);
        }
    }
    panic!("the flush does not end");
}

#[test]
fn r42_a_walk_begins_when_nothing_is_held() {
    let mut bench = Bench::new(small());
    let start = bench.offer(store(1, 4, 0, ALL));
    bench.base.flush = true;
    // The acknowledgement leaves; then the walk begins, which passes a set, chooses and reads.
    let left = start + bench.hit_latency() + 3;
    bench.idle(1);
    bench.base.flush = false;
    bench.idle(20);
    assert!(bench.seen.downs.is_empty());
    bench.base.flush = true;
    let again = bench.now();
    bench.idle(10);
    assert!(again > left);
    assert_eq!(bench.when(|event| event.write_back), [again + 2]);
    // The walk goes on, whatever `flush` does, and shows `flushed` for a cycle.
    bench.base.flush = false;
    bench.idle(5);
    bench.acknowledge(0);
    let shown: Vec<bool> = (0..4).map(|_| bench.cycle(In::default()).flushed).collect();
    assert_eq!(shown, [false, true, false, false]);
}

#[test]
fn r43_a_walk_takes_a_cycle_a_set_a_dirty_line_and_a_dirty_sector() {
    let llc = || Llc { sets: 8, write_backs: 16, ..small() };
    let mut bench = Bench::new(llc());
    assert_eq!(walk(&mut bench), 8);
    // One set with two dirty lines of one and three sectors, one with a line that is clean.
    bench.dirty(8, 1);
    bench.dirty(16, 0b1011);
    bench.bring(1);
    bench.base.flush = true;
    let start = bench.now();
    bench.idle(20);
    let reads = bench.when(|event| event.write_back);
    assert_eq!(reads, [start + 2, start + 4, start + 5, start + 6]);
    assert_eq!(bench.sent(), [(1, 8, 1), (1, 16, 1), (1, 16, 2), (1, 16, 8)]);
    for number in 0..3 {
        bench.acknowledge(number);
        assert!(!bench.cycle(In::default()).flushed);
    }
    bench.acknowledge(3);
    bench.idle(1);
    assert!(bench.cycle(In::default()).flushed);
}

#[test]
fn r44_idle_says_that_nothing_but_lines_is_held() {
    let mut bench = Bench::new(small());
    assert!(bench.cycle(In::default()).idle);
    bench.offer(store(1, 4, 0, ALL));
    let busy: Vec<bool> = (0..5).map(|_| bench.cycle(In::default()).idle).collect();
    // Compared, decided, and two cycles in the replies.
    assert_eq!(busy, [false, false, false, false, true]);
    bench.offer(atomic(2, 5, 0));
    bench.drain();
    assert!(!bench.cycle(In::default()).idle);
    bench.beat(crate::streams::class::ATOMIC, 0, 0, [0; 16], true);
    bench.drain();
    assert!(bench.cycle(In::default()).idle);
}

#[test]
fn r45_every_line_is_invalid_then_and_flushed_stands() {
    let mut bench = Bench::new(small());
    bench.bring(4);
    walk(&mut bench);
    bench.offer(load(1, 4, 1));
    bench.drain();
    assert_eq!(bench.when(|event| event.miss).len(), 1);
    bench.fill(0, 4, 0xf);
    bench.drain();
    bench.base.flush = true;
    bench.idle(10);
    for _ in 0..5 {
        assert!(bench.cycle(In::default()).flushed);
    }
    bench.base.flush = false;
    assert!(bench.cycle(In::default()).flushed);
    assert!(!bench.cycle(In::default()).flushed);
}

#[test]
fn r46_events_are_shown_and_counted_in_the_next_cycle() {
    let mut bench = Bench::new(Llc { counter_bits: 4, ..small() });
    let start = bench.offer(store(1, 4, 0, ALL));
    bench.idle(2);
    assert!(!bench.seen.events.iter().any(|(_, events)| events.miss));
    let out = bench.cycle(reading(2));
    assert_eq!((bench.now(), out.event.miss, out.counter.value), (start + 4, true, 0));
    assert_eq!(bench.cycle(reading(2)).counter.value, 1);
    // One of each; eighteen hits do not fit into four bits.
    for id in 0..18 {
        bench.offer(load(id, 4, 1));
    }
    bench.offer_all(&[load(20, 4, 2), load(21, 4, 4)]);
    bench.drain();
    bench.fill(0, 4, 0b1110);
    bench.drain();
    bench.offer(store(22, 6, 0, 1));
    bench.offer(store(23, 8, 0, 1));
    bench.drain();
    bench.offer(atomic(24, 5, 0));
    bench.drain();
    let counts: Vec<u64> = (0..8).map(|index| bench.cycle(reading(index)).counter.value).collect();
    let waits = bench.when(|event| event.wait).len() as u64;
    // The second load of the line waits for nothing; the store of line 8 evicts line 4.
    assert_eq!(counts, [15, 1, 4, 1, waits.min(15), 1, 1, 1]);
}

#[test]
fn r47_a_reset_forgets_everything() {
    let mut bench = Bench::new(small());
    bench.dirty(4, 0xf);
    bench.offer_all(&[load(1, 5, 1), atomic(2, 7, 0), load(3, 6, 1)]);
    bench.idle(3);
    bench.reset();
    let out = bench.cycle(In::default());
    assert!(out.idle && out.request.ready && !out.reply.valid && !out.memory_request.valid);
    bench.offer_all(&[maintain(1, 4, 0), load(2, 4, 1)]);
    bench.drain();
    assert_eq!(bench.sent(), [(0, 4, 0xf)]);
    assert_eq!(bench.seen.replies.len(), 1);
}
