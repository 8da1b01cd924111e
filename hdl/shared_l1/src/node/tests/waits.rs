//! R25: what finds no room in the local L1 waits; what waits for other nodes is refused.

use super::super::In;
use super::bench::*;

const WAIT: &str = "l1.when_full = \"wait\"";

/// Offers a local request, which waits.
fn wait(bench: &mut Bench, request: In) {
    bench.offer(request);
    let told = bench.seen.statuses.len();
    for _ in 0..6 {
        assert!(!bench.cycle(In::default()).core_request.ready);
    }
    assert_eq!(bench.seen.statuses.len(), told);
}

#[test]
fn r25_an_own_load_waits_for_a_way_and_remote_requests_with_it() {
    let bench = &mut Bench::new(WAIT);
    assert_eq!(bench.ask(load(1, LOCAL[0], 1)), MISS);
    let entry = bench.last_l2();
    assert_eq!(bench.ask(load(2, LOCAL[1], 1)), MISS);
    wait(bench, load(3, LOCAL[2], 1));
    bench.arrive(load(4, OWN_SHARED[0], 1));
    for _ in 0..6 {
        assert!(!bench.cycle(In::default()).home_status.valid);
    }
    bench.fill(entry, LOCAL[0]);
    let mut served = Vec::new();
    for _ in 0..16 {
        let out = bench.cycle(In::default());
        served.extend(out.core_status.valid.then_some((0, out.core_status.word)));
        served.extend(out.home_status.valid.then_some((1, out.home_status.word)));
    }
    assert_eq!(served, [(0, MISS), (1, MISS)]);
}

#[test]
fn r25_what_goes_to_l2_waits_for_room_and_what_goes_home_is_refused() {
    let bench = &mut Bench::new(WAIT);
    bench.base.l2_out.ready = false;
    assert_eq!(bench.ask(store(1, LOCAL[0], 0, 1)), MISS);
    assert_eq!(bench.ask(store(2, LOCAL[0], 0, 1)), MISS);
    wait(bench, store(3, LOCAL[1], 0, 1));
    bench.base.l2_out.ready = true;
    bench.drain();
    assert_eq!(bench.seen.statuses.last().map(|status| status.2), Some(MISS));

    // Too many requests at homes; a store of the line that went another way; its line pending.
    let bench = &mut Bench::new(WAIT);
    for id in 1..4 {
        assert_eq!(bench.ask(load(id, AWAY_SHARED[0], 1)), BYPASS);
        bench.idle(4);
    }
    assert_eq!(bench.ask(load(4, AWAY_SHARED[0], 1)), FAIL);
    let bench = &mut Bench::new(WAIT);
    assert_eq!(bench.ask(store(1, AWAY[0], 0, 1)), MISS);
    assert_eq!(bench.ask(load(2, AWAY[0], 1)), FAIL);
    assert_eq!(bench.ask(load(3, AWAY[1], 1)), MISS);
    assert_eq!(bench.ask(store(4, AWAY[1], 0, 1)), FAIL);
}
