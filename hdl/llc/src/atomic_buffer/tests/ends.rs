//! R9 to R18 but for R14: the sector that is released, and the replies.

use signal::port::Ready;
use testbenches::testing;

use super::super::In;
use super::bench::{Bench, OWN, answers, asks, atomic, other};
use super::{config, small};
use crate::streams::Request;

#[test]
fn r9_a_sector_is_released_for_others() {
    // For an atomic to another sector of the line, and for a load of the line.
    for request in [atomic(3, 5, 1), other(3, 0, 5)] {
        let mut bench = Bench::new(small());
        bench.hold(5, 0, 10);
        bench.cycle(asks(atomic(1, 5, 0)));
        bench.idle();
        let out = bench.cycle(asks(request));
        assert_eq!(out.request.ready, request.kind == 2);
        let asked = if request.kind == 2 { In::default() } else { asks(request) };
        let after = u64::from(request.kind == 2);
        for _ in 0..after {
            assert!(!bench.cycle(asked).slice_request.valid);
        }
        let store = bench.cycle(asked).slice_request;
        assert_eq!((store.kind, store.byte_enable, store.data[0]), (1, 0xff, 11));
    }
    // A flush.
    let mut bench = Bench::new(small());
    bench.hold(5, 0, 10);
    bench.base.flush = true;
    bench.idle();
    assert!(bench.idle().idle);
}

#[test]
fn r10_a_store_back_ends_with_its_acknowledgement() {
    let mut bench = Bench::new(small());
    bench.hold(5, 0, 10);
    bench.cycle(asks(atomic(1, 5, 0)));
    bench.idle();
    bench.base = In { flush: true, slice_request: Ready { ready: false }, ..bench.base };
    bench.idle();
    for _ in 0..3 {
        let store = bench.idle().slice_request;
        assert_eq!((store.valid, store.kind, store.line, store.sectors), (true, 1, 5, 1));
    }
    bench.base.slice_request = Ready::YES;
    bench.idle();
    assert!(!bench.idle().slice_request.valid);
    assert!(!bench.cycle(answers(OWN, 1, 0)).idle);
    assert!(bench.idle().idle);
}

#[test]
fn r11_replies_of_both_sorts_go_in_turn() {
    let mut bench = Bench::new(small());
    bench.hold(5, 0, 0);
    // The atomic of `hold` left last, so that the slice's goes, then the atomic's, and so on.
    bench.cycle(asks(atomic(1, 5, 0)));
    let mut beat = answers(3, 0, 9);
    beat.request = atomic(2, 5, 0);
    let kinds: Vec<u64> = (0..4).map(|_| bench.cycle(beat).reply.kind).collect();
    assert_eq!(kinds, [0, 2, 0, 2]);
    // An offer stays offered.
    bench.base.reply = Ready { ready: false };
    let kinds: Vec<u64> = (0..3).map(|_| bench.cycle(beat).reply.kind).collect();
    assert_eq!(kinds, [0, 0, 0]);
}

#[test]
fn r12_own_beats_are_always_taken() {
    let mut bench = Bench::new(small());
    bench.base.reply = Ready { ready: false };
    bench.cycle(asks(atomic(1, 5, 0)));
    bench.until_asked();
    assert!(bench.cycle(answers(OWN, 0, 0)).slice_reply.ready);
    assert!(!bench.cycle(answers(3, 0, 0)).slice_reply.ready);
    // The internal request comes behind the atomic's reply if that was offered first.
    let mut bench = Bench::new(small());
    bench.hold(5, 0, 0);
    bench.base.reply = Ready { ready: false };
    bench.cycle(asks(atomic(1, 5, 0)));
    assert_eq!(bench.idle().reply.kind, 2);
    bench.base.reply = Ready::YES;
    assert!(!bench.cycle(answers(3, 0, 0)).slice_reply.ready);
    let out = bench.cycle(answers(3, 0, 8));
    assert!(out.slice_reply.ready);
    assert_eq!(out.reply, answers(3, 0, 8).slice_reply);
}

#[test]
fn r13_an_atomics_reply_is_the_sector_before() {
    let mut bench = Bench::new(small());
    bench.hold(5, 2, 40);
    bench.cycle(asks(Request { chip: 0, ..atomic(9, 5, 2) }));
    let reply = bench.idle().reply;
    assert_eq!((reply.source, reply.id, reply.kind, reply.sector), (2, 9, 2, 2));
    assert_eq!((reply.data[0], reply.last), (40, true));
}

#[test]
fn r15_flushed_follows_idle() {
    let mut bench = Bench::new(small());
    assert!(bench.idle().idle);
    bench.base.flush = true;
    let shown: Vec<bool> = (0..3).map(|_| bench.idle().flushed).collect();
    assert_eq!(shown, [false, true, true]);
    bench.base.flush = false;
    let shown: Vec<bool> = (0..2).map(|_| bench.idle().flushed).collect();
    assert_eq!(shown, [true, false]);
    bench.cycle(asks(atomic(1, 5, 0)));
    assert!(!bench.idle().idle);
    // Without `enable` an atomic passes.
    let mut bench = Bench::new(small());
    bench.base.enable = false;
    assert_eq!(bench.cycle(asks(atomic(1, 5, 0))).slice_request, atomic(1, 5, 0));
    assert!(bench.idle().idle);
}

#[test]
fn r16_performed_is_shown_in_the_next_cycle() {
    let mut bench = Bench::new(small());
    bench.hold(5, 0, 0);
    bench.cycle(asks(atomic(1, 5, 0)));
    let shown: Vec<bool> = (0..3).map(|_| bench.idle().performed).collect();
    assert_eq!(shown, [false, true, false]);
}

#[test]
fn r17_own_requests_have_the_atomics_home() {
    let config = config(small()).with_chips(4);
    let mut bench = Bench::new(small());
    bench.buffer = testing::Bench::new(&config);
    let asked = Request { home: 3, chip: 2, operation: 0, ..atomic(1, 5, 0) };
    bench.cycle(asks(asked));
    let (_, load) = bench.until_asked();
    assert_eq!((load.home, load.chip, load.source, load.id), (3, 0, 0, OWN));
    assert_eq!((load.operation, load.byte_enable, load.data), (0, 0, [0; 16]));
    bench.cycle(answers(OWN, 0, 6));
    assert_eq!(bench.idle().reply.chip, 2);
    bench.base.flush = true;
    let (_, store) = bench.until_asked();
    assert_eq!((store.home, store.operation, store.data[0]), (3, 0, 7));
}

#[test]
fn r18_a_reset_empties_it() {
    let mut bench = Bench::new(small());
    bench.hold(5, 0, 10);
    bench.cycle(asks(atomic(1, 5, 0)));
    bench.buffer.reset();
    let out = bench.cycle(asks(other(1, 0, 5)));
    assert!(out.idle && out.request.ready && !out.reply.valid && !out.performed);
}
