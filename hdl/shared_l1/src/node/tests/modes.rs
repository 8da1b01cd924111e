//! R17 to R23: flushes, leftovers, counters, what the node promises, and a reset.

use super::super::In;
use super::bench::*;
use base::streams::Counter;

/// The cycle of `flushed`, within some.
fn flushed(bench: &mut Bench, cycles: u64) -> Option<u64> {
    (0..cycles).find_map(|_| bench.cycle(In::default()).flushed.then_some(bench.now - 1))
}

#[test]
fn r17_a_flush_waits_for_own_requests_and_empties_the_cache_once() {
    let bench = &mut Bench::new("");
    for line in [LOCAL[0], OWN_SHARED[0], AWAY[0]] {
        bench.bring(line);
    }
    bench.ask(load(1, AWAY_SHARED[0], 1));
    bench.base.flush = true;
    assert_eq!(flushed(bench, 30), None);
    // Other cores go on meanwhile, and a line that they bring is not kept.
    bench.arrive(load(2, LOCAL[0], 1));
    bench.arrive(load(3, LOCAL[1], 1));
    bench.drain();
    let ids: Vec<u64> = bench.seen.l2.iter().rev().take(2).map(|sent| sent.4).collect();
    assert_eq!(ids, [bench.entry_id(1), bench.entry_id(0)]);
    for (place, line) in [(0, LOCAL[0]), (1, LOCAL[1])] {
        bench.answer(bench.entry_id(place), 0, line, 1);
    }
    bench.drain();
    assert_eq!(bench.packets().len(), 4);
    bench.packet(1, AWAY_SHARED[0], 1);
    assert!(flushed(bench, 30).is_some());
    // `flushed` stays, and the next walk is of the next flush.
    for _ in 0..30 {
        assert!(bench.cycle(In::default()).flushed);
    }
    bench.base.flush = false;
    bench.seen.evicted.clear();
    assert!(bench.cycle(In::default()).flushed);
    assert_eq!(flushed(bench, 30), None);
    for line in [LOCAL[0], OWN_SHARED[0], AWAY[0]] {
        assert_eq!(bench.ask(load(4 + (line & 3), line, 1)), MISS);
    }
    assert!(bench.evicted().is_empty());
}

#[test]
fn r18_a_leftover_makes_place_first_in_a_shared_set() {
    for (first, evicted) in [(true, AWAY[0]), (false, LOCAL[0])] {
        let bench = &mut Bench::new(&format!("shared_l1.leftover_first = {first}\n{QUICK}"));
        bench.bring(LOCAL[0]);
        bench.bring(AWAY[0]);
        bench.become_shared();
        assert_eq!(bench.ask(load(1, LOCAL[1], 1)), MISS);
        assert_eq!(*bench.evicted(), [evicted], "{first}");

        // In a private set it is a line like others.
        let bench = &mut Bench::new(&format!("shared_l1.leftover_first = {first}"));
        bench.bring(LOCAL[0]);
        bench.bring(AWAY[0]);
        assert_eq!(bench.ask(load(1, LOCAL[1], 1)), MISS);
        assert_eq!(*bench.evicted(), [LOCAL[0]]);
    }
}

#[test]
fn r19_leftovers_are_gone_when_sets_turn_shared() {
    for (leftover, is_gone) in [("flush", true), ("probe", false)] {
        let fields = format!("shared_l1.leftover = \"{leftover}\"\n l1.mshr_merges = 4\n{QUICK}");
        let bench = &mut Bench::new(&fields);
        bench.bring(AWAY[0]);
        // A line in flight in the cycle of the switch is not readable afterwards.
        bench.ask(load(1, AWAY[1], 1));
        let entry = bench.last_l2();
        bench.become_shared();
        bench.fill(entry, AWAY[1]);
        bench.drain();
        assert_eq!(bench.replies(), [(1, 0, bytes(AWAY[1], 0)[0], true)]);
        // A probe finds what is still there.
        for (id, line) in [(2, AWAY[0]), (3, AWAY[1])] {
            assert_eq!(bench.ask(atomic(id, line, 0)), BYPASS);
        }
        let expected: &[u64] = if is_gone { &[] } else { &[AWAY[0], AWAY[1]] };
        assert_eq!(*bench.evicted(), expected);
    }
}

#[test]
fn r20_events_and_their_counters() {
    let bench = &mut Bench::new("");
    bench.bring(LOCAL[0]); // miss, fill
    bench.bring(AWAY[0]); // miss, fill
    bench.ask(load(1, LOCAL[0], 1)); // hit
    bench.ask(load(2, LOCAL[1], 1)); // miss, evict
    bench.ask(load(3, LOCAL[1], 1)); // pending
    bench.ask(load(4, LOCAL[1], 1)); // refused
    bench.ask(load(5, AWAY_SHARED[0], 1)); // bypass
    bench.arrive(atomic(1, LOCAL[0], 0)); // of another core: evict alone
    bench.drain();
    let values: Vec<u64> = (0..16).map(|index| bench.counter(index)).collect();
    assert_eq!(values[..7], [1, 1, 3, 1, 1, 2, 2]);
    assert_eq!(values[7..], [5, 3, 2, 0, 0, 0, 0, 0, 0]);
    // The event is reported a cycle after the lookup, and its counter shows it from the next cycle on.
    bench.offer(load(7, LOCAL[1], 1));
    assert!(!bench.cycle(In::default()).event.reservation_fail);
    let now = bench.cycle(In { counter: Counter { index: 4 }, ..In::default() });
    assert!(now.event.reservation_fail);
    assert_eq!(now.counter.value, 1);
    assert_eq!(bench.counter(4), 2);
}

/// The holes that the page names, closed; a cluster shows the rest.
#[test]
fn r21_a_load_sees_every_write_of_its_core_before_it() {
    let bench = &mut Bench::new("");
    // The local copy, by a store that leaves.
    bench.bring(AWAY[0]);
    bench.ask(store(1, AWAY[0], 0, 0x77));
    assert_eq!(bench.ask(load(2, AWAY[0], 1)), FAIL);
    bench.idle(3);
    bench.packet(1, 0, 0);
    assert_eq!(bench.word(AWAY[0], 0), stored(AWAY[0], 0, 0x77));
    // A line in flight: the store waits, else what comes could be newer than the load.
    bench.ask(load(3, AWAY[1], 1));
    let entry = bench.last_l2();
    assert_eq!(bench.ask(store(4, AWAY[1], 0, 0x88)), FAIL);
    bench.fill(entry, AWAY[1]);
    bench.drain();
    assert_eq!(bench.ask(store(4, AWAY[1], 0, 0x88)), HIT);
    bench.idle(3);
    bench.packet(4, 0, 0);
    assert_eq!(bench.word(AWAY[1], 0), stored(AWAY[1], 0, 0x88));
    // At home: another core's store to a line in flight.
    bench.arrive(load(1, LOCAL[1], 1));
    bench.idle(6);
    bench.arrive(store(2, LOCAL[1], 0, 0x99));
    bench.idle(6);
    bench.arrive(load(3, LOCAL[1], 1));
    bench.idle(6);
    let sent: Vec<_> = bench.seen.l2.iter().rev().take(2).map(|sent| (sent.1, sent.4)).collect();
    let expected = [(0, bench.entry_id(2)), (1, bench.entry_id(1))];
    assert_eq!(sent, expected);
}

#[test]
fn r22_replies_are_taken_whatever_requests_wait_for() {
    let bench = &mut Bench::new("shared_l1.arbiter_starvation_limit = 64");
    bench.bring(LOCAL[0]);
    // Nothing leaves for homes, and nothing is taken from the core's requests that would.
    bench.base.remote_request_out.ready = false;
    for id in 0..2 {
        bench.ask(load(id, AWAY_SHARED[0], 1));
    }
    bench.ask(direct(load(2, OWN_SHARED[0], 1)));
    bench.ask(load(3, LOCAL[1], 1));
    let entry = bench.last_l2();
    let id = bench.own_id(2, true, true);
    bench.arrive(load(4, LOCAL[0], 0b1111));
    for _ in 0..4 {
        bench.cycle(load(5, AWAY_SHARED[0], 1));
    }
    bench.fill(entry, LOCAL[1]);
    bench.answer(id, 0, OWN_SHARED[0], 1);
    bench.drain();
    assert_eq!(bench.replies().len(), 2);
    assert_eq!(bench.packets().len(), 5);
    // Packets come though L2 takes and answers nothing, and other cores take nothing.
    bench.base.remote_request_out.ready = true;
    bench.base.l2_out.ready = false;
    bench.base.remote_out.ready = false;
    bench.idle(4);
    for id in 0..4 {
        bench.arrive(store(id, LOCAL[0], 0, 1));
    }
    bench.idle(4);
    bench.packet(0, AWAY_SHARED[0], 1);
    bench.packet(1, AWAY_SHARED[0], 1);
    bench.drain();
    assert_eq!(bench.replies().len(), 2);
    // Requests of others, though the core asks all the time: as many as there are places.
    bench.base.l2_out.ready = true;
    bench.base.remote_out.ready = true;
    for id in 6..9 {
        bench.offer(load(id, AWAY_SHARED[0], 1));
    }
    // A request that is refused again and again keeps no identifier.
    for _ in 0..197 {
        bench.cycle(load(9, AWAY_SHARED[0], 1));
    }
    assert_eq!(bench.seen.l2.iter().filter(|sent| sent.1 == 1).count(), 3);
}

#[test]
fn r24_the_status_of_a_remote_request_comes_with_its_lookup() {
    let bench = &mut Bench::new("");
    let words = [
        (load(10, LOCAL[0], 1), MISS),
        (load(11, LOCAL[0], 1), PENDING),
        // The entry takes no more.
        (load(12, LOCAL[0], 1), BYPASS),
    ];
    for (request, word) in words {
        bench.arrive(request);
        bench.idle(1);
        let status = bench.cycle(In::default()).home_status;
        assert!(status.valid);
        assert_eq!((status.core, status.id, status.word), (1, request.core_request.id, word));
        assert!(!bench.cycle(In::default()).home_status.valid);
    }
    bench.answer(bench.entry_id(2), 0, LOCAL[0], 1);
    bench.fill(0, LOCAL[0]);
    bench.drain();
    for (request, word) in [
        (load(13, LOCAL[0], 1), HIT),
        (direct(load(14, LOCAL[0], 1)), BYPASS),
        (store(15, LOCAL[0], 0, 1), HIT),
        (atomic(16, LOCAL[0], 0), BYPASS),
        (store(17, LOCAL[0], 0, 1), MISS),
    ] {
        bench.arrive(request);
        bench.idle(1);
        let status = bench.cycle(In::default()).home_status;
        assert_eq!((status.valid, status.word), (true, word));
        bench.drain();
        if word != HIT || request.core_request.kind != 0 {
            bench.answer(bench.entry_id(0), request.core_request.kind, LOCAL[0], 1);
            bench.drain();
        }
    }
    assert_eq!(bench.seen.statuses.len(), 0);
}

#[test]
fn r23_a_reset_leaves_nothing() {
    let bench = &mut Bench::new(QUICK);
    bench.bring(LOCAL[0]);
    bench.become_shared();
    bench.base.l2_out.ready = false;
    bench.base.remote_request_out.ready = false;
    bench.base.core_reply.ready = false;
    bench.base.remote_out.ready = false;
    bench.ask(store(2, LOCAL[1], 0, 1));
    bench.ask(store(3, AWAY[0], 0, 1));
    bench.ask(load(4, AWAY[1], 1));
    bench.offer(load(1, LOCAL[0], 0b1111));
    bench.arrive(load(1, LOCAL[0], 0b1111));
    bench.arrive(load(2, LOCAL[0], 0b1111));
    bench.idle(10);
    bench.reset();
    bench.base.l2_out.ready = true;
    bench.base.remote_request_out.ready = true;
    bench.base.core_reply.ready = true;
    bench.base.remote_out.ready = true;
    bench.idle(30);
    let seen = &bench.seen;
    assert!(seen.replies.is_empty() && seen.packets.is_empty());
    assert!(seen.l2.is_empty() && seen.homes.is_empty());
    assert!(seen.statuses.is_empty());
    assert!((0..16).all(|index| bench.counter(index) == 0));
    let out = bench.cycle(In::default());
    let modes = (out.phase, out.even_sets_shared, out.odd_sets_shared);
    assert_eq!(modes, (0, false, true));
    // The load is not blocked by the store of before, and its identifiers are free.
    assert_eq!(bench.ask(load(4, AWAY[0], 1)), MISS);
    assert_eq!(bench.last_l2(), 0);
    for id in 1..4 {
        assert_eq!(
            bench.ask(store(id, AWAY_SHARED[0], 0, 1)),
            [BYPASS, BYPASS, FAIL][id as usize - 1]
        );
    }
    assert_eq!(bench.ask(load(5, LOCAL[0], 1)), MISS);
}

/// Private first, then sampling, in which odd sets are shared.
#[test]
fn r27_a_line_written_past_its_home_stays_private() {
    let fields = "shared_l1.store_path = \"filtered\"\ndyneb.warm_up = 3\n";
    let bench = &mut Bench::new(&format!("{fields}{QUICK}"));
    assert_eq!(bench.ask(store(1, AWAY_SHARED[0], 0, 1)), MISS);
    assert_eq!(bench.ask(load(2, AWAY[0], 1)), MISS);
    bench.drain();
    assert_eq!((bench.seen.homes.len(), bench.seen.l2.len()), (0, 2));
    let entry = bench.last_l2();
    bench.fill(entry, AWAY[0]);
    bench.drain();
    assert_eq!(bench.ask(load(2, AWAY[0], 1)), HIT);
    let out = bench.cycle(In::default());
    assert_eq!((out.phase, out.odd_sets_shared), (0, true));
    assert_eq!(bench.ask(load(4, AWAY_SHARED[0], 1)), MISS);
    assert_eq!(bench.ask(load(5, AWAY_SHARED[1], 1)), BYPASS);
    assert_eq!(bench.ask(atomic(6, AWAY_SHARED[0], 0)), BYPASS);
    bench.drain();
    assert_eq!((bench.seen.homes.len(), bench.seen.l2.len()), (1, 4));
}

/// Two requests end the sample, as private.
#[test]
fn r27_a_write_waits_until_no_request_is_in_flight_to_a_home() {
    let fields = "shared_l1.store_path = \"filtered\"\ndyneb.sampling_limit = 2\n";
    let bench = &mut Bench::new(&format!("{fields}{QUICK}"));
    assert_eq!(bench.ask(store(1, AWAY[0], 0, 1)), MISS);
    assert_eq!(bench.ask(store(2, AWAY_SHARED[0], 0, 1)), BYPASS);
    bench.idle(150);
    assert_eq!(bench.cycle(In::default()).phase, 1);
    for id in [1, 2] {
        assert_eq!(bench.ask(store(3, AWAY[1], 0, 1)), FAIL);
        assert_eq!(bench.ask(atomic(4, AWAY[1], 0)), FAIL);
        bench.packet(id, AWAY[0], 0);
        bench.drain();
    }
    assert_eq!(bench.ask(store(3, AWAY[1], 0, 1)), MISS);
    bench.drain();
    assert_eq!((bench.seen.homes.len(), bench.seen.l2.len()), (2, 1));
}

#[test]
fn r26_every_set_keeps_a_fixed_mode() {
    for (mode, phase) in [("private", 1), ("shared", 2)] {
        let is_shared = phase == 2;
        let bench = &mut Bench::new(&format!("shared_l1.mode = \"{mode}\"\n{QUICK}"));
        for _ in 0..2 {
            // Of both parities, far more than a sample and an execution.
            for round in 0..40 {
                let out = bench.cycle(In::default());
                assert_eq!((out.phase, out.decision_valid), (phase, false));
                assert_eq!([out.even_sets_shared, out.odd_sets_shared], [is_shared; 2]);
                for line in [AWAY[0], AWAY_SHARED[0]] {
                    let word = match (is_shared, round) {
                        (true, _) => BYPASS,
                        (false, 0) => MISS,
                        (false, _) => HIT,
                    };
                    assert_eq!(bench.ask(load(1, line, 1)), word);
                    match word {
                        BYPASS => bench.packet(1, line, 1),
                        MISS => {
                            let entry = bench.last_l2();
                            bench.fill(entry, line);
                        }
                        _ => {}
                    }
                    bench.drain();
                }
            }
            assert!((7..16).all(|index| bench.counter(index) == 0));
            assert!(bench.counter(0) + bench.counter(3) > 0);
            // Stores and atomics: of a shared set by way of the home, of a private one to L2.
            for request in [store(2, AWAY[1], 0, 1), atomic(3, AWAY[2], 0)] {
                let (homes, l2) = (bench.seen.homes.len(), bench.seen.l2.len());
                bench.ask(request);
                bench.drain();
                let gone = (bench.seen.homes.len() - homes, bench.seen.l2.len() - l2);
                assert_eq!(gone, if is_shared { (1, 0) } else { (0, 1) });
            }
            bench.reset();
        }
    }
}
