//! Everything that is sent moves, within bounds.

use super::{Holder, Ring, Size, Traffic, Wrong, effort, size};
use testbenches::testing::few;

#[test]
fn whatever_the_traffic_everything_moves() {
    for cores in [3, 4, 15] {
        for (depth, latency) in few(&[(2, 1), (2, 3), (3, 1), (3, 3), (8, 1), (8, 3)]) {
            let size = Size { latency, ..size(cores, depth) };
            for pauses in [0, 4] {
                moves(&size, pauses);
            }
        }
    }
}

/// All traffics one after the other.
fn moves(size: &Size, pauses: u64) {
    let cores = size.cores;
    let holders =
        [Holder::Uniform, Holder::Hops(1), Holder::Hops(cores - 1), Holder::At(0), Holder::Nobody];
    let everyone = (1 << cores) - 1;
    // Of few cores, every subset asks.
    let askers: Vec<u64> = if cores < 5 { (1..=everyone).collect() } else { vec![everyone] };
    let cycles = effort(10_000) / askers.len() as u64;
    let mut ring = Ring::new(size, Wrong::default(), 1);
    for holder in holders {
        for &askers in &askers {
            let (loses, core_reads) = (pauses > 0, 4 * pauses);
            let traffic = Traffic { askers, pauses, loses, core_reads, holder };
            for _ in 0..cycles {
                ring.cycle(&traffic);
                let (_, on_ring) = ring.judge.oldest();
                assert!(on_ring < bound(size), "{size:?}, {traffic:?}: {on_ring}");
            }
        }
    }
    let times = &ring.judge.times;
    assert!(times.answered > 0 && times.round_trips > 0 && times.timed_out > 0, "{times:?}");
    assert!(times.core_read <= u64::from(size.sectors), "{times:?}");
}

/// Cycles that no request is on the ring, when L1s and L2 take what comes in three cycles of four: `docs/designs/ccn.md`.
fn bound(size: &Size) -> u64 {
    let Size { cores, depth, latency, sectors, .. } = *size;
    4 * cores as u64 * u64::from(sectors) * (u64::from(depth) + 2 * u64::from(latency))
}
