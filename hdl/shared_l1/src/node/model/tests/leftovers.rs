//! Lines cached in private mode and homed elsewhere, once their sets are shared.

use super::*;

/// Core 0 has decided for shared, having loaded `lines` of set 0 as private, the first of them first.
fn shared_after(fields: &str, lines: &[u64]) -> Node {
    let mut node = Node::new(0, &format!("{fields}dyneb.samples = {}\n", lines.len()));
    for &line in lines {
        assert_eq!(node.ask(load(line, 1, 1)), MISS);
        node.answer(0, 0, &[0, 1]);
    }
    // Replies of homes, then as many accesses to a local line of a shared set as samples are wanted.
    for _ in 0..8 {
        node.ask(load(5, 1, 2));
        for _ in 0..2 {
            node.cycle(packet_beat(2, 1, 0));
        }
        node.idle(2);
    }
    for (number, _) in lines.iter().enumerate() {
        assert_eq!(node.ask(load(1, 1, 1)), if number == 0 { MISS } else { HIT });
        if number == 0 {
            node.answer(0, 0, &[0, 1]);
        }
    }
    let decided = (0..300).find(|_| node.cycle(In::default()).decision_valid);
    assert!(decided.is_some());
    let out = node.cycle(In::default());
    assert!(out.even_sets_shared && out.odd_sets_shared && out.phase == 2);
    node
}

#[test]
fn a_leaving_store_or_atomic_invalidates_a_leftover() {
    let mut node = shared_after("", &[4, 12]);
    assert_eq!(node.model.leftovers(), [(0, 0, 4), (0, 1, 12)]);
    // A load of it goes home and leaves it.
    assert_eq!(node.ask(load(4, 1, 3)), BYPASS);
    assert_eq!(node.ask(store(4, 1, 4)), BYPASS);
    assert_eq!((node.evicted(), node.model.leftovers()), (vec![4], vec![(0, 1, 12)]));
    assert_eq!(node.ask(atomic(12, 1, 5)), BYPASS);
    assert_eq!(node.evicted(), [4, 12]);
}

#[test]
fn a_lazy_leftover_stays() {
    let mut node = shared_after("shared_l1.leftover = \"lazy\"\n", &[4]);
    assert_eq!(node.ask(store(4, 1, 4)), BYPASS);
    assert_eq!(node.ask(atomic(4, 1, 5)), BYPASS);
    assert_eq!((node.evicted().len(), node.model.leftovers()), (0, vec![(0, 0, 4)]));
}

#[test]
fn a_leftover_makes_place_first() {
    // The leftover is the more recent of the two ways.
    let mut node = shared_after("", &[8, 4]);
    assert_eq!(node.ask(load(0, 1, 3)), MISS);
    assert_eq!(node.evicted(), [4]);
    let mut node = shared_after("shared_l1.leftover_first = false\n", &[8, 4]);
    assert_eq!(node.ask(load(0, 1, 3)), MISS);
    assert_eq!(node.evicted(), [8]);
}

#[test]
fn leftovers_are_flushed_when_their_sets_turn_shared() {
    let mut node = shared_after("shared_l1.leftover = \"flush\"\n", &[8, 4]);
    assert!(node.model.leftovers().is_empty() && node.evicted().is_empty());
    // The local line of the set is still there.
    assert_eq!(node.ask(load(8, 1, 3)), HIT);
}

#[test]
fn a_line_that_comes_once_its_set_is_shared_is_not_kept() {
    let mut node = Node::new(0, "shared_l1.leftover = \"flush\"\ndyneb.samples = 1\n");
    for id in [2, 3] {
        node.ask(load(5, 1, id));
        for _ in 0..2 {
            node.cycle(packet_beat(id, 1, 0));
        }
        node.idle(2);
    }
    assert_eq!(node.ask(load(4, 1, 1)), MISS);
    assert_eq!(node.ask(load(1, 1, 4)), MISS);
    node.idle(200);
    node.answer(0, 0, &[0, 1]);
    node.answer(0, 1, &[0, 1]);
    assert_eq!(node.replies.len(), 4);
    assert!(node.model.leftovers().is_empty());
    assert_eq!(node.ask(load(1, 1, 4)), HIT);
}
