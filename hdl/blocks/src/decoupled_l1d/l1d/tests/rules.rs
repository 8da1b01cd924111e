//! One test a rule of the block's page, named after it, on all engines.

use super::super::In;
use super::bench::*;
use crate::config::{DataReplacement, Decoupled, L1, WriteHit};

fn with(change: impl Fn(&mut Decoupled)) -> (L1, Decoupled) {
    let (l1, mut decoupled) = small();
    change(&mut decoupled);
    (l1, decoupled)
}

fn evicting() -> (L1, Decoupled) {
    let (l1, decoupled) = small();
    (L1 { write_hit: WriteHit::Evict, ..l1 }, decoupled)
}

#[test]
fn r1_a_committed_line_is_a_hit_or_pending() {
    each(small(), |bench| {
        bench.load(A);
        assert_eq!(bench.load(A), (MISS, Some(2), Some(0), None, 1));
        assert_eq!(bench.load(A), (PENDING, Some(2), Some(0), None, 1));
        assert_eq!(bench.load(A), (FAIL, Some(2), Some(0), None, 1), "{}", bench.name());
        bench.fill(A);
        assert_eq!(bench.load(A), (HIT, Some(2), Some(0), None, 1));
        assert_eq!(bench.load(A), (HIT, Some(2), Some(0), None, 1));
    });
}

#[test]
fn r2_a_candidate_counts_and_passes_below_the_threshold() {
    each(with(|decoupled| decoupled.threshold = 3), |bench| {
        assert_eq!(bench.load(A), (BYPASS, Some(1), None, None, 2));
        assert_eq!(bench.load(A), (BYPASS, Some(2), None, None, 2), "{}", bench.name());
        assert_eq!(bench.load(A), (MISS, Some(3), Some(0), None, 1));
    });
}

#[test]
fn r3_a_candidate_that_reaches_the_threshold_takes_a_line() {
    each(small(), |bench| {
        assert_eq!(bench.load(A), (BYPASS, Some(1), None, None, 2));
        assert_eq!(bench.load(B), (BYPASS, Some(1), None, None, 2));
        assert_eq!(bench.load(A), (MISS, Some(2), Some(0), None, 1), "{}", bench.name());
        // The commit aged B, which has to count again.
        assert_eq!(bench.load(B), (BYPASS, Some(1), None, None, 1), "{}", bench.name());
        assert_eq!(bench.load(B), (MISS, Some(2), Some(1), None, 0));
    });
}

#[test]
fn r4_a_new_line_takes_an_invalid_way_else_the_smallest_rc() {
    each(with(|decoupled| decoupled.threshold = 3), |bench| {
        for line in [A, B, C, D] {
            assert_eq!(bench.load(line).0, BYPASS);
        }
        bench.load(A); // RC 2; the others have 1, the lowest way of them is B's
        assert_eq!(bench.load(E), (BYPASS, Some(1), None, None, 2));
        assert_eq!(
            [A, B, C, D, E].map(|line| bench.rc(line)),
            [Some(2), None, Some(1), Some(1), Some(1)]
        );
    });
    // Every entry is committed: the owner of the policy's choice goes.
    each(with(|decoupled| decoupled.tag_ways = 2), |bench| {
        bench.bring(A);
        bench.bring(B);
        bench.load(A);
        assert_eq!(bench.load(C), (BYPASS, Some(1), None, Some(B), 1), "{}", bench.name());
        assert_eq!(bench.rc(B), None);
        assert_eq!(bench.load(A).0, HIT);
    });
}

#[test]
fn r5_a_new_line_may_take_a_place_at_once() {
    for threshold in [0, 1] {
        each(with(|decoupled| decoupled.threshold = threshold), |bench| {
            assert_eq!(bench.load(A), (MISS, Some(1), Some(0), None, 1), "{}", bench.name());
        });
    }
    each(with(|decoupled| decoupled.rc_initial = 0), |bench| {
        assert_eq!(bench.load(A), (BYPASS, Some(0), None, None, 2), "{}", bench.name());
    });
}

#[test]
fn r6_a_commit_takes_the_lowest_free_position_else_the_policys_choice() {
    each(small(), |bench| {
        bench.bring(A);
        bench.bring(B);
        bench.load(A);
        bench.load(C);
        assert_eq!(bench.load(C), (MISS, Some(2), Some(1), Some(B), 0), "{}", bench.name());
        // The owner stays as a candidate with RC 0; A is aged from 1, where B's commit left it.
        assert_eq!(bench.look(B), (Some(0), None, 0));
        assert_eq!(bench.look(A), (Some(0), Some(0), 0), "{}", bench.name());
    });
}

#[test]
fn r7_a_refused_load_changes_nothing() {
    each(small(), |bench| {
        bench.load(A);
        bench.load(B);
        bench.block();
        // For want of room: a new entry, a candidate's count, a commit.
        assert_eq!(bench.show(load(C)), (FAIL, None, None, None, 2), "{}", bench.name());
        assert_eq!(bench.show(load(A)), (FAIL, Some(1), None, None, 2), "{}", bench.name());
        bench.unblock();
        // For want of a position: both are pending.
        assert_eq!(bench.load(A).0, MISS);
        bench.load(B);
        assert_eq!(bench.load(B).0, MISS);
        bench.load(C);
        assert_eq!(bench.load(C), (FAIL, Some(1), None, None, 0), "{}", bench.name());
        bench.fill(A);
        bench.fill(B);
        assert_eq!(bench.load(C).0, MISS);
    });
}

#[test]
fn r8_a_store_writes_or_releases_a_readable_line_and_takes_no_entry() {
    each(small(), |bench| {
        assert_eq!(bench.ask(store(A)), (MISS, None, None, None, 2), "{}", bench.name());
        bench.load(A);
        assert_eq!(bench.ask(store(A)), (MISS, Some(1), None, None, 2), "{}", bench.name());
        bench.bring(A);
        assert_eq!(bench.ask(store(A)), (HIT, Some(2), Some(0), None, 1), "{}", bench.name());
    });
    each(evicting(), |bench| {
        bench.bring(A);
        assert_eq!(bench.ask(store(A)), (HIT, Some(0), None, Some(A), 2), "{}", bench.name());
        assert_eq!(bench.ask(store(A)), (MISS, Some(0), None, None, 2), "{}", bench.name());
    });
}

#[test]
fn r9_an_atomic_or_direct_store_releases_a_readable_line() {
    each(small(), |bench| {
        for request in [atomic(A), direct(store(A)), direct(atomic(A))] {
            bench.reset();
            bench.load(A);
            assert_eq!(bench.ask(request), (BYPASS, Some(1), None, None, 2), "{}", bench.name());
            bench.bring(A);
            assert_eq!(bench.ask(request), (BYPASS, Some(0), None, Some(A), 2));
        }
    });
}

#[test]
fn r10_a_write_to_a_pending_line_makes_it_stale() {
    each(small(), |bench| {
        for (request, word) in [(store(A), MISS), (atomic(A), BYPASS), (direct(store(A)), BYPASS)] {
            bench.reset();
            bench.load(A);
            bench.load(A);
            assert_eq!(bench.ask(request), (word, Some(2), Some(0), None, 1), "{}", bench.name());
            assert_eq!(bench.load(A), (FAIL, Some(2), Some(0), None, 1), "{}", bench.name());
            bench.fill(A);
            assert_eq!(bench.look(A), (Some(0), None, 2), "{}", bench.name());
        }
    });
}

#[test]
fn r11_whatever_releases_a_line_ages_the_set_once() {
    for (name, releases) in [("store", store(A)), ("atomic", atomic(A))] {
        each(evicting(), |bench| {
            bench.bring(A);
            bench.load(B);
            assert_eq!(bench.rc(B), Some(1));
            assert_eq!(bench.ask(releases).3, Some(A), "{name}");
            assert_eq!(bench.rc(B), Some(0), "{name}, {}", bench.name());
        });
    }
    // A commit that releases another line ages once; without aging nothing does.
    for aging in [true, false] {
        each(with(|decoupled| decoupled.aging = aging), |bench| {
            bench.bring(A);
            bench.bring(B);
            bench.bring(C);
            bench.load(D);
            bench.load(C);
            let expected = if aging { Some(1) } else { Some(2) };
            assert_eq!(bench.rc(D), Some(1));
            bench.load(A);
            assert_eq!(bench.rc(B), if aging { Some(1) } else { Some(2) }, "{}", bench.name());
            assert!(bench.rc(C) >= expected);
        });
    }
}

#[test]
fn r12_the_data_policy_is_touched_by_commits_hits_and_joins() {
    for data_replacement in [DataReplacement::Lru, DataReplacement::Srrip] {
        each(with(|decoupled| decoupled.data_replacement = data_replacement), |bench| {
            bench.bring(A);
            bench.bring(B);
            assert_eq!(bench.load(A).0, HIT);
            bench.load(C);
            assert_eq!(bench.load(C).3, Some(B), "{}", bench.name());
        });
    }
    // A store that updates does; a direct load does not.
    each(small(), |bench| {
        bench.bring(A);
        bench.bring(B);
        bench.ask(store(A));
        bench.look(B);
        bench.load(C);
        assert_eq!(bench.load(C).3, Some(B), "{}", bench.name());
    });
}

#[test]
fn r13_only_a_readable_line_is_evicted() {
    each(with(|decoupled| decoupled.threshold = 3), |bench| {
        for line in [A, B, C, D, E] {
            assert_eq!(bench.load(line).3, None, "a candidate, {}", bench.name());
        }
        for _ in 0..2 {
            assert_eq!(bench.load(E).3, None);
        }
        assert_eq!(bench.ask(store(E)).3, None, "a pending line");
        bench.fill(E);
        assert_eq!(bench.look(E).1, None, "{}", bench.name());
    });
}

#[test]
fn r14_a_stale_line_is_released_in_a_cycle_of_its_own() {
    each(small(), |bench| {
        bench.load(A);
        bench.load(A);
        bench.ask(store(A));
        // The line's beat in cycle `t`, its load read in t + 2, then a cycle in which no request is
        // accepted, and one in which the line is released.
        bench.fill_now(A);
        let ready: Vec<bool> =
            (0..6).map(|_| bench.cycle(In::default()).core_request_ready).collect();
        assert_eq!(ready, [true, true, false, true, true, true], "{}", bench.name());
        bench.idle(12);
        assert_eq!(bench.look(A), (Some(0), None, 2), "{}", bench.name());
    });
}

#[test]
fn r15_in_baseline_mode_a_load_takes_a_line_at_once_in_the_ways_below() {
    each(small(), |bench| {
        for line in [A, B, C, D] {
            bench.load(line);
        }
        bench.baseline = true;
        bench.idle(1);
        // C and D were candidates in gated ways and are gone, for good.
        assert_eq!(bench.rc(C), None, "{}", bench.name());
        bench.baseline = false;
        bench.idle(2);
        assert_eq!([C, D].map(|line| bench.rc(line)), [None, None], "{}", bench.name());
        assert_eq!(bench.rc(B), Some(1));
        // A committed entry in a gated way stays until it is released.
        bench.bring(C);
        bench.baseline = true;
        bench.idle(1);
        assert_eq!(bench.load(C).0, HIT, "{}", bench.name());
        assert_eq!(bench.load(D).0, MISS, "{}", bench.name());
        bench.fill(D);
        bench.load(D);
        assert_eq!(bench.load(E).3, Some(C), "{}", bench.name());
        assert_eq!(bench.rc(C), None, "{}", bench.name());
    });
}

#[test]
fn r16_the_gated_ways_are_those_above_the_lines() {
    each(small(), |bench| {
        assert_eq!(bench.cycle(In::default()).gated_ways, 0);
        bench.baseline = true;
        assert_eq!(bench.cycle(In::default()).gated_ways, 0, "from the next cycle on");
        assert_eq!(bench.cycle(In::default()).gated_ways, 0b1100, "{}", bench.name());
        bench.baseline = false;
        bench.idle(1);
        assert_eq!(bench.cycle(In::default()).gated_ways, 0, "{}", bench.name());
    });
}

#[test]
fn r17_a_status_shows_the_entry_after_the_request() {
    each(small(), |bench| {
        assert_eq!(bench.look(A), (None, None, 2));
        bench.load(A);
        assert_eq!(bench.look(A), (Some(1), None, 2));
        bench.bring(A);
        assert_eq!(bench.look(A), (Some(2), Some(0), 1), "{}", bench.name());
        assert_eq!(bench.look(0x11), (None, None, 2), "another set, {}", bench.name());
    });
}

#[test]
fn r18_a_flush_makes_every_entry_invalid() {
    each(small(), |bench| {
        bench.bring(A);
        bench.load(B);
        bench.load(0x11);
        let mut cycles = 0;
        while !bench.cycle(In { flush: true, ..In::default() }).flushed {
            cycles += 1;
            assert!(cycles < 50, "{}", bench.name());
        }
        assert_eq!([A, B, 0x11].map(|line| bench.look(line)), [(None, None, 2); 3]);
    });
}

/// Free_Line and positions over a long run are asserted by the model in every lookup; here, that the
/// ports show them so.
#[test]
fn r19_free_lines_and_committed_entries_add_up() {
    each(evicting(), |bench| {
        let lines = [A, B, C, D];
        let check = |bench: &mut Bench| {
            let seen = lines.map(|line| bench.look(line));
            let mut positions: Vec<u64> = seen.iter().filter_map(|entry| entry.1).collect();
            assert_eq!(positions.len() as u64 + seen[0].2, 2, "{}", bench.name());
            positions.sort_unstable();
            positions.dedup();
            assert_eq!(positions.len() as u64 + seen[0].2, 2, "{}", bench.name());
        };
        for line in [A, B, C] {
            bench.bring(line);
            check(bench);
        }
        bench.ask(store(C));
        check(bench);
        bench.bring(D);
        check(bench);
    });
}
