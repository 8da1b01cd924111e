//! Core 2 of 4, lines of two sectors; requests are named by their entry.

use signal::port::{Beat, Ready};
use testbenches::testing::Bench;

use super::super::{Dut, In, Invalidate, Miss, Out, Request, Response, Write};
use super::config;

const CORE: u64 = 2;

/// Nothing comes, and everything may leave.
fn open() -> In {
    let (request_next, response_next) = (Ready::YES, Ready::YES);
    In {
        core: CORE,
        request_next,
        response_next,
        unserved: Ready::YES,
        fill: Ready::YES,
        ..In::default()
    }
}

fn line(entry: u64) -> u64 {
    0x10 + entry
}

/// A request on the ring of requests.
fn request(core: u64, entry: u64) -> Request {
    Request { valid: true, line: line(entry), core, entry, travelled: true }
}

fn asked(core: u64, entry: u64) -> In {
    In { request_passing: request(core, entry), ..open() }
}

fn bytes(word: u64) -> Beat {
    core::array::from_fn(|i| if i < 4 { word } else { 0 })
}

/// A beat on the ring of responses.
fn response(core: u64, entry: u64, word: u64, last: bool) -> Response {
    Response { valid: true, core, entry, data: bytes(word), last }
}

/// Queues of three places, 4 cycles of patience.
fn bench() -> Bench<Dut> {
    Bench::new(&config(2, 3, 4))
}

fn set_of(bench: &Bench<Dut>, entry: u64) -> u64 {
    bench.config().tags().set_of(line(entry)) as u64
}

/// The L1 has filled the line of `entry` into a way.
fn write(bench: &Bench<Dut>, entry: u64, way: u64) -> Write {
    let tag = bench.config().tags().tag_of(line(entry));
    Write { valid: true, set: set_of(bench, entry), way, tag }
}

/// The L1 holds these lines, each in way 1.
fn holding(entries: &[u64]) -> Bench<Dut> {
    let mut bench = bench();
    for &entry in entries {
        let write = write(&bench, entry, 1);
        bench.cycle(In { write, ..open() });
    }
    bench
}

/// A request is taken from the ring, and looked up in the cycle after; what that cycle invalidates.
fn looked_up(bench: &mut Bench<Dut>, entry: u64, invalidate: Invalidate) {
    assert!(bench.cycle(asked(0, entry)).request_passing.ready);
    bench.cycle(In { invalidate, ..open() });
}

#[test]
fn r1_requests_pass_depart_and_come_home() {
    let mut bench = bench();
    bench.cycle(In { inject: Miss { valid: true, line: line(5), entry: 5 }, ..open() });
    bench.cycle(open());
    assert_eq!(bench.cycle(open()).request_next, request(CORE, 5));
    bench.cycle(asked(0, 3));
    bench.cycle(asked(CORE, 5));
    assert_eq!(bench.cycle(open()).request_next, request(0, 3));
    assert!(bench.cycle(open()).round_trip);
    let out = bench.cycle(open());
    assert!(out.unserved.valid && out.unserved.entry == 5 && !out.unserved.timed_out && !out.idle);
    assert!(bench.cycle(open()).idle);
}

#[test]
fn r2_responses_pass_and_fill() {
    let mut bench = bench();
    for (word, last) in [(7, false), (8, true)] {
        let beat = response(0, 3, word, last);
        assert!(bench.cycle(In { response_passing: beat, ..open() }).response_passing.ready);
    }
    assert_eq!(bench.cycle(open()).response_next, response(0, 3, 8, true));
    let own = In { response_passing: response(CORE, 5, 9, false), ..open() };
    let shut = bench.cycle(In { fill: Ready::NO, ..own });
    assert!(shut.fill.valid && !shut.response_passing.ready);
    let out = bench.cycle(own);
    assert!(out.response_passing.ready && (out.fill.entry, out.fill.data) == (5, bytes(9)));
}

#[test]
fn r3_lines_that_are_written_hit_until_they_are_invalidated() {
    let mut bench = holding(&[3]);
    looked_up(&mut bench, 3, Invalidate::default());
    assert!(bench.cycle(open()).read.valid);
    bench.repeat(6, open());
    let invalidate = Invalidate { valid: true, set: set_of(&bench, 3), ways: 0b10 };
    bench.cycle(In { invalidate, ..open() });
    looked_up(&mut bench, 3, Invalidate::default());
    assert_eq!(bench.cycle(open()).request_next, request(0, 3));
}

#[test]
fn r4_a_line_that_goes_in_the_cycle_of_its_lookup_is_no_hit() {
    let set = set_of(&bench(), 3);
    for (set, ways, is_read) in [(set, 0b10, false), (set, 0b01, true), (set ^ 1, 0b10, true)] {
        let mut bench = holding(&[3]);
        looked_up(&mut bench, 3, Invalidate { valid: true, set, ways });
        let out = bench.cycle(open());
        assert_eq!((out.read.valid, out.request_next.valid), (is_read, !is_read), "{set} {ways}");
    }
    // One that goes in the cycle in which it is read was there.
    let mut bench = holding(&[3]);
    looked_up(&mut bench, 3, Invalidate::default());
    let invalidate = Invalidate { valid: true, set, ways: 0b10 };
    assert!(bench.cycle(In { invalidate, ..open() }).read.valid);
    assert!(bench.cycle(open()).read.valid);
}

/// Nor is one that is written then: the tags do not have it yet.
#[test]
fn r4_a_line_that_comes_in_the_cycle_of_its_lookup_is_no_hit() {
    let mut bench = bench();
    bench.cycle(asked(0, 3));
    let write = write(&bench, 3, 1);
    bench.cycle(In { write, ..open() });
    assert!(bench.cycle(open()).request_next.valid);
}

#[test]
fn r5_the_sectors_of_a_line_are_read_without_a_gap() {
    let mut bench = holding(&[3]);
    looked_up(&mut bench, 3, Invalidate::default());
    let busy = In { core_waits: true, ..open() };
    for sector in 0..2 {
        let read = bench.cycle(busy).read;
        let set = set_of(&bench, 3);
        assert_eq!((read.valid, read.set, read.way, read.sector), (true, set, 1, sector));
    }
    assert!(!bench.cycle(busy).read.valid);
}

/// RespQ has no two places: the hit waits, and is read when it has.
#[test]
fn r5_a_line_waits_for_its_response() {
    let mut bench = holding(&[3]);
    let shut = In { response_next: Ready::NO, ..open() };
    for (core, word) in [(0, 1), (0, 2), (1, 3), (1, 4)] {
        let response_passing = response(core, 6, word, word % 2 == 0);
        assert!(bench.cycle(In { response_passing, ..shut }).response_passing.ready);
    }
    bench.cycle(In { request_passing: request(0, 3), ..shut });
    bench.cycle(shut);
    assert!(!bench.cycle(shut).read.valid);
    bench.cycle(open());
    bench.cycle(open());
    assert!(bench.cycle(open()).read.valid);
}

#[test]
fn r6_between_two_lines_the_core_has_its_read() {
    for core_waits in [false, true] {
        let mut bench = holding(&[3, 4]);
        bench.cycle(asked(0, 3));
        bench.cycle(asked(0, 4));
        let cycles: Vec<bool> =
            (0..6).map(|_| bench.cycle(In { core_waits, ..open() }).read.valid).collect();
        let expected = match core_waits {
            false => [true, true, true, true, false, false],
            true => [true, true, false, true, true, false],
        };
        assert_eq!(cycles, expected);
    }
}

#[test]
fn r7_what_is_read_leaves_for_the_core_that_asked() {
    let mut bench = holding(&[3]);
    looked_up(&mut bench, 3, Invalidate::default());
    bench.cycle(open());
    let outs: Vec<Out> =
        (5..8).map(|word| bench.cycle(In { read_data: bytes(word), ..open() })).collect();
    assert!(!outs[0].response_next.valid);
    assert_eq!(outs[1].response_next, response(0, 3, 5, false));
    assert_eq!(outs[2].response_next, response(0, 3, 6, true));
}

#[test]
fn r8_a_line_that_is_served_is_reported_once() {
    let mut bench = holding(&[3]);
    bench.cycle(asked(3, 3));
    let outs: Vec<Out> = (0..5).map(|_| bench.cycle(open())).collect();
    let told: Vec<bool> = outs.iter().map(|out| out.served.valid).collect();
    assert_eq!(told, [false, true, false, false, false]);
    assert_eq!(outs[1].served.core, 3);
}

#[test]
fn r9_a_reset_leaves_nothing() {
    let mut bench = holding(&[3, 4]);
    bench.cycle(asked(0, 3));
    bench.cycle(asked(0, 4));
    assert!(
        bench.cycle(In { inject: Miss { valid: true, line: 1, entry: 1 }, ..open() }).read.valid
    );
    bench.reset_with(asked(0, 4));
    for _ in 0..6 {
        let out = bench.cycle(open());
        assert!(!out.read.valid && !out.request_next.valid && !out.response_next.valid && out.idle);
    }
    looked_up(&mut bench, 3, Invalidate::default());
    assert!(bench.cycle(open()).request_next.valid);
}
