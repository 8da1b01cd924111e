//! One test a rule of the block's page, named after it, on all three engines.

use testbenches::engine::EngineKind;
use testbenches::testing::{self, promised};

use super::super::{Config, Dut, Hits, In, Miss};
use super::{config, many, max, npot, one, small};

type Bench = testing::Bench<Dut>;

/// Runs `test` on all engines in step.
fn each(config: &Config, test: impl Fn(&mut Bench)) {
    test(&mut Bench::new(config));
}

const START: In = In {
    start: true,
    arrivals: 0,
    hits: Hits { lookups: 0, atomics: 0 },
    miss: Miss { counts: [0; 8], local: 0 },
    slice_index: 0,
};

fn arrivals(arrivals: u64) -> In {
    In { start: false, arrivals, ..START }
}

fn hits(lookups: u64, atomics: u64) -> In {
    In { start: false, hits: Hits { lookups, atomics }, ..START }
}

fn miss(config: &Config, numbers: &[u64], local: u64) -> In {
    In { start: false, miss: Miss { counts: config.counts_of(numbers), local }, ..START }
}

/// One of everything at slice 0.
fn busy(config: &Config) -> In {
    In { arrivals: 1, hits: Hits { lookups: 1, atomics: 1 }, ..miss(config, &[1], 1) }
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
    let config = config(small());
    each(&config, |bench| {
        let busy = busy(&config);
        give(bench, &[START, busy, busy]);
        bench.reset();
        assert!(!bench.cycle(busy).profiling);
        assert_eq!(totals(bench), [0; 4]);
        assert_eq!(slices(bench), [(0, 0); 4]);
    });
}

#[test]
fn r2_a_start_clears_and_profiles_for_so_many_cycles() {
    for (sac, cycles) in [(small(), 3), (one(), 1), (npot(), 37)] {
        let config = config(sac);
        each(&config, |bench| {
            let busy = busy(&config);
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
    let config = config(small());
    each(&config, |bench| {
        let busy = In { arrivals: 6, hits: Hits { lookups: 4, atomics: 0 }, ..busy(&config) };
        let busy = In { miss: miss(&config, &[1, 1], 1).miss, ..busy };
        give(bench, &[busy, START, busy, busy, busy, busy, busy]);
        assert_eq!(totals(bench), [6, 3, 6, 3]);
        assert_eq!(slices(bench), [(0, 3), (3, 3), (3, 0), (0, 0)]);
        give(bench, &[busy; 9]);
        assert_eq!(totals(bench), [6, 3, 6, 3]);
    });
}

#[test]
fn r4_an_arrival_counts_at_its_slice() {
    each(&config(npot()), |bench| {
        give(bench, &[START, arrivals(1), arrivals(1), arrivals(2), arrivals(3)]);
        assert_eq!(totals(bench), [0, 0, 5, 0]);
        assert_eq!(slices(bench), [(3, 0), (2, 0)]);
    });
    each(&config(small()), |bench| {
        give(bench, &[START, arrivals(15)]);
        assert_eq!((totals(bench)[2], slices(bench)), (4, vec![(1, 0); 4]));
    });
}

#[test]
fn r5_a_hit_counts_in_its_own_cycle_and_twice_a_slice() {
    each(&config(small()), |bench| {
        give(bench, &[START, hits(0b0001, 0), hits(0, 0b1000), hits(0b0011, 0b0110)]);
        assert_eq!(totals(bench), [0, 0, 0, 6]);
        give(bench, &[START, hits(15, 15)]);
        assert_eq!((totals(bench)[3], slices(bench)), (8, vec![(0, 0); 4]));
    });
}

#[test]
fn r6_the_misses_of_a_cycle_are_added_at_their_slices() {
    let config = config(small());
    each(&config, |bench| {
        let misses = |numbers: &[u64], local| miss(&config, numbers, local);
        give(bench, &[START, misses(&[0, 5, 0, 0], 5), misses(&[1, 0, 2, 1], 0)]);
        assert_eq!(totals(bench), [9, 5, 0, 0]);
        assert_eq!(slices(bench), [(0, 1), (0, 5), (0, 2), (0, 1)]);
        give(bench, &[START, misses(&[1, 1, 1, 2], 3)]);
        assert_eq!(totals(bench), [5, 3, 0, 0]);
    });
}

#[test]
fn r7_a_slice_is_read_in_the_same_cycle_and_reading_changes_nothing() {
    let four = config(small());
    each(&four, |bench| {
        give(bench, &[START, arrivals(0b1010), arrivals(0b1000), miss(&four, &[0, 0, 1], 0)]);
        for (slice_index, expected) in [(3, (2, 0)), (1, (1, 0)), (2, (0, 1)), (0, (0, 0))] {
            for _ in 0..2 {
                let out = bench.cycle(In { slice_index, ..In::default() });
                assert_eq!((out.memory_side_requests, out.sm_side_requests), expected);
            }
        }
    });
    let single = config(one());
    each(&single, |bench| {
        give(bench, &[START, busy(&single)]);
        for (slice_index, expected) in [(0, 1), (1, 0)] {
            let out = bench.cycle(In { slice_index, ..In::default() });
            assert_eq!((out.memory_side_requests, out.sm_side_requests), (expected, expected));
        }
    });
}

/// The longest profiles, every event in every cycle; rust-hdl's simulation would take too long.
#[test]
fn r8_no_counter_overflows() {
    for sac in [max(), many()] {
        let config = config(sac);
        let mut bench = Bench::of(&config, &[EngineKind::Model, EngineKind::Verilog]);
        let (ports, cycles) = (config.sm_ports() as u64, config.profile_cycles() as u64);
        bench.cycle(START);
        let all = In { hits: hits(!0, !0).hits, ..miss(&config, &[ports], ports) };
        bench.repeat(cycles + 5, In { arrivals: !0, ..all });
        let slices = slices(&mut bench);
        assert_eq!(slices[0], (cycles, ports * cycles));
        assert_eq!(slices[1..], [(cycles, 0); 63]);
        let requests = ports * cycles;
        assert_eq!(totals(&mut bench), [requests, requests, 64 * cycles, 128 * cycles]);
    }
}

#[test]
fn r9_more_misses_than_l1s_break_the_promise() {
    let config = config(small());
    let observe =
        |numbers: &[u64], local| promised::<Dut>(&config, &[miss(&config, numbers, local)]);
    assert_eq!(observe(&[2, 3], 5), "");
    assert_eq!(observe(&[3, 3], 0), "R9: there must be at most 5 misses");
    assert_eq!(observe(&[1, 1], 3), "R9: at most 2 misses must be local");
}
