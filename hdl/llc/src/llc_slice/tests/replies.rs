//! R22 to R26: the replies.

use super::bench::{ALL, Bench, atomic, bytes, load, small, store};
use crate::streams::class;
use design::Llc;
use signal::port::Ready;

#[test]
fn r22_a_beat_is_offered_after_the_latency() {
    for hit_latency in [1, 4] {
        let mut bench = Bench::new(Llc { hit_latency, ..small() });
        let start = bench.offer(store(1, 4, 0, ALL));
        bench.drain();
        assert_eq!(bench.replied(), [(start + 2 + u64::from(hit_latency) + 1, 1, 0)]);
    }
}

#[test]
fn r23_so_many_beats_are_held() {
    let mut bench = Bench::new(small());
    bench.bring(4);
    bench.base.reply = Ready { ready: false };
    bench.offer_all(&[load(1, 4, 0xf), load(2, 4, 1)]);
    bench.idle(20);
    // Three of the first load's beats have entered.
    assert!(bench.when(|event| event.hit).is_empty());
    bench.base.reply = Ready::YES;
    let now = bench.now();
    bench.drain();
    assert_eq!(bench.when(|event| event.hit), [now + 1, now + 2]);
}

#[test]
fn r24_a_woken_load_goes_before_an_answer_and_that_before_a_hit() {
    let mut bench = Bench::new(small());
    bench.bring(4);
    bench.offer_all(&[atomic(1, 8, 0), load(2, 5, 0b11)]);
    bench.idle(8);
    let first = bench.offer(load(3, 4, 1));
    for sector in 0..3 {
        bench.beat(class::LINE, 0, sector, bytes(5, sector), false);
    }
    bench.drain();
    assert_eq!(bench.when(|event| event.hit), [first + 2]);
    bench.seen.replies.clear();
    let answered = bench.beat(class::ATOMIC, 0, 0, [9; 16], true);
    let last = bench.beat(class::LINE, 0, 3, bytes(5, 3), true);
    bench.offer(load(4, 4, 1));
    bench.drain();
    // The answer could enter in `answered + 2`, one before the first sector of the woken load.
    let at = answered + 2 + bench.hit_latency() + 1;
    let expected = [(at, 1, 0), (at + 1, 2, 0), (at + 2, 2, 1), (at + 3, 3 + 1, 0)];
    assert_eq!((bench.replied(), last), (expected.to_vec(), answered + 1));
}

#[test]
fn r25_a_write_back_waits_for_room_numbers_and_data_beats() {
    let mut bench = Bench::new(Llc { write_backs: 2, ..small() });
    bench.dirty(4, 0b111);
    bench.bring(6);
    bench.offer(load(1, 8, 1));
    bench.idle(20);
    assert_eq!(bench.when(|event| event.write_back).len(), 2);
    let now = bench.acknowledge(1);
    bench.drain();
    assert_eq!(bench.when(|event| event.write_back)[2], now + 1);
    assert_eq!(bench.seen.downs[2].1.id, bench.down_id(class::WRITE_BACK, 1));
    // Beside a data beat no sector is written back.
    let mut bench = Bench::new(small());
    bench.dirty(4, 0b1);
    bench.bring(6);
    let start = bench.offer(load(1, 8, 1));
    bench.idle(3);
    bench.beat(3, 0, 0, [0; 16], true);
    bench.drain();
    assert_eq!(bench.when(|event| event.write_back), [start + 5]);
}

#[test]
fn r26_beats_of_different_replies_may_alternate() {
    let mut bench = Bench::new(small());
    bench.bring(4);
    bench.offer(load(1, 5, 1));
    bench.idle(6);
    for sector in 0..3 {
        bench.beat(class::LINE, 0, sector, bytes(5, sector), false);
    }
    bench.offer(load(2, 4, 0xf));
    bench.beat(class::LINE, 0, 3, bytes(5, 3), true);
    bench.drain();
    let beats: Vec<(u64, u64)> = bench.replied().iter().map(|beat| (beat.1, beat.2)).collect();
    assert_eq!(beats, [(1, 0), (2, 0), (2, 1), (2, 2), (2, 3)]);
    let mut bench = Bench::new(small());
    bench.bring(4);
    bench.offer(load(1, 5, 1));
    bench.idle(6);
    for sector in 0..3 {
        bench.beat(class::LINE, 0, sector, bytes(5, sector), false);
    }
    bench.offer(load(2, 4, 0xf));
    bench.idle(1);
    bench.beat(class::LINE, 0, 3, bytes(5, 3), true);
    bench.drain();
    let beats: Vec<(u64, u64)> = bench.replied().iter().map(|beat| (beat.1, beat.2)).collect();
    assert_eq!(beats, [(2, 0), (1, 0), (2, 1), (2, 2), (2, 3)]);
}
