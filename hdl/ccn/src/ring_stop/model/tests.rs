//! Requests that wait in the node, against the page: core 2 of 4, lines of two sectors, two places.

use super::{RingStop, Wrong};
use crate::ring_stop::{Come, Config, Fill, In, Miss, Out, Pending, Request, Response};
use crate::ring_stop::{Unserved, Write};
use design::{Ccn, IndexFunction, L1};
use signal::port::Ready;
use testbenches::dut::Model as _;

const CORE: u64 = 2;
/// Entries that wait in this L1, and in another core.
const LOCAL: u64 = 5;
const REMOTE: u64 = 3;
const LINE: u64 = 0x1b;

fn config() -> Config {
    let l1 = L1 { line_bytes: 64, sets: 4, ways: 2, mshr_entries: 8, ..L1::default() };
    let l1 = L1 { index: IndexFunction::Xor, pending_store: design::PendingStore::Refuse, ..l1 };
    let ccn = Ccn { cores: 4, buffer: 4, request_queue: 4, response_queue: 4, ..Ccn::default() };
    let ccn = Ccn { pending: design::Pending::Wait, parking: 2, buffer_patience: 9, ..ccn };
    Config::new(&l1, &ccn, "test").unwrap()
}

fn stop(wrong: Wrong) -> RingStop {
    RingStop::with(&config(), wrong)
}

fn open() -> In {
    let (request_next, response_next, unserved) = (Ready::YES, Ready::YES, Ready::YES);
    In { core: CORE, request_next, response_next, unserved, fill: Ready::YES, ..In::default() }
}

fn asks(core: u64, line: u64) -> In {
    let asked = Request { valid: true, line, core, entry: REMOTE, travelled: true };
    In { request_passing: asked, ..open() }
}

/// The L1 waits for the line that the stop wants.
fn pending(way: u64) -> In {
    In { pending: Pending { valid: true, entry: LOCAL, way }, ..open() }
}

fn come() -> In {
    In { come: Come { valid: true, entry: LOCAL }, ..open() }
}

/// A request of this core for a line that is pending comes to the head and is decided on: the last cycle's outputs.
fn decided(stop: &mut RingStop, core: u64, line: u64) -> Out {
    stop.step(&asks(core, line));
    let looked_up = stop.step(&open());
    assert!(!looked_up.wanted.valid && !looked_up.request_next.valid);
    stop.step(&pending(1))
}

/// `inject` takes the request of `LOCAL`.
fn inject(stop: &mut RingStop) {
    let inject = Miss { valid: true, line: LINE, entry: LOCAL };
    assert!(stop.step(&In { inject, ..open() }).inject.ready);
}

#[test]
fn r10_a_head_that_is_decided_on_is_wanted() {
    let mut stop = stop(Wrong::default());
    let out = decided(&mut stop, 0, LINE);
    assert_eq!((out.wanted.valid, out.wanted.line), (true, LINE));
    assert!(!stop.step(&open()).wanted.valid);
    // A head that misses is decided on once.
    stop.step(&asks(0, LINE));
    stop.step(&open());
    let stalled = In { request_next: Ready::NO, ..open() };
    let out = stop.step(&stalled);
    assert!(out.wanted.valid && out.request_next.valid);
    let out = stop.step(&In { pending: pending(1).pending, ..stalled });
    assert!(!out.wanted.valid && out.request_next.valid);
    // An own one is not.
    let mut stop = self::stop(Wrong::default());
    stop.step(&asks(CORE, LINE));
    assert!((0..4).all(|_| !stop.step(&open()).wanted.valid));
}

#[test]
fn r11_an_own_request_is_away_until_it_goes_to_l2_or_its_line_has_come() {
    // Its patience ends.
    let mut waiting = stop(Wrong::default());
    inject(&mut waiting);
    let held = In { request_next: Ready::NO, unserved: Ready::NO, ..asks(0, LINE) };
    let mut out = Out::default();
    for _ in 0..40 {
        assert!(waiting.is_away(LOCAL));
        out = waiting.step(&held);
    }
    assert_eq!(out.unserved, Unserved { valid: true, line: LINE, entry: LOCAL, timed_out: true });
    waiting.step(&open());
    assert!(!waiting.is_away(LOCAL));
    // The last beat of its line is taken, not the first.
    let mut answered = stop(Wrong::default());
    inject(&mut answered);
    let beat = |last, fill| {
        let passing =
            Response { valid: true, core: CORE, entry: LOCAL, last, ..Response::default() };
        In { response_passing: passing, fill, ..open() }
    };
    for input in [beat(false, Ready::YES), beat(true, Ready::NO), beat(true, Ready::YES)] {
        assert!(answered.is_away(LOCAL));
        let Fill { valid, .. } = answered.step(&input).fill;
        assert!(valid);
    }
    assert!(!answered.is_away(LOCAL));
}

#[test]
fn r12_a_request_is_parked_where_no_circle_of_waiting_follows() {
    // Of lower and of higher cores, with the own request away or not.
    for (core, is_away, parks) in
        [(1, true, true), (3, true, false), (1, false, true), (3, false, true)]
    {
        let mut stop = stop(Wrong::default());
        if is_away {
            inject(&mut stop);
            (0..4).for_each(|_| _ = stop.step(&open()));
        }
        let out = decided(&mut stop, core, LINE);
        assert_eq!(stop.parked(), usize::from(parks), "{core} {is_away}");
        assert_eq!(out.request_next.valid, !parks, "{core} {is_away}");
        assert!(!out.served.valid && !out.read.valid);
        assert_eq!(stop.requests_queued(), 0);
    }
    // A circle, and a request that counts as sent too early.
    let in_circles = Wrong { parks_in_circles: true, ..Wrong::default() };
    let forgets = Wrong { forgets_too_early: true, ..Wrong::default() };
    for wrong in [in_circles, forgets] {
        let mut stop = stop(wrong);
        inject(&mut stop);
        (0..4).for_each(|_| _ = stop.step(&open()));
        decided(&mut stop, 3, LINE);
        assert_eq!(stop.parked(), 1);
    }
}

#[test]
fn r12_without_a_free_place_it_passes_on() {
    let mut stop = stop(Wrong::default());
    for _ in 0..2 {
        assert!(!decided(&mut stop, 0, LINE).request_next.valid);
    }
    assert!(decided(&mut stop, 0, LINE).request_next.valid);
    assert_eq!(stop.parked(), 2);
    // A place that is free with this cycle's edge is not free yet.
    stop.step(&asks(1, LINE));
    stop.step(&come());
    let out = stop.step(&pending(1));
    assert!(out.read.valid && out.request_next.valid);
}

#[test]
fn r13_a_parked_request_is_read_when_its_line_has_come_and_before_a_hit() {
    let mut stop = stop(Wrong::default());
    decided(&mut stop, 0, LINE);
    assert!((0..9).all(|_| !stop.step(&open()).read.valid));
    // The next head hits in the cycle in which the place is due.
    let held = LINE ^ 1;
    let tags = stop.config.tags().clone();
    let (set, tag) = (tags.set_of(held) as u64, tags.tag_of(held));
    stop.step(&In { write: Write { valid: true, set, way: 0, tag }, ..open() });
    stop.step(&asks(1, held));
    assert!(!stop.step(&come()).read.valid);
    let out = stop.step(&open());
    let line_set = tags.set_of(LINE) as u64;
    assert_eq!((out.read.set, out.read.way, out.read.sector), (line_set, 1, 0));
    assert_eq!((out.served.valid, out.served.core, stop.parked()), (true, 0, 0));
    let out = stop.step(&open());
    assert_eq!((out.read.valid, out.read.sector, out.served.valid), (true, 1, false));
    let read = (0..4).map(|_| stop.step(&open())).find(|out| out.served.valid).unwrap();
    assert_eq!((read.read.set, read.read.way, read.served.core), (set, 0, 1));
    // The line comes in the cycle in which the request is parked.
    let mut stop = self::stop(Wrong::default());
    stop.step(&asks(0, LINE));
    stop.step(&open());
    stop.step(&In { come: come().come, ..pending(1) });
    assert!(stop.step(&open()).read.valid);
    // The line of another entry comes.
    let mut stop = self::stop(Wrong::default());
    decided(&mut stop, 0, LINE);
    stop.step(&In { come: Come { valid: true, entry: LOCAL ^ 1 }, ..open() });
    assert_eq!((stop.parked(), stop.due()), (1, 0));
}

#[test]
fn r13_the_core_has_a_read_between_two_of_the_ring() {
    let mut stop = stop(Wrong::default());
    decided(&mut stop, 0, LINE);
    decided(&mut stop, 1, LINE);
    stop.step(&come());
    let waits = In { core_waits: true, ..open() };
    let read: Vec<bool> = (0..6).map(|_| stop.step(&waits).read.valid).collect();
    assert_eq!(read, [true, true, false, true, true, false]);
}

#[test]
fn r14_an_entry_is_held_until_the_last_request_is_read() {
    let mut stop = stop(Wrong::default());
    let woken = |woken_entry| In { woken_entry, ..open() };
    assert!(!stop.step(&woken(LOCAL)).holds);
    decided(&mut stop, 0, LINE);
    assert!(stop.step(&woken(LOCAL)).holds && !stop.step(&woken(LOCAL ^ 1)).holds);
    stop.step(&come());
    // In the cycle of the first read its place is still taken.
    let out = stop.step(&woken(LOCAL));
    assert!(out.read.valid && out.holds);
    assert!(!stop.step(&woken(LOCAL)).holds);
    let mut wrong = self::stop(Wrong { never_holds: true, ..Wrong::default() });
    decided(&mut wrong, 0, LINE);
    assert!(!wrong.step(&woken(LOCAL)).holds);
}

#[test]
fn with_pending_pass_there_are_no_places() {
    let mut stop = RingStop::new(
        &crate::ring_stop::Config::of(&design::Design::load("taco16").unwrap()).unwrap(),
    );
    assert_eq!(stop.parked.len(), 0);
    stop.step(&asks(0, LINE));
    stop.step(&open());
    let out = stop.step(&pending(0));
    assert!(out.request_next.valid && !out.wanted.valid && !out.holds);
}
