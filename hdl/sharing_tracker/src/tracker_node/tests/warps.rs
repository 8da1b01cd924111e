//! Warps, their lines, and what becomes of refused ones.

use super::super::In;
use super::bench::{
    BYPASS, DIRECT, HIT, HIT_PENDING, LOAD, MISS, Node, REFUSED, STORE, asks, line, load, open,
    warp, when, with_ticket,
};
use crate::coalescer::Warp;

#[test]
fn r2_warps_are_coalesced_and_decided() {
    let mut node = Node::new();
    // Eight lines of the L1, four warps: two lines for each.
    let four = |input: In| In { active_warps: 4, ..input };
    for _ in 0..10 {
        node.cycle(four(open()));
    }
    assert!(node.cycle(four(warp(&[1, 2], 1))).warp.ready);
    let outs: Vec<_> = (0..8).map(|_| node.cycle(four(with_ticket(1)))).collect();
    // max(U, 1) + 2 cycles to the decision, two more to the first line, U + 1 to the last.
    assert_eq!(when(&outs, |out| out.decision.valid), [3]);
    assert_eq!((outs[3].decision.unique, outs[3].decision.bypass), (2, true));
    assert_eq!(when(&outs, |out| out.line.valid), [5, 6]);
    assert_eq!(when(&outs, |out| !out.warp.ready), [0, 1]);
    // No active lane: a decision, and no line.
    let none = In { warp: Warp { valid: true, active: 0 }, ..with_ticket(2) };
    assert!(node.cycle(four(none)).warp.ready);
    let outs: Vec<_> = (0..8).map(|_| node.cycle(four(with_ticket(2)))).collect();
    assert_eq!(when(&outs, |out| out.decision.valid), [2]);
    assert_eq!((outs[2].decision.unique, outs[2].decision.bypass), (0, false));
    assert!(outs.iter().all(|out| !out.line.valid && !out.ticket.ready));
    // While flush is high no warp is taken.
    assert!(!node.cycle(four(In { flush: true, ..open() })).warp.ready);
}

#[test]
fn r3_a_warp_line_is_a_load_of_its_sectors() {
    let mut node = Node::new();
    let four = |input: In| In { active_warps: 4, ..input };
    for _ in 0..10 {
        node.cycle(four(open()));
    }
    // One line, both sectors: it does not bypass, and takes the whole line.
    let mut input = four(warp(&[5, 5], 9));
    input.warp_sector[1] += 1;
    node.cycle(input);
    let outs: Vec<_> = (0..8).map(|_| node.cycle(four(with_ticket(9)))).collect();
    let at = when(&outs, |out| out.message.valid);
    let sent = outs[at[0]].message;
    assert_eq!((sent.kind, sent.line, sent.sectors, sent.id & DIRECT), (LOAD, 5, 3, 0));
    // Two lines bypass: each asks for its sector.
    node.cycle(four(warp(&[6, 7], 10)));
    let outs: Vec<_> = (0..10)
        .map(|cycle| node.cycle(four(with_ticket(if cycle < 5 { 10 } else { 11 }))))
        .collect();
    let sent: Vec<_> = outs.iter().map(|out| out.message).filter(|message| message.valid).collect();
    let found: Vec<_> = sent.iter().map(|sent| (sent.line, sent.sectors, sent.id)).collect();
    assert_eq!(found, [(6, 1, DIRECT | 10), (7, 1, DIRECT | 11)]);
    for sent in sent {
        assert_eq!((sent.kind, sent.operation, sent.byte_enable, sent.data), (LOAD, 0, 0, [0; 16]));
    }
}

#[test]
fn r4_a_line_passes_with_a_ticket_and_is_reported_in_the_next_cycle() {
    let mut node = Node::new();
    node.cycle(In { ticket: Default::default(), ..warp(&[1, 2], 0) });
    // The line waits for a ticket.
    let outs = node.rest(8);
    assert!(outs.iter().all(|out| !out.line.valid && !out.core_status.valid));
    // `ticket_ready` does not wait for the ticket.
    assert_eq!(when(&outs, |out| out.ticket.ready), [4, 5, 6, 7]);
    let first = node.cycle(with_ticket(7));
    assert!(first.ticket.ready && !first.line.valid);
    let second = node.cycle(with_ticket(8));
    let told = second.line;
    assert_eq!((told.valid, told.address, told.sectors, told.id), (true, 1, 1, 7));
    assert!(!told.last && !told.bypass && second.ticket.ready);
    assert_eq!((second.core_status.word, second.core_status.id), (MISS, 7));
    let third = node.cycle(with_ticket(9));
    assert_eq!((third.line.address, third.line.last, third.line.id), (2, true, 8));
    assert!(!third.ticket.ready);
    assert!(!node.cycle(open()).line.valid);
}

/// Two entries' worth of misses fill the miss queue, which nothing leaves.
fn full() -> (Node, fn(In) -> In) {
    let stalled: fn(In) -> In = |mut input| {
        input.message.ready = false;
        input
    };
    let mut node = Node::new();
    for id in [2, 4] {
        node.takes(stalled(load(id / 2, id)));
    }
    for _ in 0..2 {
        node.cycle(stalled(open()));
    }
    (node, stalled)
}

#[test]
fn r5_a_refused_line_is_retried_before_another() {
    let (mut node, stalled) = full();
    node.cycle(stalled(warp(&[5, 6], 1)));
    let outs: Vec<_> = (0..20).map(|_| node.cycle(stalled(with_ticket(1)))).collect();
    // The first line enters, is refused, and enters again in every second cycle; the other never does.
    assert_eq!(when(&outs, |out| out.line.valid), [5]);
    let refused = when(&outs, |out| out.event.reservation_fail);
    assert_eq!(refused[..3], [6, 8, 10]);
    assert_eq!(when(&outs, |out| out.tracker.retried)[..3], [7, 9, 11]);
    assert!(outs.iter().all(|out| !out.core_status.valid));
    assert_eq!(when(&outs, |out| out.ticket.ready), [4]);
    // With room it goes on, under its ticket, and the other after it.
    let outs: Vec<_> = (0..8).map(|_| node.cycle(with_ticket(3))).collect();
    let told: Vec<_> = outs
        .iter()
        .map(|out| out.core_status)
        .filter(|status| status.valid)
        .map(|status| (status.id, status.word))
        .collect();
    assert_eq!(told, [(1, MISS), (3, MISS)]);
}

#[test]
fn r6_a_line_is_reported_unless_it_is_refused() {
    let mut node = Node::holding(&[1]);
    node.takes(load(line(2), 4));
    node.rest(4);
    // One warp: eight lines for it. Lines 1 and 2 are there and in flight.
    node.cycle(warp(&[line(1), line(2)], 1));
    let outs: Vec<_> =
        (0..8).map(|cycle| node.cycle(with_ticket(if cycle < 5 { 1 } else { 3 }))).collect();
    let told: Vec<_> = outs
        .iter()
        .filter(|out| out.core_status.valid)
        .map(|out| (out.core_status.id, out.core_status.word))
        .collect();
    assert_eq!(told, [(1, HIT), (3, HIT_PENDING)]);
    // A refused request of the core has a status: a store to a line in flight.
    node.takes(asks(STORE, line(2), 1, 6));
    let out = node.cycle(open());
    assert_eq!((out.core_status.valid, out.core_status.word), (true, REFUSED));
    let out = node.cycle(open());
    assert!(out.event.reservation_fail);
    // And one that bypasses.
    let mut input = load(line(3), 8);
    input.core_request.bypass_l1 = true;
    node.takes(input);
    assert_eq!(node.cycle(open()).core_status.word, BYPASS);
}

#[test]
fn r19_a_flush_waits_for_the_lines_of_warps_that_have_passed() {
    let (mut node, stalled) = full();
    node.cycle(stalled(warp(&[5, 6], 1)));
    let flush = |input: In| In { flush: true, ..input };
    // Its lines enter while flush is high, and are refused.
    let outs: Vec<_> = (0..10).map(|_| node.cycle(stalled(flush(with_ticket(1))))).collect();
    assert_eq!(when(&outs, |out| out.line.valid), [5]);
    assert!(outs.iter().all(|out| !out.core_request.ready && !out.warp.ready));
    let mut entries = Vec::new();
    for _ in 0..12 {
        let out = node.cycle(flush(with_ticket(3)));
        if out.message.valid {
            entries.push(out.message.id);
        }
        assert!(!out.flushed);
    }
    assert_eq!(entries.len(), 4);
    let mut is_flushed = false;
    for entry in entries {
        for sector in [0, 1] {
            let down_reply = super::bench::beat(entry, sector, sector, sector == 1);
            is_flushed |= node.cycle(In { down_reply, ..flush(open()) }).flushed;
        }
    }
    assert!(!is_flushed);
    node.until_with(flush(open()), |out| out.flushed);
    // A forward is looked up all the same.
    node.cycle(flush(super::bench::forwarded(5, 9)));
    node.cycle(flush(open()));
    let out = node.cycle(flush(open()));
    assert!(out.flushed && out.nack.valid && out.nack.line == 5);
}
