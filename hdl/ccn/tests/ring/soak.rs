//! Everything that is sent moves, within bounds.

use super::{Holder, Ring, Size, Traffic, Wrong, effort, size};

#[test]
fn whatever_the_traffic_everything_moves() {
    for cores in [3, 4, 15] {
        for depth in [2, 3, 8] {
            for latency in [1, 3] {
                let size = Size { latency, ..size(cores, depth) };
                for pauses in [0, 4] {
                    moves(&size, pauses);
                }
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
    let mut ring = Ring::new(size, Wrong::default(), 1);
    for holder in holders.into_iter().cycle().take(holders.len() * effort() as usize) {
        for &askers in &askers {
            let core_reads = 4 * pauses;
            let traffic = Traffic { askers, pauses, loses: pauses > 0, core_reads, holder };
            for _ in 0..4_000 / askers.count_ones() {
                ring.cycle(&traffic);
                let (_, on_ring) = ring.judge.oldest();
                assert!(on_ring < bound(size), "{size:?}, {traffic:?}: {on_ring}");
            }
        }
    }
}

/// Cycles that no request is on the ring.
fn bound(size: &Size) -> u64 {
    let Size { cores, depth, latency, sectors, .. } = *size;
    cores as u64 * (u64::from(depth) + 2 * u64::from(latency)) * u64::from(sectors) * 4
}
