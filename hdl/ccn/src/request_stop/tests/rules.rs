//! Core 2 of 4; requests are named by their entry.

use signal::port::Ready;
use testbenches::engine::EngineKind;
use testbenches::testing::Bench;

use super::super::{Answer, Dut, In, Miss, Out, Request};
use super::config;

const CORE: u64 = 2;

/// Nothing comes, and everything may leave.
fn open() -> In {
    let yes = Ready::YES;
    In { core: CORE, next: yes, served: yes, unserved: yes, ..In::default() }
}

/// Nothing comes, and nothing may leave.
fn shut() -> In {
    let no = Ready { ready: false };
    In { next: no, served: no, unserved: no, ..open() }
}

fn inject(entry: u64) -> Miss {
    Miss { valid: true, line: 0x10 + entry, entry }
}

fn request(core: u64, entry: u64) -> Request {
    Request { valid: true, line: 0x10 + entry, core, entry, travelled: true }
}

/// The tags have the line of the cycle before.
fn hit() -> Answer {
    Answer { hit: true, way: 1 }
}

fn departed(entry: u64) -> Request {
    request(CORE, entry)
}

/// CB of two places, ReqQ of three, 4 cycles of patience.
fn bench() -> Bench<Dut> {
    Bench::new(&config(2, 3, 4))
}

/// The head of CB waits for longer than a test.
fn patient() -> Bench<Dut> {
    Bench::new(&config(2, 3, 64))
}

/// The entries that leave on `next` until nothing has for a while, with everything open.
fn drained(bench: &mut Bench<Dut>) -> Vec<u64> {
    let outs: Vec<Out> = (0..12).map(|_| bench.cycle(open())).collect();
    outs.iter().filter(|out| out.next.valid).map(|out| out.next.entry).collect()
}

#[test]
fn r1_cb_keeps_its_places_in_order() {
    let mut bench = patient();
    // A request on `passing` that nothing takes any more keeps CB's from entering.
    for entry in 0..3 {
        assert!(bench.cycle(In { passing: request(0, entry), ..shut() }).passing.ready);
    }
    let busy = In { passing: request(0, 3), ..shut() };
    assert!(bench.cycle(In { inject: inject(5), ..busy }).inject.ready);
    assert!(bench.cycle(In { inject: inject(6), ..busy }).inject.ready);
    assert!(!bench.cycle(In { inject: inject(7), ..busy }).inject.ready);
    assert_eq!(drained(&mut bench), [0, 1, 2, 5, 6]);
}

#[test]
fn r2_reqq_takes_what_passes_while_it_has_a_place() {
    let mut bench = bench();
    for entry in 0..3 {
        assert!(bench.cycle(In { passing: request(1, entry), ..shut() }).passing.ready);
    }
    assert!(!bench.cycle(shut()).passing.ready);
    // The head leaves; its place is free in the next cycle.
    assert!(!bench.cycle(open()).passing.ready);
    assert!(bench.cycle(In { passing: request(1, 3), ..shut() }).passing.ready);
    assert_eq!(drained(&mut bench), [1, 2, 3]);
}

#[test]
fn r3_an_insertion_needs_two_free_places_and_nothing_that_passes() {
    let mut bench = patient();
    bench.cycle(In { inject: inject(5), passing: request(1, 0), ..shut() });
    // Two places are free, but a request passes; then one is.
    bench.cycle(In { passing: request(1, 1), ..shut() });
    assert!(!bench.cycle(shut()).idle);
    assert!(!bench.cycle(shut()).idle);
    // One leaves: two are free in the next cycle, and the head enters.
    assert!(!bench.cycle(open()).idle);
    assert!(!bench.cycle(shut()).idle);
    assert!(bench.cycle(shut()).idle);
    assert_eq!(drained(&mut bench), [1, 5]);
}

#[test]
fn r4_the_foreign_request_that_will_be_the_head_is_looked_up() {
    let mut bench = bench();
    assert!(!bench.cycle(In { passing: request(1, 0), ..shut() }).lookup.valid);
    let out = bench.cycle(In { passing: request(1, 1), ..shut() });
    assert!(out.lookup.valid && out.lookup.line == 0x10);
    // A hit that stays is looked up again, and the next one when it leaves.
    let out = bench.cycle(In { answer: hit(), ..shut() });
    assert!(out.lookup.valid && out.lookup.line == 0x10);
    let out = bench.cycle(In { answer: hit(), served: Ready::YES, ..shut() });
    assert!(out.lookup.valid && out.lookup.line == 0x11);
    // A miss that stays is not, nor is a local request.
    assert!(!bench.cycle(shut()).lookup.valid);
    assert!(!bench.cycle(shut()).lookup.valid);
    bench.cycle(open());
    bench.cycle(In { passing: request(CORE, 3), ..shut() });
    assert!(!bench.cycle(shut()).lookup.valid);
}

#[test]
fn r5_a_foreign_head_waits_for_its_answer() {
    let mut bench = bench();
    bench.cycle(In { passing: request(1, 0), answer: hit(), ..open() });
    let out = bench.cycle(In { answer: hit(), ..open() });
    assert!(!out.next.valid && !out.served.valid);
    assert!(bench.cycle(open()).next.valid);
}

#[test]
fn r6_a_hit_is_handed_over_with_its_way_and_taken_back_when_it_is_lost() {
    let mut bench = bench();
    bench.cycle(In { passing: request(1, 3), ..open() });
    bench.cycle(open());
    let out = bench.cycle(In { answer: hit(), ..shut() });
    assert!(out.served.valid && !out.next.valid);
    let served = out.served;
    assert_eq!((served.line, served.way, served.core, served.entry), (0x13, 1, 1, 3));
    let out = bench.cycle(In { answer: Answer { hit: true, way: 0 }, ..shut() });
    assert!(out.served.valid && out.served.way == 0);
    let out = bench.cycle(open());
    assert!(!out.served.valid && out.next == request(1, 3));
    assert!(!bench.cycle(In { answer: hit(), ..open() }).served.valid);
}

#[test]
fn r7_a_miss_is_passed_on_as_it_is_whatever_the_tags_say_later() {
    let mut bench = bench();
    let fresh = Request { travelled: false, ..request(1, 3) };
    bench.cycle(In { passing: fresh, ..open() });
    bench.cycle(open());
    assert_eq!(bench.cycle(shut()).next, fresh);
    let out = bench.cycle(In { answer: hit(), ..shut() });
    assert!(out.next == fresh && !out.served.valid);
    assert_eq!(bench.cycle(In { answer: hit(), ..open() }).next, fresh);
    assert!(!bench.cycle(open()).next.valid);
}

#[test]
fn r8_an_own_request_leaves_with_travelled_in_its_first_cycle_at_the_head() {
    let mut bench = bench();
    bench.cycle(In { inject: inject(5), ..open() });
    assert!(!bench.cycle(open()).next.valid);
    assert_eq!(bench.cycle(In { answer: hit(), ..shut() }).next, departed(5));
    assert_eq!(bench.cycle(open()).next, departed(5));
    assert!(!bench.cycle(open()).next.valid);
}

#[test]
fn r9_what_comes_home_goes_to_l2_when_there_is_a_place() {
    let mut bench = bench();
    for entry in 0..3 {
        bench.cycle(In { passing: request(CORE, entry), ..shut() });
    }
    // Two have entered; the third waits for a place.
    let out = bench.cycle(shut());
    assert!(!out.round_trip && !out.next.valid && out.unserved.valid);
    assert!(!bench.cycle(open()).round_trip);
    assert!(bench.cycle(shut()).round_trip);
    let out = bench.cycle(open());
    let unserved = out.unserved;
    assert_eq!((unserved.line, unserved.entry, unserved.timed_out), (0x11, 1, false));
}

#[test]
fn r10_the_head_of_cb_goes_to_l2_after_its_patience() {
    let mut bench = bench();
    for entry in 0..3 {
        bench.cycle(In { passing: request(1, entry), ..shut() });
    }
    bench.cycle(In { inject: inject(5), ..shut() });
    for _ in 0..4 {
        assert!(!bench.cycle(In { inject: inject(6), ..shut() }).timed_out);
    }
    // Not in the cycle in which another comes home, and into no place of the ring.
    assert!(bench.cycle(shut()).timed_out);
    let out = bench.cycle(shut());
    assert!(!out.timed_out && out.unserved.timed_out && out.unserved.entry == 5);
    // The next one's patience begins when it is at the head.
    for _ in 0..3 {
        assert!(!bench.cycle(shut()).timed_out);
    }
    assert!(bench.cycle(shut()).timed_out);
}

/// rust-hdl is slow for so many cycles.
#[test]
fn r10_the_longest_patience_ends_too() {
    let engines = [EngineKind::Model, EngineKind::Verilog];
    let mut bench = Bench::<Dut>::of(&config(2, 3, 65_535), &engines);
    for entry in 0..3 {
        bench.cycle(In { passing: request(1, entry), ..shut() });
    }
    bench.cycle(In { inject: inject(5), ..shut() });
    assert!(!bench.repeat(65_535, shut()).timed_out);
    assert!(bench.cycle(shut()).timed_out);
}

#[test]
fn r11_the_way_to_l2_has_two_places_and_takes_nothing_back() {
    let mut bench = bench();
    for entry in 0..2 {
        bench.cycle(In { passing: request(CORE, entry), ..shut() });
    }
    assert!(bench.cycle(shut()).round_trip);
    for _ in 0..3 {
        let out = bench.cycle(shut());
        assert!(out.unserved.valid && out.unserved.entry == 0);
    }
    assert_eq!(bench.cycle(open()).unserved.entry, 0);
    assert_eq!(bench.cycle(open()).unserved.entry, 1);
    assert!(!bench.cycle(open()).unserved.valid);
}

#[test]
fn r12_one_that_comes_home_goes_before_one_without_patience() {
    let mut bench = bench();
    bench.cycle(In { passing: request(1, 0), ..shut() });
    bench.cycle(In { inject: inject(5), passing: request(1, 1), ..shut() });
    for _ in 0..3 {
        bench.cycle(In { ..shut() });
    }
    // The last cycle of its patience: both that were before leave, and a local one is the head.
    bench.cycle(In { passing: request(CORE, 7), ..open() });
    let out = bench.cycle(In { unserved: Ready { ready: false }, ..open() });
    assert!(out.timed_out && !out.round_trip);
    let out = bench.cycle(shut());
    assert!(out.round_trip && !out.timed_out);
}

#[test]
fn r13_idle_is_about_own_requests_that_are_not_on_the_ring() {
    let mut bench = bench();
    assert!(bench.cycle(In { inject: inject(5), ..open() }).idle);
    assert!(!bench.cycle(open()).idle);
    // The request is in ReqQ, then gone.
    assert!(bench.cycle(open()).idle);
    assert!(bench.cycle(In { passing: request(1, 0), ..shut() }).idle);
    assert!(bench.cycle(shut()).idle);
    bench.cycle(In { passing: request(CORE, 1), ..open() });
    let out = bench.cycle(shut());
    assert!(out.round_trip && out.idle);
    assert!(!bench.cycle(shut()).idle);
}

#[test]
fn r14_a_reset_empties_all_queues() {
    let mut bench = bench();
    bench.cycle(In { inject: inject(5), passing: request(CORE, 0), ..shut() });
    bench.cycle(In { inject: inject(6), passing: request(1, 1), ..shut() });
    bench.reset_with(shut());
    let out = bench.cycle(shut());
    assert!(out.idle && !out.unserved.valid && !out.lookup.valid);
    assert!(drained(&mut bench).is_empty());
}
