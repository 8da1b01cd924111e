//! R15 to R17: loads.

use super::bench::{ALL, Bench, bytes, load, small, store};
use crate::streams::class;
use design::Llc;

#[test]
fn r15_a_hit_is_read_in_rising_order_a_beat_a_cycle() {
    let mut bench = Bench::new(small());
    bench.bring(4);
    let start = bench.offer_all(&[load(1, 4, 0b1101), load(2, 4, 0b10)]);
    bench.drain();
    let first = start + bench.hit_latency() + 3;
    assert_eq!(
        bench.replied(),
        [(first, 1, 0), (first + 1, 1, 2), (first + 2, 1, 3), (first + 3, 2, 1)]
    );
    let last: Vec<bool> = bench.seen.replies.iter().map(|reply| reply.1.last).collect();
    assert_eq!(last, [false, false, true, true]);
    assert_eq!(bench.seen.replies[1].1.data, bytes(4, 2));
    assert_eq!(bench.when(|event| event.hit), [start + 4, start + 5]);
    assert!(bench.when(|event| event.wait).is_empty());
}

/// A sector that stores have made whole can be read while the rest of its line is in flight.
#[test]
fn r15_a_line_in_flight_can_hit() {
    let mut bench = Bench::new(small());
    bench.dirty(4, 1);
    bench.offer_all(&[load(1, 4, 2), load(2, 4, 1)]);
    bench.drain();
    assert_eq!(bench.when(|event| event.hit).len(), 1);
    assert_eq!(bench.seen.replies.len(), 1);
    assert_eq!(bench.seen.replies[0].1.id, 2);
}

#[test]
fn r16_loads_join_a_line_in_flight_while_there_is_room() {
    let mut bench = Bench::new(small());
    let start = bench.offer_all(&[load(1, 4, 1), load(2, 4, 0b11), load(3, 4, 1)]);
    bench.drain();
    assert_eq!(bench.when(|event| event.hit_pending), [start + 3]);
    assert_eq!(bench.seen.downs.len(), 1);
    let last = bench.fill(0, 4, 0xf);
    bench.drain();
    let first = last + bench.hit_latency() + 3;
    // The third waited, and hits once the line is readable; those that joined are read before it.
    let expected = [(first, 1, 0), (first + 1, 2, 0), (first + 2, 2, 1), (first + 3, 3, 0)];
    assert_eq!(bench.replied(), expected);
    assert_eq!(bench.when(|event| event.hit).len(), 1);
}

#[test]
fn r16_a_sector_that_nobody_asked_for_is_waited_for() {
    let mut bench = Bench::new(Llc { sectored: true, ..small() });
    bench.offer_all(&[load(1, 4, 1), load(2, 4, 0b11)]);
    bench.drain();
    assert_eq!(bench.sent(), [(0, 4, 1)]);
    bench.fill(0, 4, 1);
    bench.drain();
    assert_eq!(bench.sent(), [(0, 4, 1), (0, 4, 2)]);
    assert_eq!(bench.when(|event| event.miss).len(), 2);
}

#[test]
fn r17_a_miss_asks_for_what_cannot_be_read() {
    for (sectored, asked) in [(false, 0b1101), (true, 0b100)] {
        let mut bench = Bench::new(Llc { sectored, ..small() });
        bench.offer_all(&[store(1, 4, 1, ALL), store(2, 4, 0, 1)]);
        bench.offer(load(3, 4, 0b110));
        bench.drain();
        assert_eq!(bench.sent(), [(0, 4, asked)]);
        assert!(bench.when(|event| event.evict).is_empty());
    }
    // Without room it waits.
    let mut bench = Bench::new(Llc { miss_queue: 1, ..small() });
    let start = bench.offer_all(&[load(1, 4, 1), load(2, 5, 1)]);
    bench.drain();
    // Seen two cycles later, gone in that, room in the next.
    assert_eq!(bench.when(|event| event.miss), [start + 2, start + 5]);
    bench.beat(class::LINE, 0, 0, bytes(4, 0), false);
}
