//! The other rules, each in all engines: the L1, forwards, messages.

use super::super::In;
use super::bench::{
    ATOMIC, DIRECT, HIT, LOAD, MISS, Node, REFUSED, STORE, answer, asks, beat, bytes, forward,
    forwarded, line, load, open, remove, warp, when, with_ticket,
};
use crate::streams::Message;
use base::streams::Counter;

#[test]
fn r1_it_is_an_l1() {
    let mut node = Node::holding(&[1]);
    node.takes(asks(LOAD, line(1), 0b11, 5));
    let outs = node.rest(5);
    assert_eq!((outs[0].core_status.word, outs[0].core_status.id), (HIT, 5));
    // hit_latency + 2 cycles from acceptance.
    let beats: Vec<_> = [2, 3].map(|at| outs[at].core_reply.data).into();
    assert_eq!(beats, [bytes(16), bytes(17)]);
    // A store writes through.
    node.takes(asks(STORE, line(1), 0b10, 6));
    let out = node.until(|out| out.message.valid);
    let sent = out.message;
    assert_eq!((sent.kind, sent.line, sent.sectors, sent.id), (STORE, line(1), 2, DIRECT | 6));
    assert_eq!((sent.byte_enable, sent.data), (u128::from(u32::MAX), bytes(0x99)));
    node.acknowledges(STORE, 6);
    node.takes(asks(LOAD, line(1), 0b10, 7));
    assert_eq!(
        node.until(|out| out.core_reply.valid && out.core_reply.id == 7).core_reply.data,
        bytes(0x99)
    );
}

#[test]
fn r10_a_forward_finds_a_line_that_is_readable_and_touches_nothing() {
    let mut node = Node::holding(&[1, 2]);
    // Line 1 is the least recently used, and stays so.
    node.cycle(forwarded(line(1), 7));
    let outs = node.rest(8);
    assert_eq!(when(&outs, |out| out.tracker.answered), [1]);
    assert!(outs.iter().all(|out| out.event == Default::default() && !out.core_status.valid));
    node.takes(load(line(3), 4));
    assert_eq!(node.until(|out| out.message.valid).message, remove(line(1)));
    // Line 3 is pending, and line 1 gone.
    for gone in [3, 1] {
        node.cycle(forwarded(line(gone), 8));
        let outs = node.rest(6);
        assert_eq!(when(&outs, |out| out.tracker.nacked), [1]);
        assert!(outs.iter().all(|out| !out.answer.valid));
    }
    // Line 3 is there from the cycle after its load was read.
    node.fills(0, 48);
    node.rest(1);
    node.cycle(forwarded(line(3), 9));
    assert_eq!(when(&node.rest(4), |out| out.tracker.answered), [1]);
}

#[test]
fn r11_a_forward_that_is_not_found_is_given_back_as_it_came() {
    let mut node = Node::new();
    let given = forward(line(9), 0x3f);
    let mut stalled = open();
    stalled.nack.ready = false;
    node.cycle(In { forward: given, ..stalled });
    assert!(!node.cycle(stalled).nack.valid);
    for _ in 0..3 {
        assert_eq!(node.cycle(stalled).nack, given);
    }
    // Its place is free from the cycle after that in which it is taken.
    let next = forward(line(8), 1);
    assert!(!node.cycle(In { forward: next, ..stalled }).forward.ready);
    let out = node.cycle(In { forward: next, ..open() });
    assert!(out.nack.valid && !out.forward.ready);
    let out = node.cycle(In { forward: next, ..open() });
    assert!(!out.nack.valid && out.forward.ready);
}

#[test]
fn r12_a_forward_enters_when_there_is_a_place_for_whatever_becomes_of_it() {
    let mut node = Node::holding(&[1]);
    let mut stalled = forwarded(line(1), 7);
    stalled.answer.ready = false;
    let outs: Vec<_> = (0..12).map(|_| node.cycle(stalled)).collect();
    // Two lines of two sectors: the second enters with the last read of the first, and no third does.
    assert_eq!(when(&outs, |out| out.forward.ready), [0, 3]);
    assert_eq!(when(&outs, |out| out.answer.valid), (4..12).collect::<Vec<_>>());
    // In the cycle after two beats were taken two are left.
    let outs: Vec<_> = (0..6).map(|_| node.cycle(forwarded(line(1), 7))).collect();
    assert_eq!(when(&outs, |out| out.forward.ready), [2, 5]);
    // A line a sectors + 1 cycles.
    let outs: Vec<_> = (0..30).map(|_| node.cycle(forwarded(line(1), 7))).collect();
    assert_eq!(outs.iter().filter(|out| out.answer.valid).count(), 20);
}

#[test]
fn r13_a_found_line_is_read_before_all_reads_of_the_core() {
    let mut node = Node::holding(&[1]);
    node.cycle(forwarded(line(1), 7));
    node.takes(load(line(1), 3));
    let outs = node.rest(6);
    // Looked up while sector 0 is read: read two cycles later than otherwise.
    assert_eq!((outs[0].core_status.word, when(&outs, |out| out.core_reply.valid)), (HIT, vec![4]));
    // A store's data while the line is read is in no sector that was read before.
    node.cycle(forwarded(line(1), 7));
    node.takes(asks(STORE, line(1), 0b01, 4));
    node.acknowledges(STORE, 4);
    let beats: Vec<_> =
        node.rest(6).iter().map(|out| out.answer).filter(|answer| answer.valid).collect();
    assert_eq!(beats, [answer(7, 0, 16), answer(7, 1, 17)]);
    node.cycle(forwarded(line(1), 7));
    node.takes(asks(STORE, line(1), 0b10, 5));
    node.acknowledges(STORE, 5);
    let beats: Vec<_> =
        node.rest(6).iter().map(|out| out.answer).filter(|answer| answer.valid).collect();
    assert_eq!(beats, [answer(7, 0, 0x99), answer(7, 1, 0x99)]);
}

#[test]
fn r13_an_entry_being_woken_waits_and_keeps_direct_beats_out() {
    let mut node = Node::holding(&[1]);
    node.takes(load(line(2) + 1, 3));
    node.takes(asks(STORE, 77, 1, 4));
    node.rest(4);
    node.cycle(In { down_reply: beat(0, 0, 1, false), ..open() });
    node.cycle(In { forward: forward(line(1), 7), ..open() });
    // The line is whole in the cycle of the lookup: its load could be read in the two of the forward's reads.
    node.cycle(In { down_reply: beat(0, 1, 2, true), ..open() });
    let acknowledgement = || {
        let mut input = open();
        input.down_reply = beat(DIRECT | 4, 0, 0, true);
        input.down_reply.kind = STORE;
        input
    };
    let outs: Vec<_> = (0..3).map(|_| node.cycle(acknowledgement())).collect();
    assert_eq!(when(&outs, |out| out.down_reply.ready), Vec::<usize>::new());
    assert!(node.cycle(acknowledgement()).down_reply.ready);
    let outs = node.rest(3);
    assert_eq!(when(&outs, |out| out.core_reply.valid), [0, 1]);
    assert_eq!((outs[0].core_reply.id, outs[1].core_reply.id), (3, 4));
}

#[test]
fn r14_beats_come_in_order_two_cycles_after_they_were_read() {
    let mut node = Node::holding(&[1, 2]);
    node.cycle(forwarded(line(1), 5));
    let mut outs = node.rest(2);
    outs.push(node.cycle(forwarded(line(2), 6)));
    assert!(outs[2].forward.ready);
    outs.extend(node.rest(8));
    let beats: Vec<_> = outs.iter().map(|out| out.answer).filter(|answer| answer.valid).collect();
    assert_eq!(beats, [answer(5, 0, 16), answer(5, 1, 17), answer(6, 0, 32), answer(6, 1, 33)]);
    assert_eq!(when(&outs, |out| out.answer.valid), [3, 4, 6, 7]);
    // An atomic makes the line invalid while it is read: it is read to its end.
    node.cycle(forwarded(line(1), 7));
    node.takes(asks(ATOMIC, line(1), 1, 4));
    let outs = node.rest(6);
    assert!(outs.iter().any(|out| out.event.evict && out.evict.line == line(1)));
    let beats: Vec<_> = outs.iter().map(|out| out.answer).filter(|answer| answer.valid).collect();
    assert_eq!(beats, [answer(7, 0, 16), answer(7, 1, 17)]);
}

#[test]
fn r15_no_line_beat_passes_while_a_reserved_way_is_read() {
    let mut node = Node::holding(&[1, 2]);
    // A line of another set is in flight.
    node.takes(load(line(5) + 1, 9));
    node.rest(4);
    node.cycle(forwarded(line(1), 7));
    // Looked up with the read of sector 0, it reserves the way.
    node.takes(load(line(3), 3));
    let line_beat = In { down_reply: beat(0, 0, 1, false), ..open() };
    let outs = [node.cycle(line_beat), node.cycle(line_beat), node.cycle(line_beat)];
    assert_eq!(outs[0].core_status.word, MISS);
    // The line passes in the cycle of that lookup, not in the next, and again when all is read.
    assert_eq!(outs.map(|out| out.down_reply.ready), [true, false, true]);
    let beats: Vec<_> = node
        .rest(4)
        .iter()
        .map(|out| out.answer)
        .filter(|answer| answer.valid)
        .map(|answer| answer.data)
        .collect();
    assert_eq!(beats, [bytes(17)]);
    // `down_reply_ready` is that of a line beat, be one offered or not.
    node.cycle(In { down_reply: beat(0, 1, 1, true), ..open() });
    node.rest(4);
    node.cycle(forwarded(line(2), 7));
    node.takes(load(line(4), 4));
    node.cycle(open());
    assert!(!node.cycle(open()).down_reply.ready);
    assert!(node.cycle(open()).down_reply.ready);
}

#[test]
fn r16_a_victim_goes_before_its_miss() {
    let mut node = Node::holding(&[1, 2]);
    let mut stalled = load(line(3), 3);
    stalled.message.ready = false;
    node.takes(stalled);
    let mut stalled = open();
    stalled.message.ready = false;
    let outs: Vec<_> = (0..4).map(|_| node.cycle(stalled)).collect();
    assert_eq!(when(&outs, |out| out.message.valid), [1, 2, 3]);
    assert!(outs[1..].iter().all(|out| out.message == remove(line(1))));
    assert_eq!(node.cycle(open()).message, remove(line(1)));
    for _ in 0..2 {
        let sent = node.cycle(stalled).message;
        assert_eq!((sent.valid, sent.kind, sent.line, sent.sectors), (true, LOAD, line(3), 3));
    }
    assert_eq!(node.cycle(open()).message.line, line(3));
    assert!(!node.cycle(open()).message.valid);
    // Victims in a row, each with its miss; a miss without one goes alone.
    let mut node = Node::holding(&[1, 2]);
    let mut outs = vec![node.takes(load(line(3), 2)), node.takes(load(line(4), 4))];
    outs.push(node.takes(load(line(4) + 1, 6)));
    outs.extend(node.rest(6));
    let sent: Vec<_> = outs
        .iter()
        .map(|out| out.message)
        .filter(|message| message.valid)
        .map(|Message { kind, line, .. }| (kind == LOAD, line))
        .collect();
    let all = [(false, 1), (true, 3), (false, 2), (true, 4)];
    let expected: Vec<_> = all.map(|(miss, number)| (miss, line(number))).into();
    assert_eq!(sent[..4], expected[..]);
}

#[test]
fn r17_nothing_but_victims_is_removed() {
    let mut node = Node::holding(&[1, 2]);
    // An atomic makes a line invalid, and a miss takes its way: neither removes.
    node.takes(asks(ATOMIC, line(1), 1, 4));
    node.rest(2);
    node.acknowledges(ATOMIC, 4);
    node.takes(load(line(3), 5));
    let outs = node.rest(6);
    assert!(outs.iter().any(|out| out.message.valid && out.message.line == line(3)));
    node.fills(0, 48);
    node.rest(4);
    // A flush does not.
    let mut outs = outs;
    for _ in 0..20 {
        outs.push(node.cycle(In { flush: true, ..open() }));
    }
    assert!(outs.last().unwrap().flushed);
    assert!(outs.iter().all(|out| !out.tracker.removed));
    node.takes(load(line(2), 6));
    assert_eq!(node.cycle(open()).core_status.word, MISS);
    // A stale line neither.
    let mut node = Node::with("pending_store = 'stale'");
    node.takes(load(line(1), 1));
    node.takes(asks(STORE, line(1), 1, 2));
    node.rest(3);
    node.fills(0, 16);
    let outs = node.rest(8);
    assert!(outs.iter().all(|out| !out.message.valid && !out.tracker.removed));
}

#[test]
fn r18_forwards_and_line_beats_do_not_wait_for_messages_answers_or_nacks() {
    let mut node = Node::holding(&[1]);
    let shut = |mut input: In| {
        input.message.ready = false;
        input.answer.ready = false;
        input.nack.ready = false;
        input
    };
    // Two misses, of which one leaves; then no message does, and the miss queue is full.
    node.takes(load(line(2), 2));
    node.until(|out| out.message.valid);
    for id in [3, 4, 5] {
        node.takes(shut(load(id + 2, id)));
    }
    assert_eq!(node.cycle(shut(open())).core_status.word, REFUSED);
    // Forwards are answered and given back as far as there is a place.
    assert!(node.cycle(shut(forwarded(line(1), 1))).forward.ready);
    node.until_with(shut(open()), |out| out.answer.valid);
    assert!(node.cycle(shut(forwarded(line(9), 1))).forward.ready);
    node.until_with(shut(open()), |out| out.nack.valid);
    // The line that was asked for comes, whatever waits, and is read.
    for sector in [0, 1] {
        let down_reply = beat(0, sector, sector, sector == 1);
        assert!(node.cycle(shut(In { down_reply, ..open() })).down_reply.ready);
    }
    assert_eq!(node.until_with(shut(open()), |out| out.core_reply.valid).core_reply.id, 2);
}

#[test]
fn r20_events_tell_of_the_cycle_before_and_are_counted() {
    let mut node = Node::holding(&[1, 2]);
    node.cycle(forwarded(line(1), 1));
    assert_eq!(when(&node.rest(5), |out| out.tracker.answered), [1]);
    node.cycle(forwarded(line(9), 1));
    assert_eq!(when(&node.rest(5), |out| out.tracker.nacked), [1]);
    node.takes(load(line(3), 2));
    // Offered two cycles after it was accepted, and reported in the next.
    assert_eq!(when(&node.rest(5), |out| out.tracker.removed), [2]);
    let mut stalled = warp(&[1, 2, 3], 1);
    stalled.message.ready = false;
    node.cycle(stalled);
    let mut retried = 0;
    for cycle in 0..20 {
        let mut input = with_ticket(2 * cycle + 1);
        input.message.ready = false;
        retried += u64::from(node.cycle(input).tracker.retried);
    }
    assert!(retried > 2);
    let shut = |index| {
        let mut input = open();
        input.message.ready = false;
        input.counter = Counter { index };
        input
    };
    let counts: Vec<u64> = (7..=10).map(|index| node.cycle(shut(index)).counter.value).collect();
    assert_eq!(counts[..3], [1, 1, 1]);
    assert!(counts[3] >= retried);
    assert!((11..16).all(|index| node.cycle(shut(index)).counter.value == 0));
    assert_eq!(node.counter(5), 1, "evict");
}

#[test]
fn r21_a_write_to_a_line_in_flight_is_refused() {
    let mut node = Node::new();
    node.takes(load(line(1), 1));
    for kind in [STORE, ATOMIC] {
        node.takes(asks(kind, line(1), 1, 2));
        assert_eq!(node.cycle(open()).core_status.word, REFUSED);
    }
    node.rest(2);
    node.fills(0, 16);
    node.until(|out| out.core_reply.valid);
    node.takes(asks(STORE, line(1), 1, 2));
    assert_eq!(node.cycle(open()).core_status.word, HIT);
    // A forward behind it has what it wrote.
    node.cycle(forwarded(line(1), 3));
    assert_eq!(node.until(|out| out.answer.valid).answer.data, bytes(0x99));
}

#[test]
fn r22_a_reset_empties_everything() {
    let mut node = Node::holding(&[1, 2]);
    let shut = |mut input: In| {
        input.message.ready = false;
        input.answer.ready = false;
        input.nack.ready = false;
        input
    };
    node.cycle(shut(forwarded(line(1), 1)));
    node.rest(0);
    node.cycle(shut(load(line(3), 3)));
    for _ in 0..3 {
        node.cycle(shut(open()));
    }
    node.cycle(shut(forwarded(line(9), 1)));
    for _ in 0..3 {
        node.cycle(shut(open()));
    }
    let out = node.cycle(shut(warp(&[1, 2], 1)));
    assert!(out.answer.valid && out.nack.valid && out.message.valid && out.warp.ready);
    node.reset();
    for index in 0..10 {
        let out = node.cycle(In { counter: Counter { index: 5 }, ..with_ticket(index) });
        assert!(!out.answer.valid && !out.nack.valid && !out.message.valid && !out.line.valid);
        assert!(!out.decision.valid && out.warp.ready && out.counter.value == 0);
    }
    node.cycle(forwarded(line(2), 1));
    assert_eq!(when(&node.rest(4), |out| out.tracker.nacked), [1]);
}
