//! Requests of other cores that wait for lines in flight.

use super::super::{In, Out};
use super::bench::{CORE, Node, STORE, asks, bytes, foreign, line, load, of_l2, open};
use crate::request_stop::Request;
use design::{Ccn, Pending};

const HIT: u64 = 0;
const HIT_PENDING: u64 = 1;
const RESERVATION_FAIL: u64 = 4;

fn node() -> Node {
    Node::with(|ccn| Ccn { pending: Pending::Wait, parking: 2, ..ccn })
}

/// The core asks for a line, whose request leaves for the ring; its entry.
fn departs(node: &mut Node, number: u64) -> u64 {
    node.takes(load(line(number), number));
    node.until(|out| out.request_next.valid).request_next.entry
}

/// The request comes home, and goes to L2.
fn comes_home(node: &mut Node, number: u64, entry: u64) {
    let own = Request { valid: true, line: line(number), core: CORE, entry, travelled: true };
    node.cycle(In { request_passing: own, ..open() });
    let down = node.until(|out| out.down_request.valid).down_request;
    assert_eq!((down.line, down.id), (line(number), entry));
    node.rest(1);
}

/// Another core asks for a line; whether the request passes on.
fn passes(node: &mut Node, core: u64, number: u64) -> bool {
    node.cycle(In { request_passing: Request { core, ..foreign(line(number)) }, ..open() });
    let outs = node.rest(3);
    assert!(outs.iter().all(|out| !out.response_next.valid));
    outs.iter().any(|out| out.request_next.valid)
}

/// L2 sends a line.
fn fills(node: &mut Node, entry: u64, word: u64) {
    for (sector, last) in [(0, false), (1, true)] {
        node.cycle(In { down_reply: of_l2(entry, sector, word + sector, last), ..open() });
    }
}

#[test]
fn r19_a_request_waits_for_a_line_that_is_in_flight_and_comes() {
    let mut node = node();
    let entry = departs(&mut node, 1);
    // No other line, nor of a core that is not before this one while the local request is away.
    assert!(passes(&mut node, 1, 2));
    assert!(passes(&mut node, 3, 1));
    assert!(!passes(&mut node, 1, 1));
    comes_home(&mut node, 1, entry);
    assert!(!passes(&mut node, 3, 1));
    node.cycle(In { down_reply: of_l2(entry, 0, 16, false), ..open() });
    let mut outs = node.rest(4);
    assert!(outs.iter().all(|out| !out.response_next.valid && !out.ccn.served));
    outs = vec![node.cycle(In { down_reply: of_l2(entry, 1, 17, true), ..open() })];
    outs.extend(node.rest(10));
    let sent: Vec<_> = outs
        .iter()
        .map(|out| out.response_next)
        .filter(|beat| beat.valid)
        .map(|beat| (beat.core, beat.entry, beat.data, beat.last))
        .collect();
    let of = |core| [(core, 7, bytes(16), false), (core, 7, bytes(17), true)];
    assert_eq!(sent, [of(1), of(3)].concat());
    assert_eq!(outs.iter().filter(|out| out.core_reply.valid).count(), 1);
    // A filled entry is not waited for: its line is held from now on.
    node.cycle(In { request_passing: foreign(line(1)), ..open() });
    assert!(node.rest(5).iter().any(|out| out.response_next.valid));
}

/// RespQ has no two places: the entry stays.
#[test]
fn r20_an_entry_stays_while_a_request_waits_for_its_line() {
    let mut node = node();
    let entry = departs(&mut node, 1);
    comes_home(&mut node, 1, entry);
    assert!(!passes(&mut node, 1, 1));
    let shut = |mut input: In| {
        input.response_next.ready = false;
        input
    };
    for core in [0, 1] {
        for last in [false, true] {
            let beat = super::bench::answer(6, 3, last);
            let response_passing = super::super::Response { core, ..beat };
            let out = node.cycle(shut(In { response_passing, ..open() }));
            assert!(out.response_passing.ready);
        }
    }
    for (sector, last) in [(0, false), (1, true)] {
        node.cycle(shut(In { down_reply: of_l2(entry, sector, 16 + sector, last), ..open() }));
    }
    let replies = |outs: &[Out]| outs.iter().filter(|out| out.core_reply.valid).count();
    let rest = |node: &mut Node| -> Vec<Out> { (0..6).map(|_| node.cycle(shut(open()))).collect() };
    // The load that waited is answered; the line stays pending, and others join.
    assert_eq!(replies(&rest(&mut node)), 1);
    for id in [2, 3] {
        node.cycle(shut(load(line(1), id)));
        let outs = rest(&mut node);
        assert_eq!((outs[0].core_status.word, replies(&outs)), (HIT_PENDING, 1));
    }
    node.cycle(shut(asks(STORE, line(1), 1, 4)));
    assert_eq!(node.cycle(shut(open())).core_status.word, RESERVATION_FAIL);
    // No flush ends meanwhile.
    for _ in 0..10 {
        assert!(!node.cycle(shut(In { flush: true, ..open() })).flushed);
    }
    let outs = node.rest(12);
    let sent: Vec<_> = outs.iter().map(|out| out.response_next).filter(|beat| beat.valid).collect();
    assert_eq!(sent.len(), 6);
    assert_eq!((sent[4].core, sent[4].data, sent[5].data), (1, bytes(16), bytes(17)));
    node.cycle(load(line(1), 5));
    assert_eq!(node.cycle(open()).core_status.word, HIT);
}

/// An entry that is filled behind one that stays is woken when that ends.
#[test]
fn r20_filled_entries_are_woken_behind_it() {
    let mut node = node();
    let entries = [1, 2].map(|number| {
        let entry = departs(&mut node, number);
        comes_home(&mut node, number, entry);
        entry
    });
    assert!(!passes(&mut node, 1, 1));
    fills(&mut node, entries[0], 16);
    fills(&mut node, entries[1], 32);
    let outs = node.rest(12);
    let replies: Vec<_> =
        outs.iter().filter(|out| out.core_reply.valid).map(|out| out.core_reply.data).collect();
    assert_eq!(replies.last(), Some(&bytes(32)));
    assert!(outs.iter().any(|out| out.response_next.valid && out.response_next.data == bytes(17)));
}
