//! Flushes.

use super::*;

/// How many times `flushed` rises in 40 cycles of `flush`, in the last of which it is high.
fn rises(node: &mut Node) -> usize {
    let seen: Vec<bool> =
        (0..40).map(|_| node.cycle(In { flush: true, ..In::default() }).flushed).collect();
    assert!(!seen[0] && seen[39]);
    seen.windows(2).filter(|pair| !pair[0] && pair[1]).count()
}

#[test]
fn a_flush_waits_for_what_is_in_flight_and_walks_once() {
    let mut node = Node::new(0, "");
    node.ask(load(0, 1, 1));
    node.answer(0, 0, &[0, 1]);
    node.ask(load(5, 1, 2));
    let flush = In { flush: true, ..In::default() };
    for _ in 0..10 {
        let out = node.cycle(In { flush: true, ..load(0, 1, 3) });
        assert!(!out.core_request.ready && !out.flushed);
    }
    // A remote load goes on and bypasses the cache: line 0 is still readable.
    node.to_l2.clear();
    node.cycle(In { flush: true, ..remote(0, 0, 1, 8) });
    for _ in 0..4 {
        node.cycle(flush);
    }
    let direct = 1 << 7 | 1 << 6;
    assert_eq!(node.to_l2.pop_front(), Some((0, 0, 1, direct)));
    node.cycle(In { flush: true, ..l2_beat(0, direct, 0, true) });
    for data in [0, 1] {
        node.cycle(In { flush: true, ..packet_beat(2, 1, data) });
    }
    assert_eq!((rises(&mut node), node.packets.len()), (1, 2));
    assert_eq!(node.ask(load(0, 1, 4)), MISS);
    assert!(node.evicted.is_empty());

    // The next flush walks again.
    node.answer(0, 0, &[0, 1]);
    assert_eq!(rises(&mut node), 1);
    assert_eq!(node.ask(load(0, 1, 5)), MISS);
}

#[test]
fn remote_requests_wait_while_sets_are_cleared() {
    let mut node = Node::new(0, "");
    // The walk begins in cycle 0, in which one store is at the head, and clears four sets in the next
    // cycles; the other store arrives in cycle 0.
    node.cycle(remote(1, 0, 1, 8));
    let mut looked_up = Vec::new();
    for cycle in 0..10 {
        let second = if cycle == 0 { remote(1, 0, 1, 9) } else { In::default() };
        assert_eq!(node.cycle(In { flush: true, ..second }).flushed, cycle >= 5);
        looked_up.extend(node.model.lookup().map(|_| cycle));
    }
    assert_eq!(looked_up, [1, 6]);
}
