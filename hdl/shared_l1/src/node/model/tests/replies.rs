//! Packets, turns at `core_reply`, whole replies, and remote requests that find no room.

use super::*;

#[test]
fn a_whole_line_comes_and_the_identifier_is_free_before_its_end() {
    let mut node = Node::new(0, "shared_l1.chunking = false\n");
    let packet = |id, word| packet_beat(id, 3, word);
    node.ask(load(5, 1, 3));
    node.cycle(packet(3, 0));
    node.cycle(packet(3, 20));
    node.idle(1);
    assert_eq!(node.replies.pop_front(), Some((3, 0, 20, true)));
    assert!(node.model.packet_outlasts_reply());
    assert_eq!(node.model.levels().remotes, 0);
    // The same identifier asks for the other sector: the old packet's is not it.
    assert_eq!(node.ask(load(7, 2, 3)), BYPASS);
    node.cycle(packet(3, 21));
    node.idle(2);
    assert!(node.replies.is_empty() && !node.model.packet_outlasts_reply());
    for word in [0, 30, 31] {
        node.cycle(packet(3, word));
    }
    node.idle(2);
    assert_eq!(node.replies.make_contiguous(), [(3, 1, 31, true)]);
    assert_eq!(node.counters(SHARED), [0, 0, 0, 2]);
}

#[test]
fn a_home_sends_the_whole_line_where_nothing_is_chunked() {
    let mut node = Node::new(0, "shared_l1.chunking = false\n");
    node.cycle(remote(0, 0, 2, 9));
    node.idle(3);
    node.answer(0, 0, &[0, 1]);
    let data: Vec<_> = node.packets.iter().map(|(beat, ..)| beat.remote_reply_in.data[0]).collect();
    assert_eq!(data, [0, 100, 101]);
    // An atomic's single beat is that of every sector.
    node.packets.clear();
    node.cycle(remote(2, 0, 2, 9));
    node.idle(3);
    node.answer(2, 1 << 7 | 1 << 6, &[1]);
    let data: Vec<_> = node.packets.iter().map(|(beat, ..)| beat.remote_reply_in.data[0]).collect();
    assert_eq!(data, [0, 101, 101]);
    assert!(node.packets[2].1 && node.model.is_idle());
}

#[test]
fn the_l1_and_packets_alternate() {
    let mut node = Node::new(0, "");
    node.ask(load(0, 3, 1));
    node.answer(0, 0, &[0, 1]);
    node.replies.clear();
    node.ask(load(5, 3, 2));
    let packet = |word| packet_beat(2, 3, word);
    // A hit's two beats and a packet's three are at `core_reply`, which takes none yet.
    node.cycle_as_given(load(0, 3, 3));
    for word in [0, 50, 51] {
        node.cycle_as_given(packet(word));
    }
    for _ in 0..3 {
        node.cycle_as_given(In::default());
    }
    assert!(node.replies.is_empty());
    node.idle(8);
    // The header went in its cycle. The beat that had the turn then, and was not taken, stayed.
    assert_eq!(
        node.replies.make_contiguous(),
        [(3, 0, 100, false), (2, 0, 50, false), (3, 1, 101, true), (2, 1, 51, true)]
    );
}

#[test]
fn beats_of_a_direct_reply_let_no_waking_entry_between_them() {
    let mut node = Node::new(0, "");
    node.ask(load(0, 1, 1));
    node.ask(direct(load(8, 3, 2)));
    node.idle(2);
    let direct = node.to_l2[1].3;
    assert_eq!(direct, 1 << 7 | 1 << 4 | 2);
    // The direct reply begins, and before its last beat the line comes.
    node.cycle(l2_beat(0, 0, 0, false));
    node.cycle(l2_beat(0, direct, 0, false));
    node.cycle(l2_beat(0, 0, 1, true));
    node.idle(10);
    assert_eq!(node.replies.make_contiguous(), [(2, 0, 100, false)]);
    node.cycle(l2_beat(0, direct, 1, true));
    node.idle(6);
    assert_eq!(
        node.replies.make_contiguous(),
        [(2, 0, 100, false), (2, 1, 101, true), (1, 0, 100, true)]
    );
}

#[test]
fn a_remote_load_that_finds_no_entry_bypasses_the_cache() {
    let mut node = Node::new(0, "l1.mshr_merges = 1\n");
    node.cycle(remote(0, 0, 1, 8));
    node.cycle(remote(0, 0, 2, 9));
    node.idle(2);
    assert!(node.model.lookup().unwrap().bypassed_for.unwrap().merge);
    node.idle(2);
    let direct = 1 << 7 | 1 << 6 | 1;
    assert_eq!(node.to_l2.make_contiguous(), [(0, 0, 3, 0), (0, 0, 2, direct)]);
    // Both entries are in use: a third waits in the queue.
    node.cycle(remote(0, 1, 2, 10));
    node.idle(5);
    let levels = node.model.levels();
    assert_eq!((levels.home_requests, levels.remote_in, levels.entries), (2, 1, 1));
    node.answer(0, direct, &[1]);
    assert_eq!(node.packets.len(), 2);
    assert_eq!(node.packets[1].0.remote_reply_in.id, 9);
    assert_eq!(node.to_l2.len(), 3);
}

#[test]
fn a_remote_head_waits_for_room_and_own_requests_pass() {
    let mut node = Node::new(0, "l1.miss_queue = 1\n");
    let blocked = |input| In { core_number: 0, core_reply: Ready::YES, ..input };
    node.model.step(&blocked(load(0, 1, 1)));
    node.model.step(&blocked(remote(0, 8, 1, 2)));
    for _ in 0..3 {
        node.model.step(&blocked(In::default()));
    }
    assert_eq!(node.model.levels().remote_in, 1);
    assert!(node.model.step(&blocked(load(0, 1, 3))).core_request.ready);
    assert_eq!(node.model.step(&blocked(In::default())).core_status.word, HIT_PENDING);
    assert_eq!(node.model.levels().remote_in, 1);
    node.idle(6);
    assert_eq!((node.model.levels().remote_in, node.to_l2.len()), (0, 2));
}
