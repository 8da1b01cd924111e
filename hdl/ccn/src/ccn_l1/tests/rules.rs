//! Each rule, in all engines; the throttler's are in `throttle.rs`.

use super::super::In;
use super::bench::{
    ATOMIC, LOAD, Node, STORE, answer, asks, bytes, foreign, line, load, of_l2, open,
};

use crate::request_stop::Request;

const MISS: u64 = 2;

#[test]
fn r1_it_is_an_l1() {
    let mut node = Node::holding(&[1]);
    node.takes(asks(LOAD, line(1), 0b11, 5));
    let outs = node.rest(5);
    assert_eq!((outs[0].core_status.word, outs[0].core_status.id), (0, 5));
    // hit_latency + 2 cycles from acceptance.
    let beats: Vec<_> = [2, 3].map(|at| outs[at].core_reply.data).into();
    assert_eq!(beats, [bytes(16), bytes(17)]);
}

#[test]
fn r2_requests_of_others_are_answered_or_passed_on() {
    let mut node = Node::holding(&[1]);
    node.cycle(In { request_passing: foreign(line(1)), ..open() });
    let outs = node.rest(6);
    let beats: Vec<_> = outs.iter().filter(|out| out.response_next.valid).collect();
    assert_eq!(
        beats.iter().map(|out| out.response_next.data).collect::<Vec<_>>(),
        [bytes(16), bytes(17)]
    );
    assert!(outs[3].response_next.valid && outs[4].response_next.last);
    assert_eq!((outs[3].response_next.core, outs[3].response_next.entry), (1, 7));
    node.cycle(In { request_passing: foreign(line(2)), ..open() });
    let outs = node.rest(2);
    assert_eq!((outs[1].request_next.valid, outs[1].request_next.line), (true, line(2)));
}

#[test]
fn r3_a_load_right_behind_a_store_is_filtered() {
    let mut node = Node::new();
    node.takes(asks(STORE, line(1), 1, 1));
    node.takes(load(line(1), 2));
    node.takes(load(line(2), 3));
    let outs = node.rest(6);
    // A load of the stored line goes to L2, one of another to the ring.
    assert!(outs.iter().filter(|out| out.ccn.filtered).count() == 1);
    let down: Vec<_> = outs.iter().filter(|out| out.down_request.valid).collect();
    assert_eq!(down.last().unwrap().down_request.line, line(1));
    assert_eq!(down.last().unwrap().down_request.kind, LOAD);
    let sent: Vec<_> = outs.iter().filter(|out| out.request_next.valid).collect();
    assert_eq!(sent.iter().map(|out| out.request_next.line).collect::<Vec<_>>(), [line(2)]);
    // An atomic enters as well.
    node.takes(asks(ATOMIC, line(3) + 1, 1, 4));
    node.takes(load(line(3) + 1, 5));
    assert!(node.rest(4).iter().any(|out| out.ccn.filtered));
}

#[test]
fn r4_a_miss_goes_to_the_ring_while_cb_has_a_place_else_to_the_miss_queue() {
    let mut node = Node::new();
    let stalled = |mut input: In| {
        input.request_next.ready = false;
        input.down_request.ready = false;
        input
    };
    // Two go to ReqQ, three stay in CB; lines of all sets, two ways each.
    let lines = [0, 1, 2, 3, 4, 5, 6, 7];
    let mut words = Vec::new();
    for (id, line) in lines.into_iter().enumerate() {
        words.push(node.cycle(stalled(load(line, id as u64))).core_status);
    }
    for _ in 0..3 {
        words.push(node.cycle(stalled(open())).core_status);
    }
    let words: Vec<u64> = words.iter().filter(|word| word.valid).map(|word| word.word).collect();
    // The eighth finds neither place nor room.
    assert_eq!(words, [MISS, MISS, MISS, MISS, MISS, MISS, MISS, 4]);
    let outs = node.rest(12);
    let down: Vec<u64> =
        outs.iter().filter(|out| out.down_request.valid).map(|out| out.down_request.line).collect();
    assert_eq!(down, [5, 6]);
    let sent: Vec<u64> =
        outs.iter().filter(|out| out.request_next.valid).map(|out| out.request_next.line).collect();
    assert_eq!(sent, [0, 1, 2, 3, 4]);
}

#[test]
fn r8_the_beats_of_the_ring_are_sectors_in_rising_order() {
    let mut node = Node::new();
    for number in [1, 2] {
        node.takes(asks(LOAD, line(number), 0b11, number));
        let sent = node.until(|out| out.request_next.valid).request_next;
        node.answers(sent.entry, 16 * number);
        let first = node.until(|out| out.core_reply.valid).core_reply;
        let second = node.cycle(open()).core_reply;
        assert_eq!((first.sector, first.data), (0, bytes(16 * number)));
        assert_eq!((second.sector, second.data), (1, bytes(16 * number + 1)));
    }
}

#[test]
fn r9_a_hit_waits_while_a_line_is_read_for_the_ring() {
    let mut node = Node::holding(&[1]);
    node.cycle(In { request_passing: foreign(line(1)), ..open() });
    node.takes(load(line(1), 3));
    // Looked up while the first sector is read for the ring: two cycles later than otherwise.
    let outs = node.rest(6);
    let replied = outs.iter().position(|out| out.core_reply.valid).unwrap();
    assert_eq!((outs[0].core_status.word, replied), (0, 4));
    assert_eq!(outs[replied].core_reply.data, bytes(16));
}

#[test]
fn r10_between_two_lines_the_core_has_one_read() {
    let mut node = Node::holding(&[1, 2]);
    node.cycle(In { request_passing: foreign(line(1)), ..open() });
    node.takes(In { request_passing: foreign(line(2)), ..load(line(1), 3) });
    let outs = node.rest(8);
    let served: Vec<usize> = (0..8).filter(|&at| outs[at].ccn.served).collect();
    // Reported a cycle later: the first is read in cycle 2 and 3, the core's in 4, the second line from 5 on.
    assert_eq!(served, [1, 4]);
    assert!(outs[4].core_reply.valid);
}

#[test]
fn r11_a_line_can_be_asked_for_when_it_is_readable() {
    // The last beat of the answer comes in cycle 0; the load that waits is read in cycle 1.
    for (cycle, is_held) in [(0, false), (1, true)] {
        let mut node = Node::new();
        node.takes(load(line(1), 3));
        let sent = node.until(|out| out.request_next.valid).request_next;
        node.cycle(In { response_passing: answer(sent.entry, 16, false), ..open() });
        let asks = |at| Request { valid: cycle == at, ..foreign(line(1)) };
        let response_passing = answer(sent.entry, 17, true);
        node.cycle(In { response_passing, request_passing: asks(0), ..open() });
        if cycle > 0 {
            node.cycle(In { request_passing: asks(1), ..open() });
        }
        let outs = node.rest(3);
        assert_eq!(outs.iter().any(|out| out.ccn.served), is_held);
        assert_eq!(outs.iter().any(|out| out.request_next.valid), !is_held);
    }
}

#[test]
fn r12_a_line_that_is_gone_is_not_served() {
    // Reserved for another line, stored to, and flushed.
    let mut node = Node::holding(&[1, 2, 3]);
    let served = |node: &mut Node, number| {
        node.cycle(In { request_passing: foreign(line(number)), ..open() });
        node.rest(5).iter().any(|out| out.ccn.served)
    };
    assert!(!served(&mut node, 1) && served(&mut node, 2) && served(&mut node, 3));
    node.takes(asks(STORE, line(2), 1, 1));
    node.rest(2);
    assert!(!served(&mut node, 2) && served(&mut node, 3));
    let store = node.cycle(In { down_reply: super::bench::acknowledgement(1), ..open() });
    assert!(store.down_reply.ready);
    node.rest(4);
    node.flush();
    node.cycle(open());
    assert!(!served(&mut node, 3));
}

#[test]
fn r14_the_filter_is_cleared_when_a_flush_falls_that_was_done() {
    let mut node = Node::new();
    node.takes(asks(STORE, line(1), 1, 1));
    node.rest(3);
    node.cycle(In { down_reply: super::bench::acknowledgement(1), ..open() });
    node.rest(4);
    // One that falls before its walk clears nothing.
    node.takes(load(line(2), 2));
    node.cycle(In { flush: true, ..open() });
    node.cycle(open());
    let sent = node.until(|out| out.request_next.valid).request_next;
    node.answers(sent.entry, 1);
    node.rest(6);
    node.takes(load(line(1), 2));
    assert!(node.rest(3).iter().any(|out| out.ccn.filtered));
    node.cycle(In { down_reply: of_l2(0, 0, 5, false), ..open() });
    node.cycle(In { down_reply: of_l2(0, 1, 6, true), ..open() });
    node.rest(6);
    node.flush();
    // A store in the cycle of the clear stays.
    node.takes(asks(STORE, line(5), 1, 3));
    node.takes(load(line(1), 4));
    node.takes(load(line(5), 5));
    let outs = node.rest(5);
    assert_eq!(outs.iter().filter(|out| out.ccn.inject).count(), 1);
    assert_eq!(outs.iter().filter(|out| out.ccn.filtered).count(), 1);
}

#[test]
fn r15_what_happens_is_reported_and_counted() {
    let mut node = Node::with(|ccn| design::Ccn { buffer_patience: 2, ..ccn });
    for number in [1, 2] {
        node.fetch(number);
    }
    assert_eq!((node.counter(7), node.counter(11)), (2, 2));
    // Served, with the core that asked.
    node.cycle(In { request_passing: foreign(line(1)), ..open() });
    let served = node.until(|out| out.ccn.served);
    assert_eq!((served.ccn.served_core, served.counter.value), (1, 0));
    node.rest(1);
    assert_eq!(node.counter(12), 1);
    // Home without an answer.
    node.takes(load(5, 3));
    let sent = node.until(|out| out.request_next.valid).request_next;
    node.cycle(In { request_passing: sent, ..open() });
    node.until(|out| out.ccn.round_trip);
    node.rest(1);
    assert_eq!(node.counter(10), 1);
    // Something passes in every cycle: CB's head times out.
    node.takes(load(6, 4));
    for _ in 0..12 {
        node.cycle(In { request_passing: foreign(7), ..open() });
    }
    assert_eq!(node.counter(9), 1);
    // Filtered.
    node.takes(asks(STORE, 7, 1, 5));
    node.takes(load(7, 6));
    node.rest(4);
    assert_eq!(node.counter(8), 1);
    for index in [13, 14, 15] {
        assert_eq!(node.counter(index), 0);
    }
}

/// Core 1 has the line; this core stores to it, and loads it right behind: what comes is L2's.
#[test]
fn r16_a_load_is_not_older_than_its_cores_store() {
    let mut node = Node::new();
    node.takes(asks(STORE, line(1), 1, 1));
    node.takes(load(line(1), 2));
    let outs = node.rest(8);
    assert!(outs.iter().all(|out| !out.request_next.valid));
    let down: Vec<u64> = outs
        .iter()
        .map(|out| out.down_request)
        .filter(|down| down.valid)
        .map(|down| down.kind)
        .collect();
    // The store left in the cycle of the load's lookup.
    assert_eq!(down, [STORE, LOAD]);
    // Nor newer: a store to a line on the ring is refused.
    node.takes(load(line(2), 3));
    node.takes(asks(STORE, line(2), 1, 4));
    assert_eq!(node.cycle(open()).core_status.word, 4);
}

#[test]
fn r17_nothing_but_what_went_there_waits_for_the_ring() {
    let mut node = Node::new();
    let stalled = |mut input: In| {
        (input.request_next.ready, input.response_next.ready) = (false, false);
        input
    };
    for id in 0..5 {
        node.takes(stalled(load(id, id)));
    }
    // CB is full; a load, a store, an atomic and a direct load go on.
    let mut direct = load(40, 8);
    direct.core_request.bypass_l1 = true;
    let others = [load(5, 5), asks(STORE, 41, 1, 6), asks(ATOMIC, 42, 1, 7), direct];
    let mut lines = Vec::new();
    for input in others.into_iter().chain([open(); 6]) {
        let out = node.cycle(stalled(input));
        if out.down_request.valid {
            lines.push(out.down_request.line);
        }
    }
    assert_eq!(lines, [5, 41, 42, 40]);
}

#[test]
fn r18_a_reset_empties_everything() {
    let mut node = Node::holding(&[1]);
    node.takes(asks(STORE, line(2), 1, 1));
    node.takes(load(line(3), 2));
    node.rest(2);
    node.reset_with(In { request_passing: foreign(line(1)), ..load(line(1), 3) });
    assert!(node.rest(6).iter().all(|out| !out.request_next.valid && !out.down_request.valid));
    node.cycle(In { request_passing: foreign(line(1)), ..open() });
    assert!(node.rest(5).iter().all(|out| !out.ccn.served));
    // The filter has forgotten, and so has the cache.
    node.takes(load(line(2), 4));
    assert!(node.rest(4).iter().any(|out| out.ccn.inject));
    for index in 0..13 {
        node.reset();
        assert_eq!(node.counter(index), 0);
    }
}
