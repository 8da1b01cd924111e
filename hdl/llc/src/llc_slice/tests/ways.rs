//! R10 to R14, R21: ways, victims, recency.

use super::bench::{ALL, Bench, load, small, store};
use design::{Llc, Replacement};

#[test]
fn r10_the_lowest_way_without_a_line_is_taken_at_once() {
    let mut bench = Bench::new(small());
    let start = bench.offer_all(&[load(1, 4, 1), store(2, 6, 0, 1)]);
    bench.drain();
    assert_eq!(bench.when(|event| event.miss), [start + 2, start + 3]);
    assert!(bench.seen.evicted.is_empty());
}

/// The choice comes in the second cycle of the decision, and not before a way is free to be taken.
#[test]
fn r11_a_victim_is_chosen_in_the_second_cycle() {
    let mut bench = Bench::new(small());
    bench.bring(4);
    bench.bring(6);
    let start = bench.offer(load(1, 8, 1));
    bench.drain();
    assert_eq!(bench.when(|event| event.miss), [start + 4]);
    assert_eq!(bench.when(|event| event.wait), [start + 2, start + 3]);
    assert_eq!(bench.seen.evicted, [4]);
    // Both ways are pending after another miss: a third waits until one of them is read.
    bench.offer(load(2, 10, 1));
    bench.idle(10);
    bench.offer(load(3, 12, 1));
    bench.idle(20);
    assert_eq!(bench.when(|event| event.miss).len(), 2);
    bench.fill(1, 10, 0xf);
    bench.drain();
    assert_eq!(bench.when(|event| event.miss).len(), 3);
    assert_eq!(bench.seen.evicted, [4, 6, 10]);
}

#[test]
fn r12_a_victims_dirty_sectors_are_written_back_in_rising_order() {
    let mut bench = Bench::new(small());
    bench.dirty(4, 0b1011);
    bench.bring(6);
    let start = bench.offer(load(1, 8, 1));
    bench.drain();
    let read = [start + 4, start + 5, start + 6];
    assert_eq!(bench.when(|event| event.write_back), read);
    assert_eq!(bench.sent(), [(1, 4, 1), (1, 4, 2), (1, 4, 8), (0, 8, 0xf)]);
}

#[test]
fn r13_the_request_goes_on_in_the_cycle_after_the_last_sector() {
    let mut bench = Bench::new(small());
    bench.dirty(4, 0b11);
    bench.bring(6);
    let start = bench.offer(store(1, 8, 0, ALL));
    bench.drain();
    assert_eq!(bench.when(|event| event.write_back), [start + 4, start + 5]);
    assert_eq!(bench.when(|event| event.miss), [start + 6]);
}

#[test]
fn r14_the_new_line_has_nothing_of_the_old_one() {
    let mut bench = Bench::new(small());
    bench.dirty(4, 0xf);
    bench.bring(6);
    let start = bench.offer(store(1, 8, 0, 0xff));
    bench.drain();
    assert_eq!(bench.when(|event| event.evict), [start + 8]);
    assert_eq!(bench.seen.evicted, [4]);
    for number in 0..4 {
        bench.acknowledge(number);
    }
    // The new line is not readable, and its dirty bytes are the store's alone.
    bench.offer(load(2, 8, 2));
    bench.drain();
    assert_eq!(*bench.sent().last().unwrap(), (0, 8, 0xf));
    bench.fill(0, 8, 0xf);
    bench.offer(super::bench::maintain(3, 8, 0));
    bench.drain();
    let down = bench.seen.downs.last().unwrap().1;
    assert_eq!((down.kind, down.sectors, down.byte_enable), (1, 1, 0xff));
}

/// Allocation, load hit, merge and store hit count as uses; a miss in a line that has a way does not.
#[test]
fn r21_uses_count() {
    for replacement in [Replacement::Lru, Replacement::Plru] {
        let llc = || Llc { replacement, ..small() };
        let evicted = |use_of_4: &dyn Fn(&mut Bench)| {
            let mut bench = Bench::new(llc());
            bench.dirty(4, 1);
            bench.dirty(6, 1);
            use_of_4(&mut bench);
            bench.drain();
            bench.offer(store(9, 8, 0, 1));
            bench.drain();
            bench.seen.evicted[0]
        };
        assert_eq!(evicted(&|_| {}), 4);
        let hits = |bench: &mut Bench| _ = bench.offer(load(1, 4, 1));
        assert_eq!(evicted(&hits), 6);
        let stores = |bench: &mut Bench| _ = bench.offer(store(1, 4, 1, 1));
        assert_eq!(evicted(&stores), 6);
        let misses = |bench: &mut Bench| {
            bench.offer(load(1, 4, 2));
            bench.drain();
            bench.fill(0, 4, 0b1110);
        };
        assert_eq!(evicted(&misses), 4);
        let merges = |bench: &mut Bench| {
            bench.offer_all(&[load(1, 4, 2), load(2, 4, 4)]);
            bench.drain();
            bench.fill(0, 4, 0b1110);
        };
        assert_eq!(evicted(&merges), 6);
        // A maintain is no use.
        let maintains = |bench: &mut Bench| _ = bench.offer(super::bench::maintain(1, 4, 3));
        assert_eq!(evicted(&maintains), 4);
    }
}
