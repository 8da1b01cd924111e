//! Requests that wait for lines in flight. Core 2 of 4, lines of two sectors, two places.

use signal::port::Ready;
use testbenches::testing::Bench;

use super::super::{Dut, EntryEvent, In, Invalidate, Miss, Out, Pending, Request, Response, Write};
use super::waiting;

const CORE: u64 = 2;

/// Nothing comes, and everything may leave.
fn open() -> In {
    In {
        core: CORE,
        request_next: Ready::YES,
        response_next: Ready::YES,
        unserved: Ready::YES,
        fill: Ready::YES,
        ..In::default()
    }
}

fn bench() -> Bench<Dut> {
    Bench::new(&waiting(2, 3, 4, 2))
}

/// The line that a core's entry asks for: another one for each.
fn request(core: u64, entry: u64) -> Request {
    Request { valid: true, line: 0x10 + entry, core, entry, travelled: true }
}

/// The L1 waits for a line, for this entry in way 1.
fn pending(entry: u64) -> In {
    In { pending: Pending { valid: true, entry, way: 1 }, ..open() }
}

fn filled(entry: u64) -> In {
    In { filled: EntryEvent { valid: true, entry }, ..open() }
}

/// A request of a core and entry comes, and is decided on in a cycle with these inputs.
fn decided(bench: &mut Bench<Dut>, core: u64, entry: u64, input: In) -> Out {
    bench.cycle(In { request_passing: request(core, entry), ..open() });
    bench.cycle(open());
    bench.cycle(input)
}

/// Parks the request for the local entry.
fn parks(bench: &mut Bench<Dut>, core: u64, entry: u64, local: u64) {
    let out = decided(bench, core, entry, pending(local));
    assert!(!out.request_next.valid && !out.read.valid, "{out:?}");
    assert!(!bench.cycle(open()).request_next.valid);
}

/// The core of a local request that goes away.
fn departs(bench: &mut Bench<Dut>, entry: u64) {
    bench.cycle(In { inject: Miss { valid: true, line: 1, entry }, ..open() });
    bench.repeat(3, open());
}

#[test]
fn r10_the_line_that_is_decided_on_is_shown() {
    let mut bench = bench();
    let shut = In { request_next: Ready::NO, ..open() };
    bench.cycle(In { request_passing: request(0, 3), ..shut });
    let outs: Vec<Out> = (0..3).map(|_| bench.cycle(shut)).collect();
    // Once: what has been offered to the next node is decided.
    assert_eq!(outs.iter().map(|out| out.query.valid).collect::<Vec<_>>(), [false, true, false]);
    assert_eq!(outs[1].query.line, 0x13);
}

#[test]
fn r11_an_own_request_is_away_until_l2_has_it_or_its_line_comes() {
    // Core 3 is greater than this one.
    let passes = |bench: &mut Bench<Dut>| decided(bench, 3, 6, pending(5)).request_next.valid;
    let mut bench = bench();
    assert!(!passes(&mut bench));
    bench.cycle(filled(5));
    bench.repeat(6, open());
    departs(&mut bench, 5);
    assert!(passes(&mut bench));
    // Home, and to L2, which takes it late.
    bench.cycle(In { request_passing: Request { line: 1, ..request(CORE, 5) }, ..open() });
    let shut = In { unserved: Ready::NO, ..open() };
    bench.repeat(4, shut);
    bench.cycle(In { request_passing: request(3, 6), ..shut });
    bench.cycle(shut);
    assert!(bench.cycle(In { unserved: Ready::NO, ..pending(5) }).request_next.valid);
    bench.repeat(3, open());
    assert!(!passes(&mut bench));
    bench.cycle(filled(5));
    bench.repeat(6, open());
    // Answered by another core.
    departs(&mut bench, 5);
    let beat = |last| Response { valid: true, core: CORE, entry: 5, last, ..Response::default() };
    bench.cycle(In { response_passing: beat(false), ..open() });
    assert!(passes(&mut bench));
    bench.cycle(In { response_passing: beat(true), ..open() });
    assert!(!passes(&mut bench));
}

#[test]
fn r12_requests_wait_in_places_and_by_the_order_of_cores() {
    let mut bench = bench();
    // A line that is held is read, whatever is pending.
    let tag = bench.config().tags().tag_of(0x13);
    let set = bench.config().tags().set_of(0x13) as u64;
    bench.cycle(In { write: Write { valid: true, set, way: 0, tag }, ..open() });
    let out = decided(&mut bench, 0, 3, pending(5));
    assert!(out.read.valid && out.read.way == 0);
    bench.repeat(6, open());
    // The local request is away: core 1 may wait at core 2, core 3 may not.
    departs(&mut bench, 5);
    assert!(decided(&mut bench, 3, 4, pending(5)).request_next.valid);
    parks(&mut bench, 1, 4, 5);
    assert!(decided(&mut bench, 0, 6, open()).request_next.valid);
    parks(&mut bench, 0, 6, 5);
    // Both places are taken.
    assert!(decided(&mut bench, 0, 7, pending(5)).request_next.valid);
    // A place that is free with a cycle's edge is not free in it.
    bench.cycle(In { request_passing: request(0, 2), ..open() });
    bench.cycle(filled(5));
    let out = bench.cycle(pending(4));
    assert!(out.read.valid && out.request_next.valid);
    bench.repeat(6, open());
    parks(&mut bench, 0, 6, 3);
    parks(&mut bench, 0, 7, 3);
    // A parked request takes no place of ReqQ.
    let shut = In { request_next: Ready::NO, ..open() };
    for entry in 0..3 {
        assert!(
            bench.cycle(In { request_passing: request(0, entry), ..shut }).request_passing.ready
        );
    }
    assert!(!bench.cycle(In { request_passing: request(0, 3), ..shut }).request_passing.ready);
}

#[test]
fn r13_what_waits_is_read_when_its_line_has_come_and_first() {
    let mut bench = bench();
    parks(&mut bench, 3, 4, 5);
    parks(&mut bench, 1, 6, 5);
    bench.cycle(filled(4));
    assert!(!bench.cycle(open()).read.valid);
    bench.cycle(filled(5));
    let tags = bench.config().tags().clone();
    let outs: Vec<Out> = (0..4).map(|_| bench.cycle(open())).collect();
    let read: Vec<_> =
        outs.iter().map(|out| (out.read.set, out.read.way, out.read.sector)).collect();
    let set = |line| tags.set_of(line) as u64;
    let (first, second) = (set(0x14), set(0x16));
    assert!(outs.iter().all(|out| out.read.valid));
    assert_eq!(read, [(first, 1, 0), (first, 1, 1), (second, 1, 0), (second, 1, 1)]);
    let served: Vec<_> =
        outs.iter().filter(|out| out.served.valid).map(|out| out.served.core).collect();
    assert_eq!(served, [3, 1]);
    bench.repeat(6, open());
    // A line that comes in the cycle of the parking; a hit of ReqQ's head waits for it.
    let tag = tags.tag_of(0x13);
    bench.cycle(In { write: Write { valid: true, set: set(0x13), way: 0, tag }, ..open() });
    bench.cycle(In { request_passing: request(0, 7), ..open() });
    bench.cycle(In { request_passing: request(0, 3), ..open() });
    bench.cycle(In { filled: EntryEvent { valid: true, entry: 2 }, ..pending(2) });
    let ways: Vec<u64> = (0..4).map(|_| bench.cycle(open()).read.way).collect();
    assert_eq!(ways, [1, 1, 0, 0]);
}

#[test]
fn r13_the_core_has_a_read_between_two_of_the_ring() {
    let mut bench = bench();
    parks(&mut bench, 3, 4, 5);
    parks(&mut bench, 1, 6, 5);
    bench.cycle(filled(5));
    let waits = In { core_waits: true, ..open() };
    let read: Vec<bool> = (0..6).map(|_| bench.cycle(waits).read.valid).collect();
    assert_eq!(read, [true, true, false, true, true, false]);
}

#[test]
fn r14_an_entry_is_held_while_anyone_waits_for_its_line() {
    let mut bench = bench();
    let woken = |woken_entry| In { woken_entry, ..open() };
    assert!(!bench.cycle(woken(5)).holds);
    parks(&mut bench, 3, 4, 5);
    assert!(bench.cycle(woken(5)).holds);
    assert!(!bench.cycle(woken(4)).holds);
    assert!(bench.cycle(In { woken_entry: 5, ..filled(5) }).holds);
    // In the first cycle of the reading too, and not after it.
    let out = bench.cycle(woken(5));
    assert!(out.read.valid && out.holds);
    assert!(!bench.cycle(woken(5)).holds);
}

#[test]
fn r9_a_reset_forgets_who_waits_and_what_is_away() {
    let mut bench = bench();
    departs(&mut bench, 5);
    parks(&mut bench, 1, 4, 5);
    bench.reset_with(open());
    assert!(!bench.cycle(In { woken_entry: 5, ..open() }).holds);
    bench.cycle(filled(5));
    assert!(!bench.cycle(open()).read.valid);
    parks(&mut bench, 3, 4, 5);
    let invalidate = Invalidate::default();
    assert!(bench.cycle(In { invalidate, woken_entry: 5, ..open() }).holds);
}
