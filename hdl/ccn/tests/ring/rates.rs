//! Throughput of an empty and of a full ring.

use super::{Holder, Ring, Size, Traffic, Wrong, size};

/// Cycles on the ring of one request with no other, and from its entry into CB.
fn alone(size: &Size, asker: usize, holder: Holder) -> u64 {
    let mut ring = Ring::new(size, Wrong::default(), 1);
    let asks = Traffic { askers: 1 << asker, ..Traffic::full(holder) };
    let quiet = Traffic { askers: 0, ..Traffic::full(holder) };
    ring.cycle(&asks);
    let times = |ring: &Ring| ring.judge.times.clone();
    let mut cycles = 0;
    while times(&ring).answered + times(&ring).round_trips == 0 {
        ring.cycle(&quiet);
        cycles += 1;
    }
    cycles
}

#[test]
fn a_round_trip_takes_two_cycles_a_hop_and_two_more() {
    for cores in [2, 3, 15, 256] {
        for asker in [0, 1] {
            let size = Size { entries: 1, ..size(cores, 2) };
            let one = Size { latency: 1, ..size.clone() };
            assert_eq!(alone(&one, asker, Holder::Nobody), 2 * cores as u64 + 2);
            let slow = Size { latency: 3, ..size };
            assert_eq!(alone(&slow, asker, Holder::Nobody), 4 * cores as u64 + 2);
        }
    }
}

/// There, two cycles a hop and two more; back one a hop, and the line's other beats.
#[test]
fn an_answer_takes_three_cycles_a_hop_and_the_beats_of_its_line() {
    for hops in 1..15 {
        let size = Size { entries: 1, ..size(15, 2) };
        let cycles = alone(&size, 3, Holder::Hops(hops));
        assert_eq!(cycles, 3 * hops as u64 + 2 + 4, "{hops}");
    }
}

#[test]
fn a_full_ring_without_holders_brings_home_nine_requests_in_ten_cycles() {
    let mut ring = Ring::new(&size(15, 8), Wrong::default(), 1);
    let traffic = Traffic::full(Holder::Nobody);
    for _ in 0..100_000 {
        ring.cycle(&traffic);
    }
    assert!(ring.judge.times.round_trips >= 90_000, "{:?}", ring.judge.times);
}

/// `taco16` §5.1: with 1, 2, 3 holders among the 14 others the way there and back has 15, 10, 7.5 hops.
#[test]
fn a_request_is_answered_by_the_first_holder_that_it_passes() {
    for (holders, hops) in [(1, 15.0), (2, 10.0), (3, 7.5)] {
        let mut ring = Ring::new(&size(15, 8), Wrong::default(), 7);
        let traffic = Traffic { pauses: 0, askers: 0x11, ..Traffic::full(Holder::Some(holders)) };
        for _ in 0..100_000 {
            ring.cycle(&traffic);
        }
        let mean = ring.judge.mean_hops();
        assert!((mean - hops).abs() < 0.1, "{holders}: {mean}");
    }
}
