//! R1 to R8: requests, and the sector that is loaded.

use signal::port::Ready;

use super::super::In;
use super::bench::{Bench, OWN, answers, asks, atomic, other};
use super::small;
use crate::streams::Request;
use design::Llc;

#[test]
fn r1_so_many_atomics_wait() {
    let mut bench = Bench::new(Llc { atomic_queue: 2, ..small() });
    let taken: Vec<bool> =
        (0..4).map(|id| bench.cycle(asks(atomic(id, 1, 0))).request.ready).collect();
    assert_eq!(taken, [true, true, false, false]);
    let mut bench = Bench::new(small());
    bench.base.flush = true;
    assert!(!bench.cycle(asks(atomic(1, 1, 0))).request.ready);
}

#[test]
fn r2_other_requests_pass_at_once() {
    let mut bench = Bench::new(small());
    for kind in [0, 1, 3] {
        let request = other(3, kind, 7);
        let out = bench.cycle(asks(request));
        assert!(out.request.ready);
        assert_eq!(out.slice_request, request);
    }
    bench.base.flush = true;
    assert!(!bench.cycle(asks(other(3, 0, 7))).request.ready);
    // A held one does not fall with it.
    bench.base.flush = false;
    bench.base.slice_request = Ready { ready: false };
    bench.cycle(asks(other(3, 0, 7)));
    bench.base = In { slice_request: Ready::YES, flush: true, ..bench.base };
    assert!(bench.cycle(asks(other(3, 0, 7))).request.ready);
}

#[test]
fn r3_a_request_to_a_line_of_atomics_is_held() {
    let mut bench = Bench::new(small());
    bench.cycle(asks(atomic(1, 5, 2)));
    // In the queue, then loading; another line's passes.
    assert!(!bench.cycle(asks(other(2, 0, 5))).request.ready);
    bench.base.slice_request = Ready { ready: false };
    assert!(!bench.cycle(asks(other(2, 0, 5))).request.ready);
    bench.base.slice_request = Ready::YES;
    bench.idle();
    assert!(bench.cycle(asks(other(3, 0, 4))).request.ready);
    bench.cycle(answers(OWN, 0, 3));
    // Held and changed, then being written, then released.
    let waits = |bench: &mut Bench| bench.cycle(asks(other(2, 0, 5)));
    assert!(waits(&mut bench).reply.valid);
    assert!(!waits(&mut bench).request.ready);
    let out = waits(&mut bench);
    assert_eq!((out.slice_request.kind, out.slice_request.id), (1, OWN));
    assert!(!waits(&mut bench).request.ready);
    assert!(!bench.cycle(In { request: other(2, 0, 5), ..answers(OWN, 1, 0) }).request.ready);
    assert!(waits(&mut bench).request.ready);
}

#[test]
fn r4_an_own_request_goes_first_unless_another_stands() {
    let mut bench = Bench::new(small());
    bench.cycle(asks(atomic(1, 5, 0)));
    bench.idle();
    // The internal load and another's.
    let out = bench.cycle(asks(other(2, 0, 4)));
    assert_eq!((out.slice_request.id, out.request.ready), (OWN, false));
    assert!(bench.cycle(asks(other(2, 0, 4))).request.ready);
    let mut bench = Bench::new(small());
    bench.cycle(asks(atomic(1, 5, 0)));
    bench.base.slice_request = Ready { ready: false };
    for _ in 0..3 {
        let id = bench.cycle(asks(other(2, 0, 4))).slice_request.id;
        assert_eq!(id, 2);
    }
    bench.base.slice_request = Ready::YES;
    assert_eq!(bench.cycle(asks(other(2, 0, 4))).slice_request.id, 2);
    assert_eq!(bench.idle().slice_request.id, OWN);
}

#[test]
fn r5_ready_does_not_depend_on_valid() {
    let mut bench = Bench::new(Llc { atomic_queue: 1, ..small() });
    let ready = |bench: &mut Bench, request: Request| {
        bench.cycle(asks(Request { valid: false, ..request })).request.ready
    };
    assert!(ready(&mut bench, atomic(1, 5, 0)));
    assert!(ready(&mut bench, other(1, 0, 5)));
    bench.cycle(asks(atomic(1, 5, 0)));
    assert!(!ready(&mut bench, atomic(1, 5, 0)));
    assert!(!ready(&mut bench, other(1, 0, 5)));
}

#[test]
fn r6_an_empty_buffer_loads_the_heads_sector() {
    let mut bench = Bench::new(small());
    bench.cycle(asks(atomic(1, 5, 3)));
    assert!(!bench.idle().slice_request.valid);
    let load = bench.idle().slice_request;
    assert_eq!((load.valid, load.kind, load.line, load.sectors), (true, 0, 5, 8));
    assert!(!bench.idle().slice_request.valid);
}

#[test]
fn r7_a_beat_makes_it_held_and_clean() {
    let mut bench = Bench::new(small());
    bench.hold(5, 1, 77);
    // Released for another line's, without a write-back.
    bench.cycle(asks(atomic(2, 6, 0)));
    let (cycles, load) = bench.until_asked();
    assert_eq!((cycles, load.kind, load.line), (2, 0, 6));
}

#[test]
fn r8_the_head_is_performed_when_its_reply_is_taken() {
    let mut bench = Bench::new(small());
    bench.hold(5, 0, 10);
    bench.base.reply = Ready { ready: false };
    bench.cycle(asks(atomic(1, 5, 0)));
    let first = bench.cycle(asks(atomic(2, 5, 0)));
    assert_eq!((first.reply.valid, first.reply.data[0]), (true, 10));
    assert_eq!(bench.idle().reply, first.reply);
    bench.base.reply = Ready::YES;
    let words: Vec<u64> = (0..2).map(|_| bench.idle().reply.data[0]).collect();
    assert_eq!(words, [10, 11]);
    assert!(!bench.idle().reply.valid);
}

#[test]
fn r8_one_a_cycle() {
    let mut bench = Bench::new(small());
    bench.hold(5, 0, 0);
    let mut replies = 0;
    for n in 0..1_001 {
        let asked = if n < 1_000 { asks(atomic(n % 16, 5, 0)) } else { In::default() };
        let out = bench.cycle(asked);
        assert!(out.request.ready);
        replies += u64::from(out.reply.valid);
        assert!(!out.reply.valid || out.reply.data[0] == replies - 1);
    }
    assert_eq!(replies, 1_000);
}
