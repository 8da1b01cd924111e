//! R1 to R9: which requests are taken, where they go, and when they are refused.

use super::super::In;
use super::bench::*;

#[test]
fn r1_own_requests_go_first_until_a_head_has_lost_often_enough() {
    let bench = &mut Bench::new("shared_l1.arbiter_starvation_limit = 3");
    bench.bring(LOCAL[0]);
    bench.bring(OWN_SHARED[0]);
    let local = |id| load(id, LOCAL[0], 1);
    bench.cycle(with(local(0), remote(load(9, OWN_SHARED[0], 1))));
    let taken: Vec<bool> = (1..8).map(|id| bench.cycle(local(id)).core_request.ready).collect();
    // Three losses, then the head, then local requests again.
    assert_eq!(taken, [true, true, true, false, true, true, true]);
    bench.drain();
    assert_eq!(bench.packets().len(), 2);
    // In a cycle that the core leaves free the head goes at once.
    bench.cycle(with(local(0), remote(load(9, OWN_SHARED[0], 1))));
    bench.idle(1);
    assert!(bench.cycle(local(1)).core_request.ready);
    bench.drain();
    assert_eq!(bench.packets().len(), 2);
    // None while a hit of several sectors is read, none while `flush` is high.
    bench.offer(load(1, LOCAL[0], 0b1111));
    bench.idle(1);
    assert!(!bench.cycle(local(2)).core_request.ready);
    bench.drain();
    bench.base.flush = true;
    assert!(!bench.cycle(local(2)).core_request.ready);
}

#[test]
fn r2_a_head_waits_for_a_place_and_for_room_behind_the_l1() {
    // For a place: two misses are in flight, and there are two places.
    let bench = &mut Bench::new("shared_l1.home_requests = 2");
    for id in 0..3 {
        bench.arrive(load(id, LOCAL[id as usize], 1));
    }
    bench.idle(8);
    assert_eq!(bench.seen.l2.len(), 2);
    bench.fill(0, LOCAL[0]);
    bench.drain();
    assert_eq!(bench.seen.l2.len(), 3);

    // For room: a hit waits too. Local requests are refused meanwhile, but not stalled:
    // a head that insists would do that.
    let bench = &mut Bench::new("shared_l1.arbiter_starvation_limit = 64");
    bench.bring(LOCAL[0]);
    bench.seen.l2.clear();
    bench.base.l2_out.ready = false;
    bench.arrive(store(1, OWN_SHARED[0], 0, 1));
    bench.arrive(store(2, OWN_SHARED[0], 0, 2));
    bench.arrive(load(3, LOCAL[0], 1));
    bench.idle(10);
    assert!(bench.seen.packets.is_empty());
    assert_eq!(bench.ask(store(1, LOCAL[0], 0, 1)), FAIL);
    assert_eq!(bench.ask(load(1, LOCAL[0], 1)), HIT);
    bench.base.l2_out.ready = true;
    bench.drain();
    assert_eq!(bench.seen.l2.len(), 2);
    assert_eq!(bench.packets().len(), 2);
}

#[test]
fn r3_a_remote_request_has_the_lowest_free_place_until_its_packet_is_queued() {
    let bench = &mut Bench::new("shared_l1.remote_in_queue = 4");
    let store = |id| store(id, OWN_SHARED[0], 0, id);
    for id in 10..14 {
        bench.arrive(store(id));
    }
    bench.idle(10);
    let ids = |bench: &Bench| -> Vec<u64> {
        bench.seen.l2.iter().map(|sent| sent.4 ^ bench.entry_id(0)).collect()
    };
    assert_eq!(ids(bench), [0, 1, 2]);
    // The answer frees place 1, which the fourth takes; the packet says what place 1 kept.
    bench.answer(bench.entry_id(1), 1, OWN_SHARED[0], 1);
    bench.drain();
    assert_eq!(bench.packets(), [(true, 11, 0, 0, true)]);
    assert_eq!(ids(bench), [0, 1, 2, 1]);
    // While the queue of packets is full nothing is freed: two are in it.
    bench.base.remote_out.ready = false;
    for place in [0, 1, 2] {
        bench.answer(bench.entry_id(place), 1, OWN_SHARED[0], 1);
    }
    for id in 20..23 {
        bench.arrive(store(id));
    }
    bench.drain();
    assert_eq!(ids(bench), [0, 1, 2, 1, 0, 1]);
    bench.base.remote_out.ready = true;
    bench.drain();
    assert_eq!(ids(bench), [0, 1, 2, 1, 0, 1, 2]);
    let answered: Vec<u64> = bench.packets().iter().map(|packet| packet.1).collect();
    assert_eq!(answered, [10, 13, 12]);
}

#[test]
fn r4_a_status_for_own_requests_in_the_next_cycle_and_none_for_others() {
    let bench = &mut Bench::new("");
    bench.arrive(load(7, LOCAL[0], 1));
    bench.idle(6);
    assert!(bench.seen.statuses.is_empty());
    let at = bench.offer(load(8, OWN_SHARED[0], 1));
    bench.idle(6);
    assert_eq!(bench.seen.statuses, [(at + 1, 8, MISS)]);
    // The second load of core 1 joins, the third finds its line's entry full and goes on alone.
    for id in [9, 10] {
        bench.arrive(load(id, LOCAL[0], 1));
    }
    bench.idle(6);
    assert_eq!(bench.seen.l2.len(), 3);
    assert_eq!(bench.seen.statuses.len(), 1);
}

#[test]
fn r5_a_load_waits_for_a_store_that_went_another_way() {
    let bench = &mut Bench::new("");
    // A store by way of the home; a load of its line would go to L2, in private mode, but for one past the
    // L1, which goes where the store went.
    assert_eq!(bench.ask(store(1, AWAY[0], 0, 1)), MISS);
    assert_eq!(bench.ask(load(2, AWAY[0], 1)), FAIL);
    assert_eq!(bench.ask(direct(load(2, AWAY[0], 1))), BYPASS);
    assert_eq!(bench.ask(load(7, AWAY[1], 1)), MISS);
    bench.packet(1, 0, 0);
    bench.packet(2, AWAY[0], 1);
    bench.idle(1);
    assert_eq!(bench.ask(load(3, AWAY[0], 1)), MISS);
    // In a shared set the load goes the same way.
    assert_eq!(bench.ask(atomic(4, AWAY_SHARED[0], 0)), BYPASS);
    assert_eq!(bench.ask(load(5, AWAY_SHARED[0], 1)), BYPASS);
    assert_eq!(bench.ask(direct(load(6, AWAY_SHARED[0], 1))), BYPASS);

    // With atomics as published it is the load by way of the home that would overtake.
    let bench = &mut Bench::new("shared_l1.atomic_path = \"direct\"");
    assert_eq!(bench.ask(atomic(1, AWAY[0], 0)), BYPASS);
    assert_eq!(bench.ask(direct(load(2, AWAY[0], 1))), FAIL);
}

#[test]
fn r6_a_request_that_leaves_is_refused_without_a_tracker_or_a_queue_that_takes_it() {
    // `remote_requests`.
    let bench = &mut Bench::new("");
    for id in 0..3 {
        assert_eq!(bench.ask(load(id, AWAY_SHARED[0], 1)), BYPASS);
    }
    assert_eq!(bench.ask(load(3, AWAY_SHARED[0], 1)), FAIL);
    assert_eq!(bench.ask(direct(load(3, AWAY[0], 1))), FAIL);
    assert_eq!(bench.ask(load(3, AWAY[0], 1)), MISS);
    bench.packet(1, AWAY_SHARED[0], 1);
    bench.drain();
    assert_eq!(bench.ask(load(4, AWAY_SHARED[0], 1)), BYPASS);

    // Entries of `store_tracker`, and what one counts.
    let bench = &mut Bench::new("shared_l1.remote_requests = 8");
    for id in 0..2 {
        assert_eq!(bench.ask(store(id, AWAY_SHARED[0], 0, 1)), BYPASS);
    }
    assert_eq!(bench.ask(store(2, AWAY_SHARED[0], 0, 1)), FAIL);
    assert_eq!(bench.ask(atomic(2, AWAY[0], 0)), BYPASS);
    assert_eq!(bench.ask(store(3, AWAY_SHARED[1], 0, 1)), FAIL);
    assert_eq!(bench.ask(store(3, LOCAL[1], 0, 1)), MISS);
    bench.packet(1, 0, 0);
    bench.idle(1);
    assert_eq!(bench.ask(store(4, AWAY_SHARED[0], 0, 1)), BYPASS);
    bench.packet(0, 0, 0);
    bench.packet(4, 0, 0);
    bench.idle(1);
    assert_eq!(bench.ask(store(5, AWAY_SHARED[1], 0, 1)), BYPASS);

    // The queue to homes.
    let bench = &mut Bench::new("");
    bench.base.remote_request_out.ready = false;
    for id in 0..2 {
        assert_eq!(bench.ask(load(id, AWAY_SHARED[0], 1)), BYPASS);
    }
    assert_eq!(bench.ask(load(2, AWAY_SHARED[0], 1)), FAIL);
    assert_eq!(bench.ask(direct(load(2, AWAY_SHARED[0], 1))), FAIL);
}

#[test]
fn r6_a_write_by_way_of_the_home_waits_for_its_line() {
    for fields in ["", "l1.write_hit = \"evict\"", "shared_l1.leftover = \"lazy\""] {
        let bench = &mut Bench::new(fields);
        assert_eq!(bench.ask(load(1, AWAY[0], 1)), MISS);
        let entry = bench.last_l2();
        for write in [store(2, AWAY[0], 0, 1), atomic(2, AWAY[0], 0)] {
            assert_eq!(bench.ask(write), FAIL);
            assert_eq!(bench.ask(direct(write)), FAIL);
        }
        // Nothing has changed: the line is not stale. Another line's write goes.
        assert_eq!(bench.ask(load(3, AWAY[0], 0b10)), PENDING);
        assert_eq!(bench.ask(store(4, AWAY[1], 0, 1)), MISS);
        bench.fill(entry, AWAY[0]);
        assert_eq!(bench.ask(atomic(2, AWAY[0], 0)), FAIL);
        bench.drain();
        assert_eq!(bench.replies().len(), 2);
        assert_eq!(bench.ask(store(2, AWAY[0], 0, 1)), HIT);
        bench.idle(4);
        let lines: Vec<u64> = bench.seen.homes.iter().map(|sent| sent.2).collect();
        assert_eq!(lines, [AWAY[1], AWAY[0]]);
    }
    // A write of a local line makes it stale, as in a private L1.
    let bench = &mut Bench::new("");
    assert_eq!(bench.ask(load(1, LOCAL[0], 1)), MISS);
    assert_eq!(bench.ask(store(2, LOCAL[0], 0, 1)), MISS);
}

#[test]
fn r7_a_request_for_a_home_goes_its_own_way_whatever_l2_takes() {
    let bench = &mut Bench::new("");
    bench.base.l2_out.ready = false;
    assert_eq!(bench.ask(store(1, LOCAL[0], 0, 1)), MISS);
    assert_eq!(bench.ask(store(2, LOCAL[0], 0, 1)), MISS);
    assert_eq!(bench.ask(load(3, LOCAL[1], 1)), FAIL);
    bench.base.remote_request_out.ready = false;
    let at = bench.offer(store(3, AWAY[0], 2, 0xabcd));
    bench.idle(1);
    let out = bench.cycle(In::default());
    assert_eq!(bench.now, at + 3);
    assert!(out.remote_request_out.valid);
    assert_eq!((out.remote_request_out.byte_enable, out.remote_request_out.kind), (0xff, 1));
    assert_eq!(out.remote_request_out.data[0], 0xabcd);
    bench.base.remote_request_out.ready = true;
    assert_eq!(bench.ask(atomic(4, AWAY_SHARED[0], 1)), BYPASS);
    assert_eq!(bench.ask(load(5, AWAY_SHARED[0], 0b101)), BYPASS);
    bench.idle(4);
    let homes = bench.seen.homes.iter();
    let sent: Vec<_> = homes.map(|sent| (sent.1, sent.2, sent.3, sent.4)).collect();
    let expected =
        [(1, AWAY[0], 0b100, 3), (2, AWAY_SHARED[0], 0b10, 4), (0, AWAY_SHARED[0], 0b101, 5)];
    assert_eq!(sent, expected);
    assert!(bench.seen.l2.is_empty());
    // A load past the L1, in a private set as in a shared one.
    bench.packet(4, AWAY_SHARED[0], 0b10);
    bench.packet(5, AWAY_SHARED[0], 0b101);
    bench.drain();
    bench.seen.homes.clear();
    assert_eq!(bench.ask(direct(load(4, AWAY[1], 0b11))), BYPASS);
    assert_eq!(bench.ask(direct(load(5, AWAY_SHARED[1], 1))), BYPASS);
    bench.idle(4);
    let sent: Vec<_> = bench.seen.homes.iter().map(|sent| (sent.1, sent.2, sent.3)).collect();
    assert_eq!(sent, [(3, AWAY[1], 0b11), (3, AWAY_SHARED[1], 1)]);
}

#[test]
fn r8_what_a_request_that_leaves_does_in_the_own_tags() {
    let bench = &mut Bench::new("");
    bench.bring(AWAY[0]);
    // A plain store of a private set writes the copy; past the L1, or an atomic, it makes it invalid.
    assert_eq!(bench.ask(store(1, AWAY[0], 2, 0x77)), HIT);
    bench.packet(1, 0, 0);
    assert_eq!(bench.word(AWAY[0], 2), stored(AWAY[0], 2, 0x77));
    assert!(bench.evicted().is_empty());
    assert_eq!(bench.ask(direct(load(1, AWAY[0], 1))), BYPASS);
    assert!(bench.evicted().is_empty());
    bench.packet(1, AWAY[0], 1);
    for request in [direct(store(2, AWAY[0], 0, 1)), atomic(2, AWAY[0], 0)] {
        assert_eq!(bench.ask(request), BYPASS);
        assert_eq!(*bench.evicted(), [AWAY[0]]);
        bench.evicted().clear();
        bench.packet(2, AWAY[0], u64::from(request.core_request.kind == 2));
        bench.drain();
        bench.bring(AWAY[0]);
    }

    // To L2, an atomic makes a pending line stale.
    let bench = &mut Bench::new("shared_l1.atomic_path = \"direct\"");
    bench.ask(load(3, AWAY[1], 1));
    let entry = bench.last_l2();
    assert_eq!(bench.ask(atomic(4, AWAY[1], 0)), BYPASS);
    bench.drain();
    bench.answer(bench.own_id(4, false, false), 2, AWAY[1], 1);
    bench.drain();
    assert_eq!(bench.ask(load(5, AWAY[1], 1)), FAIL);
    bench.fill(entry, AWAY[1]);
    bench.drain();
    assert_eq!(bench.ask(load(5, AWAY[1], 1)), MISS);

    let bench = &mut Bench::new("l1.write_hit = \"evict\"");
    bench.bring(AWAY[0]);
    assert_eq!(bench.ask(store(1, AWAY[0], 2, 0x77)), HIT);
    assert_eq!(*bench.evicted(), [AWAY[0]]);
}

#[test]
fn r9_a_request_that_leaves_is_remembered_with_its_sectors_unless_refused() {
    let bench = &mut Bench::new("shared_l1.chunking = false");
    bench.ask(load(1, AWAY_SHARED[0], 0b0101));
    bench.ask(store(2, AWAY_SHARED[1], 3, 1));
    bench.ask(direct(load(3, AWAY[0], 0b10)));
    // Refused: not remembered.
    assert_eq!(bench.ask(load(4, AWAY_SHARED[0], 1)), FAIL);
    bench.packet(1, AWAY_SHARED[0], 0b1111);
    bench.packet(2, 0, 0);
    bench.drain();
    let word = |sector| bytes(AWAY_SHARED[0], sector)[0];
    let expected = [(1, 0, word(0), false), (1, 2, word(2), true), (2, 0, 0, true)];
    assert_eq!(bench.replies(), expected);
    // Two have been released, the direct one has not.
    for (id, word) in [(4, BYPASS), (5, BYPASS), (6, FAIL)] {
        assert_eq!(bench.ask(load(id, AWAY_SHARED[0], 1)), word);
    }
    bench.packet(3, AWAY[0], 0b1111);
    bench.drain();
    assert_eq!(bench.ask(load(6, AWAY_SHARED[0], 1)), BYPASS);
}

/// With the paths as published a store of a private set is a local one.
#[test]
fn a_store_takes_the_modes_way_and_no_tracker_as_published() {
    let bench = &mut Bench::new("shared_l1.store_path = \"mode\"");
    for id in 0..4 {
        assert_eq!(bench.ask(store(id, AWAY[0], 0, 1)), MISS);
        bench.idle(4);
    }
    assert_eq!((bench.seen.homes.len(), bench.seen.l2.len()), (0, 4));
    assert_eq!(bench.ask(load(5, AWAY[0], 1)), MISS);
}

/// Nor does it look for leftovers.
#[test]
fn a_leftover_stays_with_lazy() {
    let bench = &mut Bench::new(&format!("shared_l1.leftover = \"lazy\"\n{QUICK}"));
    bench.bring(AWAY[0]);
    bench.become_shared();
    assert_eq!(bench.ask(store(1, AWAY[0], 0, 1)), BYPASS);
    assert_eq!(bench.ask(atomic(2, AWAY[0], 0)), BYPASS);
    bench.drain();
    assert!(bench.evicted().is_empty());
    assert_eq!(bench.seen.homes.len(), 2);
}
