//! The rules one by one, all engines in step.

use testbenches::testing;

use super::super::ports::{Access, Burst, INCR, ReadBeat, WriteBeat, WriteResponse};
use super::super::{Dut, In, Out};
use super::config;
use crate::streams::MemoryReply;
use design::Axi;
use signal::port::{Beat, Ready, beginning};

fn bench(reads: u32, writes: u32) -> testing::Bench<Dut> {
    testing::Bench::new(&config(4, 16, Axi { id_bits: 3, reads, writes }))
}

/// Nothing comes, and everything may leave.
fn open() -> In {
    let yes = Ready::YES;
    In { reply: yes, ar: yes, aw: yes, w: yes, ..In::default() }
}

/// A sector's.
fn bytes(of: u64) -> Beat {
    beginning([of, of])
}

fn asks(id: u64, kind: u64, line: u64, sectors: u64) -> In {
    let request =
        Access { valid: true, id, kind, line, sectors, byte_enable: 0xf0, data: bytes(9) };
    In { request, ..open() }
}

fn reads(id: u64, line: u64, sectors: u64) -> In {
    asks(id, 0, line, sectors)
}

fn writes(id: u64, line: u64) -> In {
    asks(id, 1, line, 4)
}

fn beat(id: u64, last: bool) -> ReadBeat {
    ReadBeat { valid: true, id, data: bytes(id + 7), resp: 0, last }
}

fn done(id: u64) -> WriteResponse {
    WriteResponse { valid: true, id, resp: 0 }
}

fn burst(id: u64, addr: u64, len: u64) -> Burst {
    Burst { valid: true, id, addr, len, size: 4, burst: INCR, ..Burst::default() }
}

#[test]
fn r1_the_order_of_lines_holds_a_request_until_the_last_beat_has_left() {
    let mut bench = bench(4, 4);
    bench.cycle(reads(1, 7, 0b1100));
    assert!(!bench.cycle(writes(2, 7)).request.ready);
    assert!(!bench.cycle(In { r: beat(0, false), ..writes(2, 7) }).request.ready);
    assert!(!bench.cycle(In { r: beat(0, true), ..writes(2, 7) }).request.ready);
    let stopped = In { reply: Ready { ready: false }, ..writes(2, 7) };
    assert!(!bench.cycle(stopped).request.ready);
    assert!(!bench.cycle(writes(2, 7)).request.ready);
    assert!(bench.cycle(writes(2, 7)).request.ready);
    // A kind that is neither is a write.
    let out = bench.cycle(asks(3, 2, 8, 1));
    assert!(out.request.ready && out.aw.valid);
    assert!(bench.cycle(open()).aw.valid);
}

#[test]
fn r2_a_read_is_taken_when_there_is_a_number_and_no_burst_left() {
    let mut bench = bench(2, 1);
    assert!(bench.cycle(reads(1, 1, 0b101)).request.ready);
    // Two bursts: the first leaves, then the last.
    assert!(!bench.cycle(reads(2, 2, 1)).request.ready);
    assert!(!bench.cycle(In { ar: Ready { ready: false }, ..reads(2, 2, 1) }).request.ready);
    assert!(bench.cycle(reads(2, 2, 1)).request.ready);
    // Both numbers are taken; one is free in the cycle after its last beat.
    assert!(!bench.cycle(reads(3, 3, 1)).request.ready);
    assert!(!bench.cycle(In { r: beat(1, true), ..reads(3, 3, 1) }).request.ready);
    assert!(bench.cycle(reads(3, 3, 1)).request.ready);
}

#[test]
fn r3_a_write_is_taken_when_there_is_a_number_and_both_channels_are_free() {
    let no = Ready { ready: false };
    let mut bench = bench(1, 4);
    assert!(bench.cycle(writes(1, 1)).request.ready);
    assert!(!bench.cycle(In { aw: no, ..writes(2, 2) }).request.ready);
    // The data have left; the address may leave now.
    assert!(bench.cycle(writes(2, 2)).request.ready);
    assert!(!bench.cycle(In { w: no, ..writes(3, 3) }).request.ready);
    assert!(bench.cycle(writes(3, 3)).request.ready);
    assert!(bench.cycle(writes(4, 4)).request.ready);
    assert!(!bench.cycle(writes(5, 5)).request.ready);
    // The turn passes to the response, which is taken; its number is free in the next cycle.
    assert!(!bench.repeat(2, In { b: done(2), ..writes(5, 5) }).request.ready);
    assert!(bench.cycle(writes(5, 5)).request.ready);
}

#[test]
fn r4_the_lowest_free_number_is_taken_and_ready_does_not_depend_on_valid() {
    let mut bench = bench(4, 4);
    for number in 0..3 {
        bench.cycle(reads(number, number, 1));
        assert_eq!(bench.cycle(writes(number + 8, number + 8)).ar.id, number);
        assert_eq!(bench.cycle(open()).aw.id, number);
    }
    bench.cycle(In { r: beat(1, true), ..open() });
    bench.repeat(2, In { b: done(0), ..open() });
    bench.cycle(reads(5, 5, 0b100));
    assert_eq!(bench.cycle(writes(6, 6)).ar.id, 1);
    assert_eq!(bench.cycle(open()).aw.id, 0);
    for (line, ready) in [(5, false), (40, true)] {
        let mut input = writes(7, line);
        input.request.valid = false;
        assert_eq!(bench.cycle(input).request.ready, ready);
    }
}

#[test]
fn r5_a_burst_for_each_run_of_sectors() {
    let mut bench = bench(2, 1);
    bench.cycle(reads(1, 5, 0b1011));
    let stopped = In { ar: Ready { ready: false }, ..open() };
    let first = burst(0, 5 * 64, 1);
    assert_eq!(bench.cycle(stopped).ar, first);
    assert_eq!(bench.cycle(open()).ar, first);
    assert_eq!(bench.cycle(open()).ar, burst(0, 5 * 64 + 48, 0));
    assert!(!bench.cycle(open()).ar.valid);
    bench.cycle(reads(2, 6, 0b1111));
    assert_eq!(bench.cycle(open()).ar, burst(1, 6 * 64, 3));
}

#[test]
fn r6_address_and_data_leave_each_by_itself() {
    for is_data_first in [false, true] {
        let mut bench = bench(1, 2);
        bench.cycle(writes(1, 5));
        let address = burst(0, 5 * 64 + 32, 0);
        let data = WriteBeat { valid: true, data: bytes(9), strb: 0xf0, last: true };
        let (aw, w) = (Ready { ready: !is_data_first }, Ready { ready: is_data_first });
        let out = bench.cycle(In { aw, w, ..open() });
        assert_eq!((out.aw, out.w.strb, out.w.last), (address, data.strb, true));
        assert_eq!(out.w.data[..2], data.data[..2]);
        let out = bench.cycle(In { aw, w, ..open() });
        assert_eq!((out.aw.valid, out.w.valid), (is_data_first, !is_data_first));
        bench.cycle(open());
        let out = bench.cycle(open());
        assert!(!out.aw.valid && !out.w.valid);
    }
}

#[test]
fn r7_beats_belong_to_the_sectors_in_rising_order() {
    let mut bench = bench(2, 1);
    bench.cycle(reads(1, 5, 0b1010));
    bench.cycle(open());
    bench.cycle(reads(2, 6, 0b0001));
    bench.cycle(open());
    let mut seen = Vec::new();
    for r in [Some(beat(0, true)), Some(beat(1, true)), Some(beat(0, true)), None] {
        let out = bench.cycle(In { r: r.unwrap_or_default(), ..open() });
        seen.push((out.reply.valid, out.reply.id, out.reply.sector, out.reply.last));
    }
    assert_eq!(seen[1..], [(true, 1, 1, false), (true, 2, 0, true), (true, 1, 3, true)]);
    assert!(!seen[0].0);
}

#[test]
fn r8_a_response_is_an_acknowledgement() {
    let mut bench = bench(1, 2);
    bench.cycle(writes(6, 5));
    bench.repeat(2, In { b: done(0), ..open() });
    let reply = MemoryReply { valid: true, id: 6, kind: 1, last: true, ..MemoryReply::default() };
    assert_eq!(bench.cycle(open()).reply, reply);
    assert!(!bench.cycle(open()).reply.valid);
}

#[test]
fn r9_two_places_and_turns() {
    let mut bench = bench(4, 4);
    for number in 0..3 {
        bench.cycle(reads(number, number, 1));
        bench.cycle(writes(number + 8, number + 8));
    }
    bench.cycle(open());
    let both = |number| In { r: beat(number, true), b: done(number), ..open() };
    let stopped = |input| In { reply: Ready { ready: false }, ..input };
    let (none, r, b) = ((false, false), (true, false), (false, true));
    let cases = [
        (open(), r),
        (both(0), r),
        (In { r: beat(1, true), ..both(0) }, b),
        (In { b: done(1), ..both(1) }, r),
        // One place is free, then none: the turn stays.
        (stopped(In { b: done(1), ..both(2) }), b),
        (stopped(both(2)), none),
        (both(2), none),
        (both(2), r),
        (In { b: done(2), ..open() }, b),
        // Nothing comes for `b`, and so the turn passes.
        (open(), b),
        (In { r: beat(3, true), ..open() }, b),
        (open(), r),
        (stopped(In { b: done(3), ..open() }), r),
    ];
    for (place, (input, goes)) in cases.into_iter().enumerate() {
        let out = bench.cycle(input);
        assert_eq!((out.r.ready, out.b.ready), goes, "{place}");
    }
}

#[test]
fn r10_a_beat_for_no_number_changes_nothing() {
    let mut bench = bench(2, 2);
    bench.cycle(reads(1, 5, 1));
    let stray = ReadBeat { resp: 3, ..beat(1, false) };
    assert!(bench.cycle(In { r: stray, ..open() }).r.ready);
    let b = WriteResponse { resp: 2, ..done(0) };
    for is_taken in [false, true] {
        let out = bench.cycle(In { b, ..open() });
        assert_eq!((out.b.ready, out.reply.valid, out.error.valid), (is_taken, false, false));
    }
    // Twice a read's answer is once.
    for replies in [false, false, true, false] {
        let out = bench.cycle(In { r: beat(0, true), ..open() });
        assert_eq!((out.reply.valid, out.error.valid), (replies, false));
    }
}

#[test]
fn r11_errors_are_reported_and_answered() {
    let mut bench = bench(2, 2);
    bench.cycle(reads(1, 5, 0b0011));
    bench.cycle(writes(2, 6));
    let ends = |out: Out| (out.error.valid, out.error.line, out.error.is_write, out.reply.valid);
    bench.cycle(In { r: ReadBeat { resp: 2, ..beat(0, false) }, ..open() });
    let out = bench.cycle(In { r: beat(0, false), ..open() });
    assert_eq!(ends(out), (true, 5, false, true));
    let response = In { b: WriteResponse { resp: 1, ..done(0) }, ..open() };
    let out = bench.cycle(response);
    assert_eq!(ends(out), (true, 5, false, true), "the last beat said that it is none");
    let out = bench.cycle(response);
    assert!(!out.error.valid && !out.reply.valid);
    assert_eq!(ends(bench.cycle(open())), (true, 6, true, true));
    assert!(!bench.cycle(open()).error.valid);
}

#[test]
fn r12_a_reset_frees_all() {
    let mut bench = bench(1, 1);
    assert!(bench.cycle(reads(1, 5, 0b101)).idle);
    assert!(!bench.cycle(In { aw: Ready { ready: false }, ..writes(2, 6) }).idle);
    bench.reset();
    let out = bench.cycle(reads(1, 5, 1));
    assert!(out.idle && out.request.ready && !out.ar.valid && !out.aw.valid && !out.w.valid);
}
