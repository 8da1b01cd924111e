//! R27 to R35: what comes from below, and what goes there.

use super::super::{Config, In};
use super::bench::{ALL, Bench, atomic, bytes, load, small, store};
use crate::streams::{MemoryReply, Request, class};
use design::Llc;
use signal::port::{Ready, beginning};

#[test]
fn r27_every_beat_is_taken_at_once() {
    let mut bench = Bench::new(small());
    bench.base.reply = Ready { ready: false };
    bench.base.memory_request = Ready { ready: false };
    for cycle in 0..40 {
        let memory_reply =
            MemoryReply { valid: cycle % 3 != 0, id: cycle, ..MemoryReply::default() };
        let request = Request { id: cycle, ..load(cycle, cycle, 1) };
        let out = bench.cycle(In { memory_reply, request, ..In::default() });
        assert!(out.memory_reply.ready);
    }
}

#[test]
fn r28_a_fill_writes_the_bytes_that_are_not_dirty() {
    let mut bench = Bench::new(small());
    bench.offer(store(1, 4, 1, 0x00f0));
    bench.offer(load(2, 4, 0b10));
    bench.drain();
    // A store to another sector of the line in flight.
    bench.offer(store(3, 4, 2, 0x1));
    bench.drain();
    bench.fill(0, 4, 0xf);
    bench.offer(load(4, 4, 0b100));
    bench.drain();
    let data: Vec<u64> =
        bench.seen.replies.iter().filter(|r| r.1.kind == 0).map(|r| r.1.data[0]).collect();
    let [word, other] = [bytes(4, 1)[0], bytes(4, 2)[0]];
    assert_eq!(data, [word & 0xffff_ffff | 0x1111_1111 << 32, other & !0xff | 0x33]);
}

#[test]
fn r29_a_line_can_be_read_in_the_second_cycle_after_its_last_beat() {
    let mut bench = Bench::new(small());
    bench.offer(load(1, 4, 1));
    bench.idle(6);
    for sector in 0..3 {
        bench.beat(class::LINE, 0, sector, bytes(4, sector), false);
    }
    bench.offer(load(2, 4, 0b100));
    let last = bench.beat(class::LINE, 0, 3, bytes(4, 3), true);
    bench.drain();
    assert_eq!(bench.when(|event| event.fill), [last + 1]);
    // The woken load takes that cycle.
    assert_eq!(bench.when(|event| event.hit), [last + 3]);
}

#[test]
fn r30_filled_entries_are_woken_in_order_without_a_gap() {
    let mut bench = Bench::new(small());
    bench.offer_all(&[load(1, 4, 1), load(2, 5, 0b11), load(3, 5, 1)]);
    bench.idle(8);
    bench.fill(1, 5, 0b111);
    bench.fill(0, 4, 0b111);
    bench.seen.replies.clear();
    let mut bench = Bench::new(small());
    bench.offer_all(&[load(1, 4, 1), load(2, 5, 0b11), load(3, 5, 1)]);
    bench.idle(8);
    for (number, line) in [(0, 4), (1, 5)] {
        for sector in 0..3 {
            bench.beat(class::LINE, number, sector, bytes(line, sector), false);
        }
    }
    let first = bench.beat(class::LINE, 1, 3, bytes(5, 3), true);
    bench.beat(class::LINE, 0, 3, bytes(4, 3), true);
    bench.drain();
    let at = first + 2 + bench.hit_latency() + 1;
    assert_eq!(bench.replied(), [(at, 2, 0), (at + 1, 2, 1), (at + 2, 3, 0), (at + 3, 1, 0)]);
}

#[test]
fn r31_an_acknowledgement_frees_its_number() {
    let mut bench = Bench::new(small());
    bench.dirty(4, 1);
    bench.offer(super::bench::maintain(1, 4, 0));
    bench.drain();
    assert!(!bench.cycle(In::default()).idle);
    let at = bench.acknowledge(0);
    bench.drain();
    assert_eq!(bench.replied(), [(at + 1 + bench.hit_latency() + 1, 1, 0)]);
    assert!(bench.cycle(In::default()).idle);
}

#[test]
fn r32_beats_that_answer_nothing_change_nothing() {
    let mut bench = Bench::new(small());
    bench.bring(4);
    bench.offer_all(&[load(1, 5, 1), atomic(2, 7, 0)]);
    bench.drain();
    bench.beat(3, 0, 0, [1; 16], true);
    bench.beat(class::LINE, 1, 0, [1; 16], true);
    bench.beat(class::LINE, 3, 0, [1; 16], true);
    bench.beat(class::ATOMIC, 1, 0, [1; 16], true);
    bench.beat(class::WRITE_BACK, 2, 0, [1; 16], true);
    assert!(bench.seen.replies.is_empty());
    let last = bench.fill(0, 5, 0xf);
    // The entry is still being woken.
    bench.beat(class::LINE, 0, 0, [1; 16], true);
    bench.beat(class::ATOMIC, 0, 0, beginning([2, 3]), true);
    bench.beat(class::ATOMIC, 0, 0, [4; 16], true);
    bench.offer_all(&[load(3, 5, 1), load(4, 4, 1)]);
    bench.drain();
    let data: Vec<u64> = bench.seen.replies.iter().map(|reply| reply.1.data[0]).collect();
    assert_eq!(data, [bytes(5, 0)[0], 2, bytes(5, 0)[0], bytes(4, 0)[0]]);
    assert_eq!(bench.when(|event| event.fill), [last + 1]);
}

#[test]
fn r33_what_goes_down_keeps_its_order_and_names_its_class() {
    let mut bench = Bench::new(small());
    bench.dirty(4, 0b1);
    bench.offer(store(1, 6, 2, 0x00ff));
    bench.offer_all(&[load(2, 8, 1), atomic(3, 5, 1)]);
    bench.drain();
    assert_eq!(bench.sent(), [(1, 4, 1), (0, 8, 0xf), (2, 5, 2)]);
    let downs: Vec<_> = bench.seen.downs.iter().map(|down| down.1).collect();
    let ids: Vec<u64> = downs.iter().map(|down| down.id).collect();
    let expected = [(class::WRITE_BACK, 0), (class::LINE, 0), (class::ATOMIC, 0)];
    assert_eq!(ids, expected.map(|(class, number)| bench.down_id(class, number)));
    assert_eq!((downs[0].byte_enable, downs[0].operation), (ALL, 0));
    assert_eq!((downs[1].byte_enable, downs[1].data, downs[1].operation), (0, [0; 16], 0));
    assert_eq!((downs[2].byte_enable, downs[2].operation), (0xff, 9));
    assert_eq!(downs[2].data, atomic(3, 5, 1).data);
}

#[test]
fn r34_it_is_offered_two_cycles_after_it_was_made() {
    let mut bench = Bench::new(Llc { miss_queue: 2, ..small() });
    bench.base.memory_request = Ready { ready: false };
    let start = bench.offer_all(&[load(1, 4, 1), load(2, 5, 1), load(3, 6, 1)]);
    assert!(!bench.cycle(In::default()).memory_request.valid);
    assert!(bench.cycle(In::default()).memory_request.valid);
    assert_eq!(bench.now(), start + 5);
    bench.base.memory_request = Ready::YES;
    bench.drain();
    // Two had room; the third is made when there is some again, and seen two cycles later.
    let at: Vec<u64> = bench.seen.downs.iter().map(|down| down.0).collect();
    assert_eq!(at, [start + 5, start + 6, start + 8]);
}

#[test]
fn r35_with_several_chips_home_and_chip_go_along() {
    let config = Config::new(&small(), "test").unwrap().with_chips(4);
    let mut bench = Bench::of(config);
    bench.offer(Request { home: 3, chip: 2, ..store(1, 4, 0, ALL) });
    bench.offer(Request { home: 1, chip: 1, ..atomic(2, 5, 0) });
    bench.offer(Request { home: 3, chip: 1, ..load(3, 4, 2) });
    bench.drain();
    bench.fill(0, 4, 0b1110);
    bench.beat(class::ATOMIC, 0, 0, [5; 16], true);
    bench.drain();
    bench.offer(Request { home: 3, chip: 0, ..super::bench::maintain(4, 4, 1) });
    bench.drain();
    let homes: Vec<u64> = bench.seen.downs.iter().map(|down| down.1.home).collect();
    assert_eq!(homes, [1, 3, 3]);
    let chips: Vec<(u64, u64)> =
        bench.seen.replies.iter().map(|reply| (reply.1.id, reply.1.chip)).collect();
    assert_eq!(chips, [(1, 2), (3, 1), (2, 1)]);
}
