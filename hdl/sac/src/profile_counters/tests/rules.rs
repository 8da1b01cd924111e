//! One test a rule of the block's page, named after it, on all three engines.

use testbenches::engine::EngineKind;
use testbenches::testing;

use super::super::{Arrival, Config, Dut, In, Miss};
use super::{config, max, npot, one, small};

type Bench = testing::Bench<Dut>;

/// Runs `test` on all engines in step.
fn each(config: &Config, test: impl Fn(&mut Bench)) {
    test(&mut Bench::new(config));
}

const START: In = In {
    start: true,
    arrival: Arrival { slices: 0, hits: 0 },
    miss: Miss { slices: 0, local: 0 },
    slice_index: 0,
};

fn arrival(slices: u64, hits: u64) -> In {
    In { start: false, arrival: Arrival { slices, hits }, ..START }
}

fn miss(slices: u64, local: u64) -> In {
    In { start: false, miss: Miss { slices, local }, ..START }
}

/// What arrives and what misses in one cycle.
fn both(arrivals: In, misses: In) -> In {
    In { miss: misses.miss, ..arrivals }
}

fn give(bench: &mut Bench, inputs: &[In]) {
    for input in inputs {
        bench.cycle(*input);
    }
}

/// Both counters of every slice.
fn slices(bench: &mut Bench) -> Vec<(u64, u64)> {
    let slices = bench.config().slices() as u64;
    let read = |slice_index| {
        let out = bench.cycle(In { slice_index, ..In::default() });
        (out.memory_side_requests, out.sm_side_requests)
    };
    (0..slices).map(read).collect()
}

/// `total_requests`, `local_requests`, `llc_requests`, `llc_hits`.
fn totals(bench: &mut Bench) -> [u64; 4] {
    let out = bench.cycle(In::default());
    [out.total_requests, out.local_requests, out.llc_requests, out.llc_hits]
}

#[test]
fn r1_a_reset_ends_the_profile_and_clears_every_counter() {
    each(&config(small()), |bench| {
        let all = both(arrival(15, 15), miss(15, 15));
        give(bench, &[START, all, all]);
        bench.reset();
        assert!(!bench.cycle(all).profiling);
        assert_eq!(totals(bench), [0; 4]);
        assert_eq!(slices(bench), [(0, 0); 4]);
    });
}

#[test]
fn r2_a_start_clears_and_profiles_for_so_many_cycles() {
    for (sac, cycles) in [(small(), 3), (one(), 1), (npot(), 37)] {
        each(&config(sac), |bench| {
            let busy = both(arrival(1, 1), miss(1, 0));
            assert!(!bench.cycle(In { start: true, ..busy }).profiling);
            for cycle in 0..cycles + 3 {
                let out = bench.cycle(busy);
                assert_eq!(out.profiling, cycle < cycles, "cycle {cycle}");
                // The event of the cycle of the start is not in it.
                assert_eq!(out.llc_requests, cycle.min(cycles));
            }
            // In the middle of a profile, too.
            give(bench, &[START, busy, In { start: true, ..busy }]);
            for cycle in 0..cycles + 1 {
                let out = bench.cycle(busy);
                assert_eq!((out.profiling, out.total_requests), (cycle < cycles, cycle));
            }
        });
    }
}

#[test]
fn r3_what_comes_outside_a_profile_changes_nothing() {
    each(&config(small()), |bench| {
        let busy = both(arrival(6, 4), miss(3, 1));
        give(bench, &[busy, START, busy, busy, busy, busy, busy]);
        assert_eq!(totals(bench), [6, 3, 6, 3]);
        assert_eq!(slices(bench), [(0, 3), (3, 3), (3, 0), (0, 0)]);
        give(bench, &[busy; 9]);
        assert_eq!(totals(bench), [6, 3, 6, 3]);
    });
}

#[test]
fn r4_an_arrival_counts_at_its_slice_and_a_hit_beside_it() {
    each(&config(npot()), |bench| {
        give(bench, &[START, arrival(1, 0), arrival(1, 1), arrival(2, 2), arrival(3, 1)]);
        assert_eq!(totals(bench), [0, 0, 5, 3]);
        assert_eq!(slices(bench), [(3, 0), (2, 0)]);
    });
}

#[test]
fn r5_a_miss_counts_at_its_slice_and_a_local_one_beside_it() {
    each(&config(npot()), |bench| {
        give(bench, &[START, miss(1, 0), miss(1, 1), miss(2, 2), miss(3, 1)]);
        assert_eq!(totals(bench), [5, 3, 0, 0]);
        assert_eq!(slices(bench), [(0, 3), (0, 2)]);
    });
}

#[test]
fn r6_a_mark_without_its_request_means_nothing() {
    each(&config(small()), |bench| {
        let marks = both(arrival(0, 15), miss(0, 15));
        let some = both(arrival(0b0001, 0b1110), miss(0b1000, 0b0111));
        give(bench, &[START, marks, some]);
        assert_eq!(totals(bench), [1, 0, 1, 0]);
        let all = both(arrival(15, 15), miss(15, 15));
        give(bench, &[START, all]);
        assert_eq!(totals(bench), [4; 4]);
        assert_eq!(slices(bench), [(1, 1); 4]);
    });
}

#[test]
fn r7_a_slice_is_read_in_the_same_cycle_and_reading_changes_nothing() {
    each(&config(small()), |bench| {
        give(bench, &[START, arrival(0b1010, 0), arrival(0b1000, 0), miss(0b0100, 0)]);
        for (slice_index, expected) in [(3, (2, 0)), (1, (1, 0)), (2, (0, 1)), (0, (0, 0))] {
            for _ in 0..2 {
                let out = bench.cycle(In { slice_index, ..In::default() });
                assert_eq!((out.memory_side_requests, out.sm_side_requests), expected);
            }
        }
    });
    each(&config(one()), |bench| {
        give(bench, &[START, both(arrival(1, 0), miss(1, 0))]);
        for (slice_index, expected) in [(0, 1), (1, 0)] {
            let out = bench.cycle(In { slice_index, ..In::default() });
            assert_eq!((out.memory_side_requests, out.sm_side_requests), (expected, expected));
        }
    });
}

/// The longest profile, every event in every cycle; rust-hdl's simulation would take too long.
#[test]
fn r8_no_counter_overflows() {
    let mut bench = Bench::of(&config(max()), &[EngineKind::Model, EngineKind::Verilog]);
    bench.cycle(START);
    bench.repeat(65_540, both(arrival(!0, !0), miss(!0, !0)));
    assert_eq!(slices(&mut bench), [(65_535, 65_535); 64]);
    assert_eq!(totals(&mut bench), [64 * 65_535; 4]);
}
