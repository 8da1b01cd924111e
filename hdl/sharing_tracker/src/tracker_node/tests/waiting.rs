//! Forwards that wait for lines in flight.

use super::super::{In, Out};
use super::bench::{
    HIT, HIT_PENDING, Node, answer, asks, beat, forward, forwarded, line, load, open, when,
};
use crate::streams::kind;

/// A node whose first entry waits for line 1.
fn fetching() -> Node {
    let mut node = Node::waiting();
    node.takes(load(line(1), 0));
    node.until(|out| out.message.valid);
    node
}

/// A cycle in which a forward enters.
fn enters(node: &mut Node, input: In) -> Out {
    let out = node.cycle(input);
    assert!(out.forward.ready);
    out
}

#[test]
fn r23_a_forward_waits_in_a_free_place_of_an_entry_that_is_not_filled() {
    let mut node = fetching();
    for (id, nacked) in [(1, vec![]), (2, vec![]), (3, vec![1])] {
        enters(&mut node, forwarded(line(1), id));
        let outs = node.rest(2);
        assert_eq!(when(&outs, |out| out.tracker.nacked), nacked, "{id}");
        assert_eq!(when(&outs, |out| out.nack.valid), nacked, "{id}");
        assert!(outs.iter().all(|out| !out.tracker.answered));
    }
    // One that is looked up with the last beat waits, one in the cycle after that does not.
    for (at, is_served) in [(0, true), (1, false)] {
        let mut node = fetching();
        for sector in 0..2 {
            let mut input = In { down_reply: beat(0, sector, 16 + sector, sector == 1), ..open() };
            input.forward.valid = sector == at;
            (input.forward.line, input.forward.id) = (line(1), 7);
            assert!(node.cycle(input).forward.ready || !input.forward.valid);
        }
        let outs = node.rest(8);
        assert_eq!(outs.iter().any(|out| out.tracker.answered), is_served);
        assert_eq!(outs.iter().any(|out| out.tracker.nacked), !is_served);
    }
}

#[test]
fn r23_none_begins_to_wait_beside_a_late_one() {
    let mut node = fetching();
    enters(&mut node, forwarded(line(1), 1));
    // Looked up in cycle 1, it is late from 18 on.
    node.rest(16);
    enters(&mut node, forwarded(line(1), 2));
    let outs = node.rest(6);
    let nacks: Vec<_> = outs.iter().map(|out| out.nack).filter(|nack| nack.valid).collect();
    assert_eq!(when(&outs, |out| out.nack.valid), [1, 3]);
    assert_eq!(nacks, [forward(line(1), 2), forward(line(1), 1)]);
}

#[test]
fn r24_forwards_are_served_when_their_entry_is_woken_the_first_place_first() {
    let mut node = fetching();
    for id in [1, 2] {
        enters(&mut node, forwarded(line(1), id));
        node.rest(1);
    }
    node.fills(0, 16);
    let outs = node.rest(9);
    assert_eq!(when(&outs, |out| out.tracker.answered), [1, 3]);
    let beats: Vec<_> = outs.iter().map(|out| out.answer).filter(|beat| beat.valid).collect();
    assert_eq!(when(&outs, |out| out.answer.valid), [3, 4, 5, 6]);
    assert_eq!(beats, [answer(1, 0, 16), answer(1, 1, 17), answer(2, 0, 16), answer(2, 1, 17)]);
    // The load is read in the cycle in which the first is served.
    assert_eq!(when(&outs, |out| out.core_reply.valid), [2]);
    node.takes(load(line(1), 3));
    assert_eq!(node.rest(1)[0].core_status.word, HIT);
}

#[test]
fn r25_an_entry_is_kept_for_forwards_and_joined_meanwhile() {
    let mut node = Node::waiting();
    node.fetch(2);
    let mut stalled = open();
    stalled.answer.ready = false;
    node.takes(load(line(1), 1));
    node.rest(2);
    enters(&mut node, forwarded(line(1), 7));
    // Beats of two lines take all room.
    for id in [8, 9] {
        node.until_with(In { forward: forward(line(2), id), ..stalled }, |out| out.forward.ready);
    }
    for sector in 0..2 {
        node.cycle(In { down_reply: beat(0, sector, 16 + sector, sector == 1), ..stalled });
    }
    let outs: Vec<_> = (0..12).map(|_| node.cycle(stalled)).collect();
    assert!(outs.iter().any(|out| out.core_reply.valid && out.core_reply.id == 1));
    let mut input = asks(kind::LOAD as u64, line(1), 1, 2);
    input.answer.ready = false;
    node.takes(input);
    let outs: Vec<_> = (0..5).map(|_| node.cycle(stalled)).collect();
    assert_eq!(outs[0].core_status.word, HIT_PENDING);
    // It joins in the first of these cycles, and is read two later.
    assert_eq!(when(&outs, |out| out.core_reply.valid), [4]);
    let beats: Vec<_> =
        node.rest(12).iter().map(|out| out.answer).filter(|beat| beat.valid).collect();
    assert_eq!(beats.iter().map(|beat| beat.id).collect::<Vec<_>>(), [8, 8, 9, 9, 7, 7]);
    node.takes(load(line(1), 3));
    assert_eq!(node.rest(1)[0].core_status.word, HIT);
}

#[test]
fn r26_a_forward_is_late_after_it_has_aged_twice() {
    let mut node = fetching();
    // Looked up in cycle 1, the first waits from 2 on: the counter is 7 in 9 and 17.
    enters(&mut node, forwarded(line(1), 1));
    let outs = node.rest(20);
    assert_eq!(when(&outs, |out| out.nack.valid), [18]);
    assert_eq!(node.counter(8), 1);
    // One that waits from the cycle of a tick on is late seven cycles sooner.
    let mut node = fetching();
    enters(&mut node, forwarded(line(1), 1));
    node.rest(6);
    enters(&mut node, forwarded(line(1), 2));
    let outs = node.rest(20);
    // Both are late at once, and nack has one place.
    assert_eq!(when(&outs, |out| out.nack.valid), [11, 13]);
    // Nobody waits: the counter begins anew.
    enters(&mut node, forwarded(line(1), 3));
    assert_eq!(when(&node.rest(20), |out| out.nack.valid), [18]);
}

#[test]
fn r27_late_forwards_are_given_back_by_entries_and_places() {
    let mut node = fetching();
    node.takes(load(line(2), 1));
    node.until(|out| out.message.valid);
    for (at, id) in [(2, 1), (1, 2), (1, 3), (2, 4)] {
        enters(&mut node, forwarded(line(at), id));
        node.rest(1);
    }
    let outs = node.rest(40);
    let ids: Vec<_> = outs.iter().filter(|out| out.nack.valid).map(|out| out.nack.id).collect();
    assert_eq!(ids, [2, 3, 1, 4]);
    // It is the entry's line that is given back, and the local load goes on waiting.
    node.fills(0, 16);
    let outs = node.rest(6);
    assert_eq!(when(&outs, |out| out.core_reply.valid), [2]);
    assert!(outs.iter().all(|out| !out.answer.valid));
}

#[test]
fn r28_none_enters_in_the_cycle_of_an_end() {
    let mut node = Node::waiting();
    node.fetch(2);
    node.takes(load(line(1), 1));
    node.rest(3);
    enters(&mut node, forwarded(line(1), 1));
    node.rest(1);
    node.fills(0, 16);
    let outs: Vec<_> = (0..4).map(|_| node.cycle(forwarded(line(2), 2))).collect();
    // Served in the first; two sectors are read, and one enters with the second.
    assert_eq!(when(&outs, |out| out.forward.ready), [2]);
}

#[test]
fn r29_events_and_counters_tell_of_those_that_waited() {
    let mut node = fetching();
    enters(&mut node, forwarded(line(1), 1));
    let outs = node.rest(20);
    assert_eq!(when(&outs, |out| out.tracker.nacked), [18]);
    enters(&mut node, forwarded(line(1), 2));
    assert!(node.rest(4).iter().all(|out| out.tracker == Default::default()));
    node.fills(0, 16);
    assert_eq!(when(&node.rest(6), |out| out.tracker.answered), [1]);
    assert_eq!((node.counter(7), node.counter(8)), (1, 1));
}

/// A flush waits for the line, and for those that wait for it.
#[test]
fn r23_a_flush_waits_for_the_entry() {
    let mut node = fetching();
    let mut flush = open();
    flush.flush = true;
    node.cycle(flush);
    enters(&mut node, In { forward: forward(line(1), 1), ..flush });
    for sector in 0..2 {
        node.cycle(In { down_reply: beat(0, sector, 16 + sector, sector == 1), ..flush });
    }
    let outs: Vec<_> = (0..16).map(|_| node.cycle(flush)).collect();
    let (answered, flushed) = (when(&outs, |out| out.answer.valid), when(&outs, |out| out.flushed));
    assert_eq!(answered, [3, 4]);
    assert!(flushed[0] > 4, "{flushed:?}");
}
