//! The rules one by one, random traffic before a golden memory, wrong builds, and slices whose memory is
//! behind AXI.

use testbenches::coverage::Coverage;
use testbenches::dut::{Model as _, Monitor as _, Stimulus as _};
use testbenches::engine::EngineKind;
use testbenches::testing::{Bench, assert_rules_are_tested, covers};

use super::model::{Axi4Memory, Wrong};
use super::ports::{Access, Burst, INCR, ReadBeat, WriteBeat, WriteResponse};
use super::subordinate::Behind;
use super::{Config, Dut, In, Monitor, Out, Stimulus};
use crate::Geometry;
use crate::llc_slice::{self, model::LlcSlice};
use crate::streams::{MemoryReply, MemoryRequest};
use design::{Axi, LineOrder, Llc};
use signal::port::Ready;

/// Lines of `sectors` sectors of 16 bytes.
fn config(sectors: u32, entries: u32, axi: Axi) -> Config {
    let llc = Llc { sector_bytes: 16, line_bytes: 16 * sectors, ..Llc::default() };
    let port = Geometry::new(&llc, "test").unwrap();
    Config::new(&port, &LineOrder { entries }, &axi, "test").unwrap()
}

fn bench(reads: u32, writes: u32) -> Bench<Dut> {
    Bench::of(&config(4, 16, Axi { id_bits: 3, reads, writes }), &[EngineKind::Model])
}

/// Nothing comes, and everything may leave.
fn open() -> In {
    let yes = Ready::YES;
    In { reply: yes, ar: yes, aw: yes, w: yes, ..In::default() }
}

fn asks(id: u64, kind: u64, line: u64, sectors: u64) -> In {
    let request = Access { valid: true, id, kind, line, sectors, byte_enable: 0xf0, data: [9; 8] };
    In { request, ..open() }
}

fn reads(id: u64, line: u64, sectors: u64) -> In {
    asks(id, 0, line, sectors)
}

fn writes(id: u64, line: u64) -> In {
    asks(id, 1, line, 4)
}

fn beat(id: u64, last: bool) -> ReadBeat {
    ReadBeat { valid: true, id, data: [id + 7; 8], resp: 0, last }
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
    bench.cycle(reads(1, 7, 3));
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
    assert!(!bench.cycle(In { b: done(2), ..writes(5, 5) }).request.ready);
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
    bench.cycle(In { b: done(0), ..open() });
    bench.cycle(reads(5, 5, 1));
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
        let data =
            WriteBeat { valid: true, data: [9, 9, 0, 0, 0, 0, 0, 0], strb: 0xf0, last: true };
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
    bench.cycle(In { b: done(0), ..open() });
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
    let goes = |out: Out| (out.r.ready, out.b.ready);
    // A beat alone does not depend on its own valid.
    assert_eq!(goes(bench.cycle(open())), (true, true));
    assert_eq!(goes(bench.cycle(both(0))), (true, false));
    assert_eq!(goes(bench.cycle(In { r: beat(1, true), ..both(0) })), (false, true));
    assert_eq!(goes(bench.cycle(In { b: done(1), ..both(1) })), (true, false));
    let stopped = In { reply: Ready { ready: false }, ..both(2) };
    assert_eq!(goes(bench.cycle(In { b: done(1), ..stopped })), (false, true));
    assert_eq!(goes(bench.cycle(stopped)), (false, false));
}

#[test]
fn r10_a_beat_for_no_number_changes_nothing() {
    let mut bench = bench(2, 2);
    bench.cycle(reads(1, 5, 1));
    let stray = ReadBeat { resp: 3, ..beat(1, false) };
    let out = bench.cycle(In { r: stray, ..open() });
    assert!(out.r.ready);
    let out = bench.cycle(In { b: WriteResponse { resp: 2, ..done(0) }, ..open() });
    assert!(out.b.ready && !out.reply.valid && !out.error.valid);
    // The turn is still the read's; twice its answer is once.
    let both = In { r: beat(0, true), b: done(1), ..open() };
    let out = bench.cycle(both);
    assert!(out.r.ready && !out.b.ready && !out.reply.valid && !out.error.valid);
    let out = bench.cycle(In { r: beat(0, true), ..open() });
    assert!(out.reply.valid);
    assert!(!bench.cycle(open()).reply.valid);
}

#[test]
fn r11_errors_are_told_and_answered() {
    let mut bench = bench(2, 2);
    bench.cycle(reads(1, 5, 0b0011));
    bench.cycle(writes(2, 6));
    let ends = |out: Out| (out.error.valid, out.error.line, out.error.is_write, out.reply.valid);
    bench.cycle(In { r: ReadBeat { resp: 2, ..beat(0, false) }, ..open() });
    let out = bench.cycle(In { r: beat(0, false), ..open() });
    assert_eq!(ends(out), (true, 5, false, true));
    let out = bench.cycle(In { b: WriteResponse { resp: 1, ..done(0) }, ..open() });
    assert_eq!(ends(out), (true, 5, false, true), "the last beat said that it is none");
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

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("mod.rs"), include_str!("tests.rs"));
}

#[test]
fn answers_are_in_order_whatever_axi_does() {
    for (sectors, entries, id_bits, reads, writes) in
        [(2, 1, 1, 1, 1), (4, 8, 2, 3, 4), (2, 3, 1, 2, 2), (8, 64, 4, 16, 16), (16, 64, 8, 64, 64)]
    {
        covers::<Dut>(&config(sectors, entries, Axi { id_bits, reads, writes }), 500_000);
    }
}

/// What the monitor says of a build within 200,000 cycles.
fn said(wrong: Option<Wrong>) -> String {
    let config = config(4, 8, Axi::default());
    let mut build = Axi4Memory::new(&config);
    if let Some(wrong) = wrong {
        build = build.but(wrong);
    }
    let (mut world, mut monitor) = (Stimulus::new(&config, 1), Monitor::new(&config));
    let (mut coverage, mut last) = (Coverage::new(), None);
    for _ in 0..200_000 {
        let input = world.next(last.as_ref());
        let out = build.step(&input);
        if let Err(violation) = monitor.observe(&input, &out, &mut coverage) {
            return violation.to_string();
        }
        last = Some(out);
    }
    String::new()
}

#[test]
fn wrong_builds_are_found() {
    assert_eq!(said(None), "");
    for wrong in [Wrong::Unordered, Wrong::Falling] {
        let report = said(Some(wrong));
        assert!(report.contains("must be what the requests before it left"), "{wrong:?}: {report}");
    }
    let report = said(Some(Wrong::BurstOverLine));
    assert!(report.contains("a burst must stay in its line"), "{report}");
}

/// As the slice asks.
fn access(asked: &MemoryRequest) -> Access {
    let MemoryRequest { valid, kind, line, sectors, byte_enable, data, id, .. } = *asked;
    Access { valid, kind, line, sectors, byte_enable, data, id }
}

/// A slice and a manager in front of one AXI memory that answers in any order: what the slice answers is
/// right, and memory is right after each flush.
#[test]
fn a_slice_is_right_behind_axi() {
    let llc = Llc {
        sets: 2,
        ways: 2,
        line_bytes: 64,
        sector_bytes: 16,
        address_bits: 24,
        mshr_entries: 4,
        source_bits: 2,
        id_bits: 5,
        ..Llc::default()
    };
    let geometry = Geometry::new(&llc, "test").unwrap();
    for (entries, numbers) in [(1, 1), (8, 3)] {
        let axi = Axi { id_bits: 2, reads: numbers, writes: numbers };
        let config = Config::new(&geometry, &LineOrder { entries }, &axi, "test").unwrap();
        let (mut slice, mut manager) = (LlcSlice::new(&geometry), Axi4Memory::new(&config));
        let mut world = llc_slice::Stimulus::new(&geometry, 1);
        let (mut monitor, mut coverage) = (llc_slice::Monitor::new(&geometry), Coverage::new());
        let mut behind = Behind::new(&config, 2);
        let (mut last, mut below) = (None, None);
        for _ in 0..300_000 {
            let mut above: llc_slice::In = world.next(last.as_ref());
            // No atomic comes here.
            above.request.kind = [0, 1, 1, 3][above.request.kind as usize];
            // What the slice offers stands in registers.
            let asked = slice.clone().step(&above).memory_request;
            let input =
                In { request: access(&asked), reply: Ready::YES, ..behind.next(below.as_ref()) };
            let out = manager.step(&input);
            let input =
                llc_slice::In { memory_request: out.request, memory_reply: out.reply, ..above };
            let answered = slice.step(&input);
            monitor.observe(&input, &answered, &mut coverage).unwrap();
            // The slice's world has no next level of its own.
            let memory_request = MemoryRequest::default();
            (last, below) = (Some(llc_slice::Out { memory_request, ..answered }), Some(out));
        }
        assert!(coverage.count(llc_slice::Covered::miss_of_victim) > 1_000);
    }
}
