//! R18 to R20: stores.

use super::bench::{ALL, Bench, bytes, load, small, store};
use crate::streams::class;

#[test]
fn r18_a_store_waits_for_loads_that_want_its_sector() {
    let mut bench = Bench::new(small());
    bench.offer(load(1, 4, 0b11));
    bench.idle(6);
    // One that no load wants is written beside them.
    let start = bench.offer_all(&[store(2, 4, 2, ALL), store(3, 4, 1, ALL)]);
    bench.idle(20);
    assert_eq!(bench.when(|event| event.hit), [start + 2]);
    let last = bench.fill(0, 4, 0xf);
    bench.drain();
    // Both sectors are read in the second and third cycle after the last beat; then the entry is free.
    assert_eq!(bench.when(|event| event.hit), [start + 2, last + 4]);
    let loaded: Vec<_> =
        bench.seen.replies.iter().filter(|reply| reply.1.id == 1).map(|r| r.1.data).collect();
    assert_eq!(loaded, [bytes(4, 0), bytes(4, 1)]);
}

#[test]
fn r19_a_store_goes_on_without_a_fetch_and_beside_no_data_beat() {
    let mut bench = Bench::new(small());
    let start = bench.offer(store(1, 4, 0, 1));
    bench.drain();
    assert_eq!(bench.when(|event| event.miss), [start + 2]);
    assert!(bench.seen.downs.is_empty());
    let start = bench.offer(store(2, 4, 0, 2));
    bench.idle(1);
    bench.beat(class::ATOMIC, 0, 0, [1; 16], true);
    bench.drain();
    // A beat that answers nothing is one, too.
    assert_eq!(bench.when(|event| event.hit), [start + 3]);
    let start = bench.offer(store(3, 4, 0, 4));
    bench.idle(1);
    bench.acknowledge(0);
    bench.drain();
    assert_eq!(*bench.when(|event| event.hit).last().unwrap(), start + 2);
}

#[test]
fn r20_a_sector_is_readable_once_all_of_its_bytes_are_written() {
    let mut bench = Bench::new(small());
    let start = bench.offer_all(&[store(1, 4, 1, 0x00ff), store(2, 4, 1, 0x0ff0)]);
    bench.drain();
    let at = start + bench.hit_latency() + 3;
    assert_eq!(bench.replied(), [(at, 1, 0), (at + 1, 2, 0)]);
    let acknowledged = bench.seen.replies[0].1;
    assert_eq!((acknowledged.kind, acknowledged.data, acknowledged.last), (1, [0; 16], true));
    // Then the last bytes; the load right behind sees the whole.
    bench.offer_all(&[store(3, 4, 1, 0xf000), load(4, 4, 2)]);
    bench.drain();
    assert_eq!(bench.when(|event| event.hit).len(), 3);
    assert!(bench.seen.downs.is_empty());
    let data = bench.seen.replies.last().unwrap().1.data;
    assert_eq!(data[..2], [0x2222_2222_1111_1111, 7]);
}
