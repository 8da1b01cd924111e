//! R21: what finds no room waits in lookup, and gives way to a stale line that is to be released.

use super::super::In;
use super::bench::*;
use base::streams::CoreRequest;
use design::{Decoupled, L1, PendingStore, WhenFull};

fn waiting() -> (L1, Decoupled) {
    let (l1, decoupled) = small();
    (L1 { when_full: WhenFull::Wait, ..l1 }, decoupled)
}

/// Offers a request, which waits for some cycles.
fn wait(bench: &mut Bench, request: CoreRequest) {
    while !bench.cycle(offered(request)).core_request.ready {}
    for _ in 0..4 {
        let out = bench.cycle(In::default());
        assert!(!out.core_status.valid && !out.core_request.ready);
    }
}

/// The cycle of the status that comes next, and its word.
fn status(bench: &mut Bench) -> (u64, u64) {
    for _ in 0..20 {
        let (now, out) = (bench.now(), bench.cycle(In::default()));
        if out.core_status.valid {
            return (now, out.core_status.word);
        }
    }
    panic!("no status comes");
}

#[test]
fn r21_a_load_of_a_stale_line_waits_for_the_release_and_not_the_other_way_round() {
    let bench = &mut Bench::new(waiting());
    bench.load(A);
    bench.load(A);
    assert_eq!(bench.ask(store(A)).0, MISS);
    wait(bench, load(A));
    let comes = bench.now();
    bench.fill_now(A);
    // Read in comes + 1, then the cycle that R14 waits for, the release, and a lookup of a candidate with RC 0.
    assert_eq!(status(bench), (comes + 4, BYPASS));
    bench.idle(12);
    assert_eq!(bench.look(A), (Some(1), None, 2));
}

#[test]
fn r21_what_finds_no_room_or_no_position_waits_and_counts_once() {
    let bench = &mut Bench::new(waiting());
    bench.block();
    wait(bench, load(A));
    bench.unblock();
    bench.idle(12);
    assert_eq!(bench.rc(A), Some(1));

    // Both positions are pending.
    bench.reset();
    for line in [B, C] {
        bench.load(line);
        bench.load(line);
    }
    bench.load(A);
    wait(bench, load(A));
    bench.fill_now(B);
    assert_eq!(status(bench).1, MISS);
    bench.idle(12);
    assert_eq!(bench.look(A), (Some(2), Some(0), 0));
}

#[test]
fn r21_a_store_waits_for_its_line_where_lines_are_not_made_stale() {
    let (l1, decoupled) = waiting();
    let bench = &mut Bench::new((L1 { pending_store: PendingStore::Refuse, ..l1 }, decoupled));
    bench.load(A);
    bench.load(A);
    wait(bench, store(A));
    let comes = bench.now();
    bench.fill_now(A);
    // Read in comes + 1, and readable from the next cycle on.
    assert_eq!(status(bench), (comes + 2, HIT));
}
