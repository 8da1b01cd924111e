//! The rules of requests, one test each, named after it, on all three engines.

use super::super::{Config, In, Ready};
use super::bench::{
    READY, SM_SIDE, each, link, local, memory, memory_reply, miss, slice, slice_reply,
};

#[test]
fn r2_a_link_arrival_waits_in_its_queue() {
    each(|bench| {
        let depth = bench.config().link_queue() as u128;
        let stalled = In { slice: Ready::NO, ..READY };
        for word in 0..depth {
            assert!(bench.cycle(link(word, stalled)).link.ready);
        }
        // Full, also in a cycle in which a word leaves.
        assert!(!bench.cycle(link(depth, stalled)).link.ready);
        let out = bench.cycle(link(depth, READY));
        assert_eq!((out.link.ready, out.slice.valid, out.slice.head), (false, true, 0));
        assert!(bench.cycle(link(depth, stalled)).link.ready);
        for word in 1..=depth {
            assert_eq!(slice(bench, READY), Some(word));
        }
        assert_eq!(slice(bench, link(9, READY)), None, "head from the next cycle on");
        assert_eq!(slice(bench, READY), Some(9));
    });
}

#[test]
fn r3_the_organisation_says_which_way_a_link_arrival_goes() {
    each(|bench| {
        bench.cycle(link(5, READY));
        assert_eq!(slice(bench, READY), Some(5));
        for _ in 0..4 {
            assert_eq!(memory(bench, READY), None);
        }
        bench.cycle(link(6, SM_SIDE));
        assert_eq!(slice(bench, SM_SIDE), None);
        let out = bench.cycle(SM_SIDE);
        assert!(!out.slice.valid && out.memory.valid && out.memory.bypass);
        assert_eq!(out.memory.head, 6);
    });
}

#[test]
fn r4_the_older_request_goes_to_the_slice() {
    each(|bench| {
        let stalled = In { slice: Ready::NO, ..READY };
        // A local request passes in the same cycle.
        assert_eq!(slice(bench, local(1, READY)), Some(1));
        // The link's is there first.
        bench.cycle(link(2, stalled));
        assert_eq!(slice(bench, stalled), Some(2));
        let out = bench.cycle(local(3, READY));
        assert_eq!((out.slice.head, out.local.ready), (2, false));
        let out = bench.cycle(local(3, READY));
        assert_eq!((out.slice.head, out.local.ready), (3, true));
        // The local one is.
        assert_eq!(slice(bench, local(5, link(6, stalled))), Some(5));
        assert_eq!(slice(bench, local(5, stalled)), Some(5));
        let out = bench.cycle(local(5, READY));
        assert_eq!((out.slice.head, out.local.ready), (5, true));
        // By now the link's is older than the next.
        assert_eq!(slice(bench, local(7, READY)), Some(6));
        assert_eq!(slice(bench, local(7, READY)), Some(7));
        // Both in the same cycle: the link's. Then the local one, which is older than the next.
        bench.cycle(link(8, stalled));
        assert_eq!(slice(bench, local(9, stalled)), Some(8));
        assert_eq!(slice(bench, local(9, READY)), Some(8));
        assert_eq!(slice(bench, local(9, READY)), Some(9));
        assert_eq!(slice(bench, READY), None);
    });
}

#[test]
fn r5_a_word_enters_the_memory_queue_while_there_is_room() {
    each(|bench| {
        let depth = bench.config().memory_queue() as u128;
        let stalled = In { memory: Ready::NO, ..SM_SIDE };
        for word in 0..depth {
            assert!(bench.cycle(miss(word, stalled)).miss.ready);
        }
        // Full, also in a cycle in which a word leaves.
        assert!(!bench.cycle(miss(depth, stalled)).miss.ready);
        let out = bench.cycle(miss(depth, SM_SIDE));
        assert_eq!((out.miss.ready, out.memory.head, out.memory.bypass), (false, 0, false));
        assert!(bench.cycle(miss(depth, stalled)).miss.ready);
        for word in 1..=depth {
            assert_eq!(memory(bench, SM_SIDE), Some((word, false)));
        }
        bench.cycle(link(9, SM_SIDE));
        assert_eq!(memory(bench, SM_SIDE), None);
        assert_eq!(memory(bench, SM_SIDE), Some((9, true)));
    });
}

#[test]
fn r6_a_bypass_gives_way_to_sixteen_misses() {
    each(|bench| {
        // Words enter in every cycle, or in every second.
        let every = if bench.config().memory_queue() == 1 { 2 } else { 1 };
        for bypass in [100, 200] {
            bench.cycle(link(bypass, SM_SIDE));
            let taken = (0..20 * every).map(|_| bench.cycle(miss(7, SM_SIDE)).miss.ready);
            let taken: Vec<bool> = taken.step_by(every).collect();
            let mut expected = vec![true; 20];
            expected[Config::MAX_LOSSES] = false;
            assert_eq!(taken, expected);
            for _ in 0..4 {
                bench.cycle(SM_SIDE);
            }
        }
        // A pause lets it go at once, and the count begins anew for the next.
        bench.cycle(link(1, SM_SIDE));
        for _ in 0..8 * every {
            bench.cycle(miss(7, SM_SIDE));
        }
        assert!(bench.cycle(SM_SIDE).miss.ready);
        bench.cycle(link(2, SM_SIDE));
        let ready = (0..17 * every).map(|_| bench.cycle(miss(7, SM_SIDE)).miss.ready);
        let taken: Vec<bool> = ready.step_by(every).collect();
        assert_eq!(taken, [[true; 16].as_slice(), &[false]].concat());
    });
}

/// Misses and link arrivals without a pause, memory that takes a word now and then: a word enters in
/// every cycle with room.
#[test]
fn r7_a_bypass_enters_by_its_seventeenth_cycle_with_room_and_a_miss_by_its_second() {
    each(|bench| {
        let depth = bench.config().memory_queue();
        let (mut in_memory_queue, mut in_link_queue) = (0, 0);
        let (mut rooms_of_bypass, mut rooms_of_miss, mut bypasses) = (0, 0, 0);
        for cycle in 0..2_000 {
            let input = In { memory: Ready { ready: cycle % 3 != 0 }, ..SM_SIDE };
            let has_room = in_memory_queue < depth;
            let out = bench.cycle(miss(7, link(8, input)));
            let bypass_enters = has_room && !out.miss.ready;
            if has_room {
                rooms_of_bypass += u32::from(in_link_queue > 0);
                rooms_of_miss += 1;
            }
            if bypass_enters {
                assert_eq!(rooms_of_bypass, 17);
                (rooms_of_bypass, bypasses) = (0, bypasses + 1);
            } else if has_room {
                assert!(rooms_of_miss <= 2, "{rooms_of_miss}");
                rooms_of_miss = 0;
            }
            in_link_queue += usize::from(out.link.ready);
            in_link_queue -= usize::from(bypass_enters);
            in_memory_queue += usize::from(has_room);
            in_memory_queue -= usize::from(out.memory.valid && input.memory.ready);
        }
        assert!(bypasses > 30, "{bypasses}");
    });
}

/// Slice, fills and replies stall, with something waiting on each.
#[test]
fn r8_the_link_channel_depends_on_memory_alone() {
    each(|bench| {
        let blocked = In { slice: Ready::NO, fill: Ready::NO, reply: Ready::NO, ..SM_SIDE };
        let blocked = slice_reply(0, memory_reply(0, false, local(1, blocked)));
        let (mut sent, mut arrived) = (0, 0);
        for _ in 0..100 {
            let out = bench.cycle(link(sent, blocked));
            sent += u128::from(out.link.ready);
            if out.memory.valid {
                assert_eq!((out.memory.head, out.memory.bypass), (arrived, true));
                arrived += 1;
            }
        }
        assert!(arrived >= 48, "{arrived}");
    });
}

#[test]
fn r12_idle_says_that_both_queues_are_empty() {
    each(|bench| {
        let seen: Vec<bool> = [link(1, SM_SIDE), SM_SIDE, SM_SIDE, miss(2, SM_SIDE), SM_SIDE]
            .into_iter()
            .chain([local(3, SM_SIDE), READY, link(4, READY), READY, READY])
            .map(|input| bench.cycle(input).idle)
            .collect();
        let expected = [true, false, false, true, false, true, true, true, false, true];
        assert_eq!(seen, expected);
    });
}

/// Freedom of the environment: it may change the organisation while the link queue is empty,
/// whatever the memory queue holds.
#[test]
fn r13_the_organisation_may_change_while_the_link_queue_is_empty() {
    each(|bench| {
        let stalled = In { memory: Ready::NO, ..SM_SIDE };
        bench.cycle(link(1, stalled));
        bench.cycle(stalled);
        // The bypass is in the memory queue now.
        assert_eq!(memory(bench, link(2, In { sm_side: false, ..stalled })), Some((1, true)));
        let out = bench.cycle(READY);
        assert_eq!((out.slice.valid, out.slice.head), (true, 2));
        assert_eq!((out.memory.valid, out.memory.head, out.memory.bypass), (true, 1, true));
        assert!(!bench.cycle(SM_SIDE).memory.valid);
    });
}

#[test]
fn r14_a_reset_empties_the_queues_and_forgets_who_gave_way() {
    each(|bench| {
        let stalled = In { memory: Ready::NO, ..SM_SIDE };
        bench.cycle(link(1, miss(2, stalled)));
        bench.cycle(link(3, stalled));
        bench.reset();
        assert!(bench.cycle(SM_SIDE).idle);
        for _ in 0..4 {
            assert_eq!(memory(bench, SM_SIDE), None);
        }
        // A bypass that has given way ten times, and after the reset one that has not yet.
        let every = if bench.config().memory_queue() == 1 { 2 } else { 1 };
        for given in [10, 16] {
            bench.cycle(link(4, SM_SIDE));
            for cycle in 0..given * every {
                let out = bench.cycle(miss(7, SM_SIDE));
                assert_eq!(out.miss.ready, cycle % every == 0, "{given}, {cycle}");
            }
            if given == 10 {
                bench.reset();
            }
        }
        assert!(!bench.cycle(miss(7, SM_SIDE)).miss.ready);
        // A local request that was older, and after the reset is not.
        bench.reset();
        let stalled = In { slice: Ready::NO, ..READY };
        bench.cycle(local(5, link(6, stalled)));
        bench.cycle(local(5, stalled));
        bench.reset();
        bench.cycle(link(7, stalled));
        assert_eq!(slice(bench, local(8, stalled)), Some(7));
    });
}
