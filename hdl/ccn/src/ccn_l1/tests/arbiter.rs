//! Who has the turn at `down_request` and at the fill port.

use super::super::In;
use super::bench::{CORE, LOAD, Node, answer, bytes, foreign, line, load, of_l2, open};

#[test]
fn r5_ring_and_miss_queue_have_down_request_in_turn() {
    let mut node = Node::new();
    // Two loads go round, and come home while three direct ones wait.
    node.takes(load(line(1), 1));
    node.takes(load(line(2) + 1, 2));
    let outs = node.rest(6);
    let sent: Vec<_> = outs.iter().map(|out| out.request_next).filter(|sent| sent.valid).collect();
    assert_eq!(sent.len(), 2);
    let stalled = |mut input: In| {
        input.down_request.ready = false;
        input
    };
    let direct = |id| {
        let mut input = load(line(9), id);
        input.core_request.bypass_l1 = true;
        stalled(input)
    };
    node.cycle(In { request_passing: sent[0], ..stalled(open()) });
    node.cycle(In { request_passing: sent[1], ..stalled(open()) });
    node.cycle(direct(3));
    node.cycle(direct(4));
    for _ in 0..3 {
        node.cycle(stalled(open()));
    }
    // The ring's was there first, and holds.
    let outs = node.rest(4);
    let ids: Vec<u64> = outs.iter().map(|out| out.down_request.id & 0x3f).collect();
    assert_eq!(ids, [sent[0].entry, 3, sent[1].entry, 4]);
    let first = outs[0].down_request;
    assert_eq!((first.kind, first.line, first.sectors, first.source), (LOAD, line(1), 3, CORE));
    assert_eq!((first.operation, first.byte_enable, first.data), (0, 0, [0; 16]));
    assert!(node.rest(3).iter().all(|out| !out.down_request.valid));
}

#[test]
fn r6_ring_and_l2_have_the_fill_port_in_turn_reply_by_reply() {
    let mut node = Node::new();
    for number in 0..4 {
        node.takes(load(number, number));
    }
    node.rest(8);
    // Entries 0 and 2 are answered by the ring, 1 and 3 by L2.
    let mut ring =
        vec![answer(0, 1, false), answer(0, 2, true), answer(2, 5, false), answer(2, 6, true)];
    let mut own = vec![
        of_l2(1, 1, 4, false),
        of_l2(1, 0, 3, true),
        of_l2(3, 0, 7, false),
        of_l2(3, 1, 8, true),
    ];
    let mut order = String::new();
    while !ring.is_empty() || !own.is_empty() {
        let response_passing = ring.first().copied().unwrap_or_default();
        let down_reply = own.first().copied().unwrap_or_default();
        let out = node.cycle(In { response_passing, down_reply, ..open() });
        let takes_ring = response_passing.valid && out.response_passing.ready;
        let takes_own = down_reply.valid && out.down_reply.ready;
        assert!(!(takes_ring && takes_own));
        if takes_ring {
            ring.remove(0);
            order.push('r');
        }
        if takes_own {
            own.remove(0);
            order.push('l');
        }
    }
    assert_eq!(order, "rrllrrll");
}

#[test]
fn r6_a_direct_beat_does_not_pass_the_fill_port() {
    let mut node = Node::new();
    let mut direct = load(line(9), 3);
    direct.core_request.bypass_l1 = true;
    node.takes(direct);
    node.takes(load(line(1), 1));
    let sent = node.until(|out| out.request_next.valid).request_next;
    let down_reply = of_l2(0x40 | 3, 0, 9, true);
    let response_passing = answer(sent.entry, 1, false);
    let out = node.cycle(In { response_passing, down_reply, ..open() });
    assert!(out.response_passing.ready && out.down_reply.ready);
}

#[test]
fn r6_a_beat_for_a_free_entry_changes_nothing_but_the_turn() {
    let mut node = Node::holding(&[1]);
    let out = node.cycle(In { down_reply: of_l2(5, 0, 9, true), ..open() });
    assert!(out.down_reply.ready);
    let out = node.cycle(In { response_passing: answer(5, 9, false), ..open() });
    assert!(out.response_passing.ready);
    // The ring's reply is not over: L2's waits for it.
    let down_reply = of_l2(5, 0, 9, true);
    assert!(!node.cycle(In { down_reply, ..open() }).down_reply.ready);
    let out = node.cycle(In { response_passing: answer(5, 9, true), ..open() });
    assert!(out.response_passing.ready);
    assert!(node.cycle(In { down_reply, ..open() }).down_reply.ready);
    assert!(
        node.rest(6).iter().all(|out| !out.core_reply.valid && !out.event.fill && !out.ccn.hit)
    );
    node.takes(load(line(1), 3));
    assert_eq!(node.rest(5)[2].core_reply.data, bytes(16));
}

#[test]
fn r7_no_line_beat_passes_while_a_reserved_way_is_read() {
    let mut node = Node::holding(&[1, 2]);
    node.takes(load(5, 9));
    let other = node.until(|out| out.request_next.valid).request_next;
    // Line 1 is the older one: its way is reserved in the cycle in which its first sector is read.
    node.cycle(In { request_passing: foreign(line(1)), ..open() });
    node.takes(load(line(3), 1));
    node.cycle(open());
    let response_passing = answer(other.entry, 1, false);
    let waits = node.cycle(In { response_passing, ..open() });
    assert!(!waits.response_passing.ready);
    let passes = node.cycle(In { response_passing, ..open() });
    assert!(passes.response_passing.ready);
    assert!(passes.response_next.valid && passes.response_next.data == bytes(16));
    assert_eq!(node.cycle(open()).response_next.data, bytes(17));
}
