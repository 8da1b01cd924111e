//! The cycles that the page's table gives, in every engine.

use super::bench::*;

/// A node of each latency.
fn benches() -> [Bench; 2] {
    [1, 4].map(|hit_latency| Bench::new(&format!("l1.hit_latency = {hit_latency}")))
}

#[test]
fn a_load_leaves_for_its_home_and_its_packet_goes_to_the_core() {
    for mut bench in benches() {
        let at = bench.offer(load(1, AWAY_SHARED[0], 1));
        bench.idle(4);
        assert_eq!(bench.seen.homes[0].0, at + 2);
        let header = bench.now;
        bench.cycle(part(1, 1, [0; 16]));
        bench.cycle(part(0, 0, bytes(AWAY_SHARED[0], 0)));
        bench.idle(4);
        // The header gives no beat.
        assert_eq!(bench.seen.replies[0].0, header + 2);
    }
}

#[test]
fn a_remote_hit_is_looked_up_two_cycles_after_it_came() {
    for mut bench in benches() {
        bench.bring(LOCAL[0]);
        let at = bench.arrive(load(1, LOCAL[0], 0b11));
        bench.drain();
        let cycles: Vec<u64> = bench.seen.packets.iter().map(|beat| beat.0 - at).collect();
        let header = 2 + bench.hit_latency() + 2;
        assert_eq!(cycles, [header, header + 1, header + 2]);
    }
}
