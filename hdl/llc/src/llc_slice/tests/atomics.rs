//! R36 to R41: atomics and maintenance.

use super::bench::{ALL, Bench, atomic, load, maintain, small, store};
use crate::streams::class;
use design::Llc;

#[test]
fn r36_an_atomic_goes_down_behind_its_lines_dirty_sectors() {
    let mut bench = Bench::new(Llc { atomics: 1, ..small() });
    bench.dirty(4, 0b101);
    let start = bench.offer(atomic(1, 4, 1));
    bench.drain();
    assert_eq!(bench.when(|event| event.write_back), [start + 2, start + 3]);
    assert_eq!(bench.when(|event| event.atomic), [start + 4]);
    assert_eq!(bench.sent(), [(1, 4, 1), (1, 4, 4), (2, 4, 2)]);
    // The line is gone, and a second atomic waits for the place.
    bench.offer_all(&[load(2, 4, 1), atomic(3, 5, 0)]);
    bench.drain();
    assert_eq!(*bench.sent().last().unwrap(), (0, 4, 0xf));
    let at = bench.beat(class::ATOMIC, 0, 1, [5; 16], true);
    bench.drain();
    // The answer enters in `at + 2`, and the place is free in the next cycle.
    assert_eq!(*bench.when(|event| event.atomic).last().unwrap(), at + 3);
    // To a line in flight it waits.
    bench.offer(atomic(4, 4, 0));
    bench.beat(class::ATOMIC, 0, 0, [5; 16], true);
    bench.drain();
    assert_eq!(bench.when(|event| event.atomic).len(), 2);
    let last = bench.fill(0, 4, 0xf);
    bench.drain();
    assert_eq!(bench.when(|event| event.atomic)[2], last + 3);
}

#[test]
fn r37_an_atomic_stays_for_a_cycle() {
    let mut bench = Bench::new(small());
    bench.bring(4);
    let start = bench.offer_all(&[atomic(1, 5, 0), load(2, 4, 1)]);
    bench.drain();
    assert_eq!(bench.when(|event| event.atomic), [start + 2]);
    assert_eq!(bench.when(|event| event.hit), [start + 4]);
    assert!(bench.when(|event| event.wait).is_empty());
}

#[test]
fn r38_an_answer_is_passed_on() {
    let mut bench = Bench::new(small());
    bench.offer_all(&[atomic(1, 5, 2), store(2, 4, 0, 1)]);
    bench.idle(1);
    bench.offer(atomic(3, 7, 1));
    bench.drain();
    bench.seen.replies.clear();
    let second = bench.beat(class::ATOMIC, 1, 0, [7; 16], true);
    let first = bench.beat(class::ATOMIC, 0, 0, [8; 16], false);
    bench.drain();
    let latency = 2 + bench.hit_latency() + 1;
    assert_eq!(bench.replied(), [(second + latency, 3, 1), (first + latency, 1, 2)]);
    let reply = bench.seen.replies[0].1;
    assert_eq!((reply.kind, reply.data[0], reply.last), (2, 7, true));
}

#[test]
fn r39_a_clean_and_a_flush_write_the_line_back() {
    for operation in [0, 1] {
        let mut bench = Bench::new(small());
        bench.dirty(4, 0b110);
        let start = bench.offer(maintain(1, 4, operation));
        bench.drain();
        assert_eq!(bench.when(|event| event.write_back), [start + 2, start + 3]);
        assert_eq!(bench.sent(), [(1, 4, 2), (1, 4, 4)]);
        // To a line in flight it waits.
        bench.acknowledge(0);
        bench.acknowledge(1);
        bench.drain();
        bench.offer_all(&[load(2, 5, 1), maintain(3, 5, operation)]);
        bench.drain();
        assert_eq!(bench.seen.replies.len(), 1);
        bench.fill(0, 5, 0xf);
        bench.drain();
        assert_eq!(bench.seen.replies.len(), 3);
    }
}

/// Clean: the line stays. Flush: it is gone. Discard: it is gone, and so are its bytes. Others: nothing.
#[test]
fn r40_a_maintain_is_acknowledged_when_nothing_is_unacknowledged() {
    for (operation, written, kept) in [(0, 1, true), (1, 1, false), (2, 0, false), (3, 0, true)] {
        let mut bench = Bench::new(small());
        bench.dirty(4, 0b1);
        let start = bench.offer(maintain(1, 4, operation));
        bench.drain();
        assert_eq!(bench.seen.downs.len(), written);
        let replied = if operation < 2 {
            assert!(bench.seen.replies.is_empty());
            bench.acknowledge(0) + 1
        } else {
            start + 2
        };
        bench.drain();
        assert_eq!(bench.replied(), [(replied + bench.hit_latency() + 1, 1, 0)]);
        bench.offer(load(2, 4, 1));
        bench.drain();
        assert_eq!(bench.when(|event| event.hit).len(), usize::from(kept));
        // A line that is clean has nothing to write back.
        bench.offer(maintain(3, 6, operation));
        bench.drain();
        assert_eq!(bench.seen.downs.len(), written + usize::from(!kept));
    }
    // One for another line waits for these acknowledgements, too.
    let mut bench = Bench::new(small());
    bench.dirty(4, 0b1);
    bench.bring(6);
    bench.offer_all(&[load(1, 8, 1), maintain(2, 5, 0)]);
    bench.drain();
    assert!(bench.seen.replies.is_empty());
    bench.acknowledge(0);
    bench.drain();
    assert_eq!(bench.seen.replies.len(), 1);
}

#[test]
fn r41_its_acknowledgement_is_a_stores() {
    let mut bench = Bench::new(small());
    bench.offer_all(&[store(1, 4, 1, ALL), maintain(2, 4, 2)]);
    bench.drain();
    let reply = bench.seen.replies[1].1;
    assert_eq!((reply.kind, reply.sector, reply.data, reply.last), (3, 0, [0; 16], true));
    assert_eq!((reply.source, reply.id), (3, 2));
}
