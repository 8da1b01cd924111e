//! R8 to R14: stores and atomics, ageing, the data policy, stale lines.

use super::super::In;
use super::bench::*;
use design::{DataReplacement, L1, PendingStore};

#[test]
fn r8_a_store_writes_or_releases_a_readable_line_and_takes_no_entry() {
    let bench = &mut Bench::new(small());
    assert_eq!(bench.ask(store(A)), (MISS, None, None, None, 2));
    bench.load(A);
    assert_eq!(bench.ask(store(A)), (MISS, Some(1), None, None, 2));
    bench.bring(A);
    assert_eq!(bench.ask(store(A)), (HIT, Some(2), Some(0), None, 1));
    let bench = &mut Bench::new(evicting());
    bench.bring(A);
    assert_eq!(bench.ask(store(A)), (HIT, Some(0), None, Some(A), 2));
    assert_eq!(bench.ask(store(A)), (MISS, Some(0), None, None, 2));
}

#[test]
fn r9_an_atomic_or_direct_store_releases_a_readable_line() {
    let bench = &mut Bench::new(small());
    for request in [atomic(A), direct(store(A)), direct(atomic(A))] {
        bench.reset();
        bench.load(A);
        assert_eq!(bench.ask(request), (BYPASS, Some(1), None, None, 2));
        bench.bring(A);
        assert_eq!(bench.ask(request), (BYPASS, Some(0), None, Some(A), 2));
    }
}

#[test]
fn r10_a_write_to_a_pending_line_makes_it_stale() {
    let bench = &mut Bench::new(small());
    for (request, word) in [(store(A), MISS), (atomic(A), BYPASS), (direct(store(A)), BYPASS)] {
        bench.reset();
        bench.load(A);
        bench.load(A);
        assert_eq!(bench.ask(request), (word, Some(2), Some(0), None, 1));
        assert_eq!(bench.load(A), (FAIL, Some(2), Some(0), None, 1));
        bench.fill(A);
        assert_eq!(bench.look(A), (Some(0), None, 2));
    }
}

#[test]
fn r10_a_write_to_a_pending_line_is_refused_where_lines_are_not_made_stale() {
    let (l1, decoupled) = small();
    let bench = &mut Bench::new((L1 { pending_store: PendingStore::Refuse, ..l1 }, decoupled));
    for request in [store(A), atomic(A), direct(store(A))] {
        bench.reset();
        bench.load(A);
        bench.load(A);
        assert_eq!(bench.ask(request), (FAIL, Some(2), Some(0), None, 1));
        // The line may be joined as before, and is readable in the end.
        assert_eq!(bench.load(A), (PENDING, Some(2), Some(0), None, 1));
        bench.fill(A);
        assert_eq!(bench.load(A).0, HIT);
    }
    // Another line of the set, and a direct load, are not held.
    bench.reset();
    bench.load(A);
    bench.load(A);
    assert_eq!(bench.ask(store(B)).0, MISS);
    assert_eq!(bench.ask(direct(load(A))).0, BYPASS);
}

#[test]
fn r11_whatever_releases_a_line_ages_the_set_once() {
    for (name, releases) in [("store", store(A)), ("atomic", atomic(A))] {
        let bench = &mut Bench::new(evicting());
        bench.bring(A);
        bench.load(B);
        assert_eq!(bench.rc(B), Some(1));
        assert_eq!(bench.ask(releases).3, Some(A), "{name}");
        assert_eq!(bench.rc(B), Some(0), "{name}");
    }
    // A commit that releases another line ages once; without aging nothing does.
    for aging in [true, false] {
        let bench = &mut Bench::new(with(|decoupled| decoupled.aging = aging));
        bench.bring(A);
        bench.bring(B);
        bench.bring(C);
        bench.load(D);
        bench.load(C);
        let expected = if aging { Some(1) } else { Some(2) };
        assert_eq!(bench.rc(D), Some(1));
        bench.load(A);
        assert_eq!(bench.rc(B), if aging { Some(1) } else { Some(2) });
        assert!(bench.rc(C) >= expected);
    }
}

#[test]
fn r12_the_data_policy_is_touched_by_commits_hits_and_joins() {
    for data_replacement in [DataReplacement::Lru, DataReplacement::Srrip] {
        let bench =
            &mut Bench::new(with(|decoupled| decoupled.data_replacement = data_replacement));
        bench.bring(A);
        bench.bring(B);
        assert_eq!(bench.load(A).0, HIT);
        bench.load(C);
        assert_eq!(bench.load(C).3, Some(B));
    }
    // A store that updates does; a direct load does not.
    let bench = &mut Bench::new(small());
    bench.bring(A);
    bench.bring(B);
    bench.ask(store(A));
    bench.look(B);
    bench.load(C);
    assert_eq!(bench.load(C).3, Some(B));
}

#[test]
fn r13_only_a_readable_line_is_evicted() {
    let bench = &mut Bench::new(with(|decoupled| decoupled.threshold = 3));
    for line in [A, B, C, D, E] {
        assert_eq!(bench.load(line).3, None, "a candidate");
    }
    for _ in 0..2 {
        assert_eq!(bench.load(E).3, None);
    }
    assert_eq!(bench.ask(store(E)).3, None, "a pending line");
    bench.fill(E);
    assert_eq!(bench.look(E).1, None);
}

#[test]
fn r14_a_stale_line_is_released_in_a_cycle_of_its_own() {
    let bench = &mut Bench::new(small());
    bench.load(A);
    bench.load(A);
    bench.ask(store(A));
    // The line's beat in cycle `t`, its load read in t + 1, then a cycle in which no request is
    // accepted, and one in which the line is released.
    bench.fill_now(A);
    let ready: Vec<bool> = (0..6).map(|_| bench.cycle(In::default()).core_request.ready).collect();
    assert_eq!(ready, [true, false, true, true, true, true]);
    bench.idle(12);
    assert_eq!(bench.look(A), (Some(0), None, 2));
}
