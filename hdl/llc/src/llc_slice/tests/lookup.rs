//! R1 to R9: the stages of lookup.

use super::super::In;
use super::bench::{ALL, Bench, bytes, load, offered, small, store};
use crate::streams::class;
use signal::port::Ready;

#[test]
fn r1_a_request_is_decided_two_cycles_after_it_was_accepted() {
    let mut bench = Bench::new(small());
    bench.bring(4);
    let start = bench.offer_all(&[load(1, 4, 1), load(2, 4, 2), load(3, 4, 4)]);
    bench.drain();
    assert_eq!(bench.when(|event| event.hit), [start + 2, start + 3, start + 4]);
}

/// Two requests are held behind one that waits; a flush keeps the third out.
#[test]
fn r2_a_request_is_accepted_when_the_comparison_is_free() {
    let mut bench = Bench::new(small());
    bench.bring(4);
    // Four sectors keep the decision for four cycles.
    assert_eq!(bench.offer_all(&[load(1, 4, 0xf), load(2, 4, 1)]) + 2, bench.now());
    let ready: Vec<bool> =
        (0..5).map(|_| bench.cycle(offered(load(3, 4, 1))).request.ready).collect();
    assert_eq!(ready, [false, false, false, true, true]);
    bench.drain();
    bench.base.flush = true;
    assert!(!bench.cycle(In::default()).request.ready);
    bench.base.flush = false;
    bench.idle(4);
    assert!(bench.cycle(In::default()).request.ready);
}

#[test]
fn r3_a_request_waits_and_all_behind_it() {
    let mut bench = Bench::new(small());
    bench.bring(4);
    bench.base.memory_request = Ready { ready: false };
    // An entry takes two loads: the third of its line waits, and the hit behind it.
    bench.offer_all(&[load(1, 6, 1), load(2, 6, 1), load(3, 6, 1), load(4, 4, 1)]);
    bench.idle(30);
    assert!(bench.when(|event| event.hit).is_empty());
    assert!(bench.when(|event| event.wait).len() > 20);
    bench.base.memory_request = Ready::YES;
    bench.fill(0, 6, 0xf);
    bench.drain();
    assert_eq!(bench.replied().iter().map(|beat| beat.1).collect::<Vec<_>>(), [1, 2, 3, 4]);
}

#[test]
fn r4_a_request_sees_what_those_before_it_did() {
    let mut bench = Bench::new(small());
    bench.offer_all(&[store(1, 4, 0, ALL), store(2, 4, 0, 0xff), store(3, 4, 1, 3)]);
    bench.drain();
    assert_eq!(bench.when(|event| event.miss).len(), 1);
    assert_eq!(bench.when(|event| event.hit).len(), 2);
    bench.offer(load(4, 4, 1));
    bench.drain();
    let beat = bench.seen.replies.last().unwrap().1;
    assert_eq!(beat.data[..2], [0x2222_2222_2222_2222, 7]);
}

#[test]
fn r5_the_set_is_the_line_modulo_the_sets() {
    let mut bench = Bench::new(small());
    // Two ways of each of two sets.
    bench.offer_all(&[store(1, 4, 0, 1), store(2, 6, 0, 1), store(3, 5, 0, 1), store(4, 7, 0, 1)]);
    bench.drain();
    assert!(bench.seen.evicted.is_empty());
    bench.offer(store(5, 9, 0, 1));
    bench.drain();
    assert_eq!(bench.seen.evicted, [5]);
}

/// A store does not write beside a data beat, and one reader has the array.
#[test]
fn r6_one_sector_is_read_and_one_written_in_a_cycle() {
    let mut bench = Bench::new(small());
    bench.bring(4);
    bench.offer(load(1, 5, 1));
    bench.idle(6);
    let start = bench.offer(store(2, 4, 0, ALL));
    bench.idle(1);
    // Two beats of a line keep the store waiting for two cycles.
    bench.beat(class::LINE, 0, 0, bytes(5, 0), false);
    bench.beat(class::LINE, 0, 1, bytes(5, 1), false);
    bench.drain();
    assert_eq!(bench.when(|event| event.hit), [start + 4]);
}

#[test]
fn r7_the_lowest_free_entry_is_taken_from_the_next_cycle_on() {
    let mut bench = Bench::new(small());
    bench.offer_all(&[load(1, 4, 1), load(2, 5, 1), load(3, 6, 1)]);
    bench.idle(8);
    let ids: Vec<u64> = bench.seen.downs.iter().map(|down| down.1.id).collect();
    assert_eq!(ids, [0, 1, 2]);
    bench.fill(1, 5, 0xf);
    bench.fill(0, 4, 0xf);
    bench.offer(load(4, 7, 1));
    bench.drain();
    assert_eq!(bench.seen.downs.last().unwrap().1.id, 0);
}

#[test]
fn r8_a_publication_takes_a_cycle_of_the_decision() {
    let mut bench = Bench::new(small());
    bench.bring(4);
    bench.offer(load(1, 5, 1));
    bench.idle(6);
    for sector in 0..3 {
        bench.beat(class::LINE, 0, sector, bytes(5, sector), false);
    }
    let first = bench.offer(load(2, 4, 2));
    // Taken while the load is compared: the publication comes in its first cycle of the decision.
    let last = bench.beat(class::LINE, 0, 3, bytes(5, 3), true);
    assert_eq!(last, first + 1);
    bench.drain();
    // A cycle later, and once more: the woken load is read first.
    assert_eq!(bench.when(|event| event.hit), [first + 4]);
    assert_eq!(bench.when(|event| event.wait), [first + 2, first + 3]);
}

#[test]
fn r9_a_load_behind_a_store_to_its_line_waits_a_cycle() {
    let mut bench = Bench::new(small());
    bench.bring(4);
    bench.bring(6);
    let start = bench.offer_all(&[store(1, 4, 0, 1), load(2, 6, 1), store(3, 4, 0, 1)]);
    bench.offer(load(4, 4, 1));
    bench.drain();
    let hits = [start + 2, start + 3, start + 4, start + 6];
    assert_eq!(bench.when(|event| event.hit), hits);
}
