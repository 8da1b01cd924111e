//! A test for each rule of the page.

use super::super::{In, Part, PartReply};
use super::{bench, config, small};
use crate::streams::Request;
use signal::port::{Ready, beginning};

const LOAD: u64 = 0;
const STORE: u64 = 1;

fn request(sectors: u64, id: u64) -> Request {
    Request { valid: true, kind: LOAD, line: 0x35, sectors, source: 3, id, ..Request::default() }
}

/// A beat's 16 bytes.
const BEAT: [u64; 16] = beginning([7, 7]);

/// A cycle in which everything is taken.
fn offered(request: Request) -> In {
    In { request, part: Ready::YES, reply: Ready::YES, ..In::default() }
}

fn idle() -> In {
    offered(Request::default())
}

/// The same with the answer to a part.
fn answer(base: In, place: u64, sector: u64) -> In {
    let part_reply = PartReply { valid: true, id: place << 2 | sector, kind: LOAD, data: BEAT };
    In { part_reply, ..base }
}

/// The sector of a part, if one is offered.
fn sector(part: Part) -> Option<u64> {
    part.valid.then_some(part.id & 3)
}

#[test]
fn r1_a_request_has_a_part_for_each_sector_the_lowest_first() {
    let mut bench = bench(&small());
    let seen = [true, false, true, true].map(|is_taken| {
        let input = In { part: is_taken.into(), ..offered(request(0b1011, 1)) };
        let out = bench.cycle(input);
        (sector(out.part), out.request.ready)
    });
    let expected = [(Some(0), false), (Some(1), false), (Some(1), false), (Some(3), true)];
    assert_eq!(seen, expected);
}

#[test]
fn r2_a_request_takes_the_lowest_free_place() {
    let mut bench = bench(&small());
    let place = |part: Part| part.valid.then_some(part.id >> 2);
    assert_eq!(place(bench.cycle(offered(request(0b11, 1))).part), Some(0));
    assert_eq!(place(bench.cycle(offered(request(0b11, 1))).part), Some(0));
    assert_eq!(place(bench.cycle(offered(request(1, 2))).part), Some(1));
    // No place is left.
    let out = bench.cycle(offered(request(1, 3)));
    assert_eq!((place(out.part), out.request.ready), (None, false));
    bench.cycle(answer(offered(request(1, 3)), 0, 0));
    bench.cycle(answer(offered(request(1, 3)), 0, 1));
    assert_eq!(place(bench.cycle(offered(request(1, 3))).part), Some(0));
    // An offered part stays as it is when a lower place becomes free.
    bench.cycle(answer(idle(), 1, 0));
    let held = In { part: Ready::NO, ..offered(request(1, 4)) };
    assert_eq!(place(bench.cycle(held).part), Some(1));
    bench.cycle(answer(held, 0, 0));
    assert_eq!(place(bench.cycle(offered(request(1, 4))).part), Some(1));
}

#[test]
fn r3_a_part_has_the_payload_of_its_request() {
    let mut bench = bench(&small());
    let data = beginning([1, 2]);
    let (kind, operation, byte_enable) = (STORE, 5, 0xf0);
    let store = Request { kind, operation, byte_enable, data, ..request(0b100, 9) };
    let part = bench.cycle(offered(store)).part;
    let line = 0x35 << 2 | 2;
    let expected = Part { valid: true, kind, operation, line, byte_enable, data, id: 2 };
    assert_eq!(part, expected);
    // A line of one sector is the slice's.
    let one = config("[l1]\nline_bytes = 32\nsector_bytes = 32\n");
    let part = super::bench(&one).cycle(offered(request(1, 9))).part;
    assert_eq!((part.line, part.id), (0x35, 0));
}

#[test]
fn r4_request_ready_does_not_depend_on_request_valid() {
    let mut bench = bench(&small());
    let absent = |sectors| offered(Request { valid: false, ..request(sectors, 1) });
    assert!(bench.cycle(absent(0b100)).request.ready);
    assert!(!bench.cycle(absent(0b110)).request.ready);
    let blocked = In { part: Ready::NO, ..absent(0b100) };
    assert!(!bench.cycle(blocked).request.ready);
    bench.cycle(offered(request(1, 1)));
    bench.cycle(offered(request(1, 2)));
    assert!(!bench.cycle(absent(0b100)).request.ready);
}

#[test]
fn r5_beats_pass_in_the_cycle_in_which_they_are_offered() {
    let mut bench = bench(&small());
    bench.cycle(offered(request(0b1000, 1)));
    bench.cycle(offered(Request { source: 2, ..request(0b0010, 6) }));
    let held = bench.cycle(In { reply: Ready::NO, ..answer(idle(), 1, 1) });
    assert!(held.reply.valid && !held.part_reply.ready);
    let out = bench.cycle(answer(idle(), 1, 1));
    let crate::streams::Reply { source, id, kind, sector, data, .. } = out.reply;
    assert_eq!((source, id, kind, sector, data), (2, 6, LOAD, 1, BEAT));
    assert!(out.part_reply.ready && !bench.cycle(idle()).reply.valid);
    assert_eq!(bench.cycle(answer(idle(), 0, 3)).reply.source, 3);
    // A beat that comes twice goes no further, and the place stays free.
    let out = bench.cycle(answer(idle(), 0, 3));
    assert!(!out.reply.valid && out.part_reply.ready);
    assert!(bench.cycle(idle()).idle);
}

#[test]
fn r6_last_stands_with_the_last_answer_to_come() {
    let mut bench = bench(&small());
    bench.cycle(offered(request(0b0111, 1)));
    // The first part is answered before the second is taken.
    let held = In { part: Ready::NO, ..offered(request(0b0111, 1)) };
    assert!(!bench.cycle(answer(held, 0, 0)).reply.last);
    bench.cycle(offered(request(0b0111, 1)));
    bench.cycle(offered(request(0b0111, 1)));
    assert!(!bench.cycle(answer(idle(), 0, 2)).reply.last);
    // A beat that waits is no other.
    assert!(bench.cycle(In { reply: Ready::NO, ..answer(idle(), 0, 1) }).reply.last);
    assert!(bench.cycle(answer(idle(), 0, 1)).reply.last);
}

#[test]
fn r7_a_place_is_free_from_the_cycle_after_its_last_beat_on() {
    let mut bench = bench(&small());
    bench.cycle(offered(request(1, 1)));
    bench.cycle(offered(request(1, 2)));
    let out = bench.cycle(answer(offered(request(1, 3)), 1, 0));
    assert!(out.reply.last && !out.part.valid);
    let out = bench.cycle(offered(request(1, 3)));
    assert_eq!((out.part.valid, out.part.id), (true, 1 << 2));
}

#[test]
fn r8_a_reset_forgets_everything() {
    let mut bench = bench(&small());
    assert!(bench.cycle(offered(request(0b11, 1))).idle);
    assert!(!bench.cycle(idle()).idle);
    bench.reset();
    let out = bench.cycle(offered(request(0b11, 1)));
    assert_eq!((out.idle, sector(out.part)), (true, Some(0)));
    bench.cycle(offered(request(0b11, 1)));
    bench.cycle(answer(idle(), 0, 0));
    bench.cycle(answer(idle(), 0, 1));
    assert!(bench.cycle(idle()).idle);
}
