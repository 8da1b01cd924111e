//! The ways of local requests, and what is counted of them.

use super::*;

#[test]
fn an_own_line_misses_then_hits() {
    let mut node = Node::new(0, "");
    // Line 0: set 0, private, and tag 0, local.
    assert_eq!(node.ask(load(0, 1, 5)), MISS);
    assert_eq!(node.ask(load(0, 2, 6)), HIT_PENDING);
    node.idle(2);
    assert_eq!(node.to_l2.pop_front(), Some((0, 0, 3, 0)));
    node.answer(0, 0, &[1, 0]);
    assert_eq!(node.replies.make_contiguous(), [(5, 0, 100, true), (6, 1, 101, true)]);
    assert_eq!(node.ask(load(0, 3, 7)), HIT);
    node.idle(4);
    assert_eq!(
        node.replies.range(2..).copied().collect::<Vec<_>>(),
        [(7, 0, 100, false), (7, 1, 101, true)]
    );
    // Three accesses, one of them a miss, and one reply that the joined load does not count again.
    assert_eq!(node.counters(PRIVATE), [3, 1, 1]);
    assert_eq!(node.counters([0, 1, 2, 3, 4, 5, 6]), [1, 1, 1, 0, 0, 0, 1]);
    assert_eq!(node.counters([14, 15]), [0, 0]);
    assert!(node.model.is_idle());
}

#[test]
fn a_load_goes_home_and_comes_back() {
    let mut nodes = two();
    // Line 5: set 1, shared, and tag 1, of core 1.
    assert_eq!(nodes[0].ask(load(5, 2, 3)), BYPASS);
    nodes[0].idle(1);
    assert_eq!(nodes[0].model.levels().remotes, 1);
    exchange(&mut nodes);
    assert_eq!(nodes[1].to_l2.pop_front(), Some((0, 5, 3, 0)));
    nodes[1].answer(0, 0, &[0, 1]);
    exchange(&mut nodes);
    assert_eq!(nodes[0].replies.make_contiguous(), [(3, 1, 101, true)]);
    // Neither core made a local access; the reply is a home's.
    assert_eq!(nodes[0].counters(SHARED), [0, 0, 0, 1]);
    assert_eq!(nodes[1].counters(SHARED), [0; 4]);
    assert!(nodes.iter().all(|node| node.model.is_idle()));

    // The second time the home hits: the page's latencies.
    nodes[0].ask(load(5, 1, 4));
    nodes[0].idle(1);
    let (_, request) = nodes[0].to_home.pop_front().unwrap();
    let arrived = nodes[1].cycles;
    nodes[1].cycle(request);
    nodes[1].idle(6);
    let (_, last, header) = nodes[1].packets[0];
    assert_eq!((header - arrived, last), (2 + 1 + 2, false));
    assert!(nodes[1].packets[1].1 && nodes[1].to_l2.is_empty() && nodes[1].statuses.is_empty());
}

#[test]
fn an_own_load_that_joins_a_remote_miss_counts_its_reply() {
    let mut node = Node::new(1, "");
    let mut first = remote(0, 5, 1, 3);
    first.remote_in.source = 0;
    node.cycle(first);
    node.idle(3);
    assert_eq!(node.ask(load(5, 1, 4)), HIT_PENDING);
    assert_eq!(node.ask(load(5, 1, 5)), HIT_PENDING);
    node.answer(0, 0, &[0, 1]);
    assert_eq!(node.counters(SHARED), [2, 0, 1, 0]);
}

#[test]
fn l2_answers_where_it_is_nearer() {
    let mesh =
        "shared_l1.min_routing = true\nmesh.rows = 1\nmesh.core_at = [0, 7]\nmesh.l2_at = [1]\n";
    let mut node = Node::of(0, mesh);
    assert_eq!(node.ask(load(5, 2, 3)), BYPASS);
    node.idle(1);
    // Identifiers in the L1 are of 7 bits; the direct bit, the group, "counts", and 3.
    let id = 1 << 7 | 1 << 5 | 1 << 4 | 3;
    assert_eq!(node.to_l2.pop_front(), Some((0, 5, 2, id)));
    assert_eq!(node.model.levels().remotes, 1);
    node.answer(0, id, &[1]);
    assert_eq!(node.replies.pop_front(), Some((3, 1, 101, true)));
    assert_eq!(node.counters(SHARED), [0, 0, 1, 0]);
    // An atomic does not count.
    assert_eq!(node.ask(atomic(5, 1, 2)), BYPASS);
    node.idle(1);
    let id = 1 << 7 | 1 << 5 | 2;
    assert_eq!(node.to_l2.pop_front(), Some((2, 5, 1, id)));
    assert_eq!(node.model.levels().stores, 1);
    node.answer(2, id, &[0]);
    assert_eq!(node.counters(SHARED), [0, 0, 1, 0]);
    assert!(node.model.is_idle());
}

#[test]
fn a_store_of_a_private_set_goes_home_and_loads_wait_for_it() {
    let mut nodes = two();
    // Line 4: set 0, private, and tag 1, of core 1.
    assert_eq!(nodes[0].ask(load(4, 1, 1)), MISS);
    nodes[0].answer(0, 0, &[0, 1]);
    assert_eq!(nodes[0].replies.pop_front(), Some((1, 0, 100, true)));
    assert_eq!(nodes[0].ask(store(4, 1, 2)), HIT);
    assert_eq!(nodes[0].model.levels().stores, 1);
    // A load that would go to L2.
    assert_eq!(nodes[0].ask(load(4, 1, 3)), FAIL);
    exchange(&mut nodes);
    let id = 1 << 7 | 1 << 6;
    nodes[0].to_l2.clear();
    assert_eq!(nodes[1].to_l2.pop_front(), Some((1, 4, 1, id)));
    nodes[1].answer(1, id, &[0]);
    assert_eq!(nodes[1].packets.len(), 1);
    exchange(&mut nodes);
    assert_eq!(nodes[0].replies.pop_front(), Some((2, 0, 0, true)));
    assert_eq!(nodes[0].model.levels().stores, 0);
    // The local copy has the store's bytes.
    assert_eq!(nodes[0].ask(load(4, 1, 3)), HIT);
    nodes[0].idle(4);
    assert_eq!(nodes[0].replies.pop_front(), Some((3, 0, 7, true)));
    // Accesses: a miss, the store, a hit. Replies: of the miss, and the store's by way of the home.
    assert_eq!(nodes[0].counters(PRIVATE), [3, 1, 2]);
    assert_eq!(nodes[0].counters(SHARED), [0; 4]);
    assert!(nodes.iter().all(|node| node.model.is_idle()));
}

#[test]
fn a_load_past_every_l1_goes_by_way_of_the_home() {
    let mut nodes = two();
    nodes[1].ask(load(4, 1, 1));
    nodes[1].answer(0, 0, &[0, 1]);
    nodes[1].to_l2.clear();
    // Neither core's L1 answers it, or keeps it.
    assert_eq!(nodes[0].ask(direct(load(4, 1, 3))), BYPASS);
    nodes[0].idle(1);
    exchange(&mut nodes);
    let id = 1 << 7 | 1 << 6;
    assert_eq!(nodes[1].to_l2.pop_front(), Some((0, 4, 1, id)));
    nodes[1].answer(0, id, &[0]);
    exchange(&mut nodes);
    assert_eq!(nodes[0].replies.pop_front(), Some((3, 0, 100, true)));
    assert!(nodes[0].to_l2.is_empty());
    // The reply is a home's, and no access was counted.
    assert_eq!(nodes[0].counters(SHARED), [0, 0, 0, 1]);
    assert_eq!(nodes[0].ask(load(4, 1, 3)), MISS);
}

#[test]
fn a_write_by_way_of_the_home_waits_until_its_line_is_there() {
    let mut node = Node::new(0, "");
    let refusal = |node: &Node| node.model.lookup().unwrap().refusal;
    assert_eq!(node.ask(load(4, 1, 1)), MISS);
    assert_eq!(node.ask(store(4, 1, 2)), FAIL);
    assert_eq!(refusal(&node), Refusal { is_pending: true, ..Refusal::default() });
    assert_eq!(node.ask(atomic(4, 1, 2)), FAIL);
    assert_eq!(node.model.levels().stores, 0);
    node.answer(0, 0, &[0, 1]);
    assert_eq!(node.ask(store(4, 1, 2)), HIT);

    // As it was: the store makes the line stale, and may reach L2 before the load.
    let wrong = Wrong { writes_pass_pending_lines: true, ..Wrong::default() };
    let mut node = Node::new(0, "");
    node.model = node.model.with_wrong(wrong);
    assert_eq!(node.ask(load(4, 1, 1)), MISS);
    assert_eq!(node.ask(store(4, 1, 2)), MISS);
}

#[test]
fn an_atomic_of_a_private_set_invalidates_both_copies() {
    let mut nodes = two();
    nodes[0].ask(load(4, 1, 1));
    nodes[0].answer(0, 0, &[0, 1]);
    nodes[1].ask(load(4, 1, 1));
    nodes[1].answer(0, 0, &[0, 1]);
    assert_eq!(nodes[0].ask(atomic(4, 1, 2)), BYPASS);
    nodes[0].idle(1);
    exchange(&mut nodes);
    nodes[1].answer(2, 1 << 7 | 1 << 6, &[0]);
    exchange(&mut nodes);
    assert_eq!((&nodes[0].evicted[..], &nodes[1].evicted[..]), (&[4][..], &[4][..]));
    assert_eq!(nodes[0].replies.pop_back(), Some((2, 0, 100, true)));
    assert_eq!(nodes[0].counters(PRIVATE), [1, 1, 1]);
}

#[test]
fn what_leaves_needs_the_trackers_and_a_place_in_its_queue() {
    let fields = "shared_l1.remote_requests = 2\nshared_l1.store_tracker_lines = 1\n\
                  shared_l1.remote_request_out_queue = 1\n";
    let mut node = Node::new(0, fields);
    let refusal = |node: &Node| node.model.lookup().unwrap().refusal;
    assert_eq!(node.ask(store(5, 1, 1)), BYPASS);
    assert_eq!(node.ask(store(7, 1, 2)), FAIL);
    assert_eq!(refusal(&node), Refusal { store_tracker: true, ..Refusal::default() });
    assert_eq!(node.ask(load(7, 1, 2)), BYPASS);
    assert_eq!(node.ask(load(7, 1, 3)), FAIL);
    assert_eq!(refusal(&node), Refusal { remote_tracker: true, ..Refusal::default() });
    assert_eq!(node.ask(load(1, 1, 3)), MISS);
    assert_eq!(node.counter(4), 2);

    // The queue holds one until the network takes it.
    let mut node = Node::new(0, fields);
    for (id, word) in [(1, BYPASS), (2, FAIL)] {
        let offers = In { core_number: 0, ..load(5, 1, id) };
        assert!(node.model.step(&offers).core_request.ready);
        assert_eq!(node.model.step(&In::default()).core_status.word, word);
    }
    assert_eq!(refusal(&node), Refusal { request_queue: true, ..Refusal::default() });
}
