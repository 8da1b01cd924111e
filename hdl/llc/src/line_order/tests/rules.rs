//! The rules one by one, all engines in step.

use testbenches::testing;

use super::super::{Dut, In};
use super::config;
use crate::streams::{MemoryReply, MemoryRequest};
use signal::port::{Ready, beginning};

fn bench(entries: u32) -> testing::Bench<Dut> {
    testing::Bench::new(&config(entries))
}

const OPEN: In = In {
    reply: Ready::YES,
    memory_request: Ready::YES,
    request: MemoryRequest {
        valid: false,
        kind: 0,
        operation: 0,
        line: 0,
        sectors: 1,
        byte_enable: 0,
        data: [0; 16],
        id: 0,
        home: 0,
    },
    memory_reply: MemoryReply {
        valid: false,
        id: 0,
        kind: 0,
        sector: 0,
        data: [0; 16],
        last: false,
    },
};

fn asks(id: u64, kind: u64, line: u64) -> In {
    In { request: MemoryRequest { valid: true, id, kind, line, ..OPEN.request }, ..OPEN }
}

fn answers(id: u64, last: bool) -> MemoryReply {
    MemoryReply { valid: true, id, last, ..MemoryReply::default() }
}

#[test]
fn r1_a_request_passes_at_once() {
    let mut bench = bench(2);
    let input = asks(3, 1, 7);
    let out = bench.cycle(input);
    assert!(out.request.ready);
    assert_eq!(out.memory_request, input.request);
}

#[test]
fn r2_it_is_unanswered_until_its_last_beat() {
    let mut bench = bench(4);
    bench.cycle(asks(3, 0, 7));
    for (beat, passes) in
        [(answers(3, false), false), (answers(2, true), false), (answers(3, true), false)]
    {
        let out = bench.cycle(In { memory_reply: beat, ..asks(5, 1, 7) });
        assert_eq!(out.request.ready, passes);
    }
    assert!(bench.cycle(asks(5, 1, 7)).request.ready);
}

/// The same for these sectors.
fn of_sectors(id: u64, kind: u64, sectors: u64) -> In {
    let asks = asks(id, kind, 7);
    In { request: MemoryRequest { sectors, ..asks.request }, ..asks }
}

#[test]
fn r3_writes_wait_for_all_and_loads_for_writes() {
    for (first, second, passes) in [
        (0, 0, true),
        (0, 1, false),
        (0, 2, false),
        (1, 0, false),
        (1, 1, false),
        (1, 2, false),
        (2, 0, false),
        (2, 1, false),
        (2, 2, false),
    ] {
        let mut bench = bench(4);
        bench.cycle(asks(3, first, 7));
        let out = bench.cycle(asks(4, second, 7));
        assert_eq!((out.request.ready, out.memory_request.valid), (passes, passes));
        // Another line's passes.
        bench.reset();
        bench.cycle(asks(3, first, 7));
        assert!(bench.cycle(asks(4, second, 6)).request.ready);
    }
}

#[test]
fn r3_requests_to_different_sectors_of_a_line_pass_each_other() {
    let passes = |first: (u64, u64), second: (u64, u64)| {
        let mut bench = bench(4);
        bench.cycle(of_sectors(3, first.0, first.1));
        bench.cycle(of_sectors(4, second.0, second.1)).request.ready
    };
    // A load of several sectors shares any of them.
    for (loaded, stored, shares) in
        [(0b1111, 0b0001, true), (0b1111, 0b1000, true), (0b1011, 0b0100, false), (1, 0b10, false)]
    {
        assert_eq!(passes((0, loaded), (1, stored)), !shares, "{loaded:b} {stored:b}");
        assert_eq!(passes((1, stored), (0, loaded)), !shares, "{loaded:b} {stored:b}");
    }
    assert!(passes((1, 0b0010), (1, 0b0100)));
    assert!(!passes((1, 0b0100), (1, 0b0100)));
    // An atomic counts as one of all sectors.
    for other in [0, 1, 2] {
        assert!(!passes((2, 0b0001), (other, 0b0010)));
        assert!(!passes((other, 0b0001), (2, 0b0010)));
    }
}

#[test]
fn r3_the_four_stores_of_a_line_are_unanswered_at_once() {
    let mut bench = bench(8);
    for sector in 0..4 {
        assert!(bench.cycle(of_sectors(sector, 1, 1 << sector)).request.ready);
    }
    // A load of the line waits for all of them.
    for sector in 0..4 {
        let last = In { memory_reply: answers(sector, true), ..of_sectors(5, 0, 0b1111) };
        assert!(!bench.cycle(last).request.ready);
    }
    assert!(bench.cycle(of_sectors(5, 0, 0b1111)).request.ready);
}

#[test]
fn r4_so_many_are_unanswered() {
    let mut bench = bench(2);
    assert!(bench.cycle(asks(1, 0, 1)).request.ready);
    assert!(bench.cycle(asks(2, 0, 2)).request.ready);
    let full = In { memory_reply: answers(1, true), ..asks(3, 0, 3) };
    assert!(!bench.cycle(full).request.ready);
    assert!(bench.cycle(asks(3, 0, 3)).request.ready);
}

#[test]
fn r5_ready_does_not_depend_on_valid() {
    let mut bench = bench(2);
    bench.cycle(asks(1, 1, 1));
    for valid in [false, true] {
        let mut input = asks(2, 0, 1);
        input.request.valid = valid;
        let out = bench.cycle(input);
        assert!(!out.request.ready && !out.memory_request.valid);
    }
    let mut input = asks(2, 0, 2);
    input.request.valid = false;
    assert!(bench.cycle(input).request.ready);
    let held_up = In { memory_request: Ready { ready: false }, ..asks(2, 0, 2) };
    let out = bench.cycle(held_up);
    assert!(!out.request.ready && out.memory_request.valid);
}

#[test]
fn r6_beats_pass_at_once() {
    let mut bench = bench(1);
    bench.cycle(asks(1, 1, 1));
    for (id, ready) in [(1, false), (9, true), (1, true)] {
        let beat = MemoryReply { sector: 2, data: beginning([5, 6]), ..answers(id, true) };
        assert!(!bench.cycle(asks(2, 0, 1)).request.ready);
        let out = bench.cycle(In { memory_reply: beat, reply: Ready { ready }, ..OPEN });
        assert_eq!((out.reply, out.memory_reply.ready), (beat, ready));
    }
    assert!(bench.cycle(asks(2, 0, 1)).request.ready);
}

#[test]
fn r7_a_reset_forgets_all() {
    let mut bench = bench(1);
    assert!(bench.cycle(asks(1, 1, 1)).idle);
    assert!(!bench.cycle(OPEN).idle);
    bench.reset();
    assert!(bench.cycle(asks(1, 1, 1)).idle);
}
