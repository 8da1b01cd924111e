//! The rules one by one, random traffic before a golden memory, wrong orders, and a slice before a memory
//! that reorders.

use testbenches::coverage::Coverage;
use testbenches::dut::{Model as _, Monitor as _, Stimulus as _};
use testbenches::engine::EngineKind;
use testbenches::lockstep::{VerifyOptions, verify_engines};
use testbenches::testing::{Bench, assert_rules_are_tested, covers, faulty};

use super::{Config, Dut, In, model};
use crate::Geometry;
use crate::llc_slice::{self, model::LlcSlice};
use crate::streams::{MemoryReply, MemoryRequest};
use design::{LineOrder, Llc};
use signal::port::Ready;

fn config(entries: u32) -> Config {
    let llc = Llc { sector_bytes: 16, line_bytes: 64, ..Llc::default() };
    let port = Geometry::new(&llc, "test").unwrap();
    Config::new(&port, &LineOrder { entries }, "test").unwrap()
}

fn bench(entries: u32) -> Bench<Dut> {
    Bench::of(&config(entries), &[EngineKind::Model])
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
        data: [0; 8],
        id: 0,
        home: 0,
    },
    memory_reply: MemoryReply {
        valid: false,
        id: 0,
        kind: 0,
        sector: 0,
        data: [0; 8],
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
        let beat = MemoryReply { sector: 2, data: [5; 8], ..answers(id, true) };
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

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("mod.rs"), include_str!("tests.rs"));
}

#[test]
fn answers_are_in_order_before_a_memory_that_reorders() {
    for entries in [1, 2, 3, 8, 64] {
        covers::<Dut>(&config(entries), 500_000);
    }
}

/// What the monitor says to an order that lets some requests pass, whatever is unanswered.
fn said(passes: fn(&MemoryRequest) -> bool) -> String {
    let config = config(8);
    let wrong = faulty::<Dut>(
        &config,
        |_, _, _| {},
        move |input, out| {
            if passes(&input.request) {
                out.memory_request = input.request;
                out.request.ready = input.memory_request.ready;
            }
        },
    );
    let options =
        VerifyOptions { coverage_required: false, ..VerifyOptions::new(1, 200_000, "none") };
    verify_engines::<Dut>(&config, vec![wrong], &options)
        .map_or_else(|error| error.to_string(), |_| String::new())
}

#[test]
fn a_wrong_order_is_found() {
    assert_eq!(said(|_| false), "");
    for passes in [
        (|_| true) as fn(&MemoryRequest) -> bool,
        |request| request.kind == 0,
        |request| request.kind == 1,
        |request| request.kind == 2,
    ] {
        let report = said(passes);
        assert!(report.contains("must be what the requests before it left"), "{report}");
    }
}

/// A slice before a memory that reorders is right with an order between them.
#[test]
fn a_slice_is_right_behind_an_order() {
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
    for entries in [1, 8] {
        let config = Config::new(&geometry, &LineOrder { entries }, "test").unwrap();
        let (mut slice, mut order) = (LlcSlice::new(&geometry), model::LineOrder::new(&config));
        let mut world = llc_slice::Stimulus::new(&geometry, 1).reordering();
        let (mut monitor, mut coverage) = (llc_slice::Monitor::new(&geometry), Coverage::new());
        let mut last = None;
        for _ in 0..500_000 {
            let from_world: llc_slice::In = world.next(last.as_ref());
            // What the slice offers stands in registers.
            let request = slice.clone().step(&from_world).memory_request;
            let (memory_request, memory_reply) =
                (from_world.memory_request, from_world.memory_reply);
            let passed =
                order.step(&In { request, reply: Ready::YES, memory_request, memory_reply });
            let input = llc_slice::In {
                memory_request: passed.request,
                memory_reply: passed.reply,
                ..from_world
            };
            let out = slice.step(&input);
            monitor.observe(&input, &out, &mut coverage).unwrap();
            // The world sees what has passed.
            last = Some(llc_slice::Out { memory_request: passed.memory_request, ..out });
        }
        assert!(coverage.count(llc_slice::Covered::answered) > 1_000);
    }
}
