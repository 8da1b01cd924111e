//! One test a rule of the block's page, named after it, on all three engines.

use testbenches::engine::{self, BoxedEngine, EngineKind};

use super::super::{Config, Dut, In, Out};
use super::{config, max, npot, one, small};

/// One engine after a reset.
struct Bench {
    engine: BoxedEngine<Dut>,
    slices: usize,
}

/// Runs `test` on every engine.
fn each(config: &Config, test: impl Fn(&mut Bench)) {
    for kind in EngineKind::ALL {
        test(&mut bench(config, kind));
    }
}

fn bench(config: &Config, kind: EngineKind) -> Bench {
    let mut engine = engine::make::<Dut>(config, kind, 1).unwrap();
    engine.cycle(true, &In::default());
    Bench { engine, slices: config.slices() }
}

const START: In = In {
    start: true,
    arrival_slices: 0,
    arrival_hits: 0,
    miss_slices: 0,
    miss_local: 0,
    slice_index: 0,
};

fn arrival(arrival_slices: u64, arrival_hits: u64) -> In {
    In { start: false, arrival_slices, arrival_hits, ..START }
}

fn miss(miss_slices: u64, miss_local: u64) -> In {
    In { start: false, miss_slices, miss_local, ..START }
}

impl Bench {
    fn cycle(&mut self, input: In) -> Out {
        self.engine.cycle(false, &input)
    }

    fn cycles(&mut self, inputs: &[In]) {
        for input in inputs {
            self.cycle(*input);
        }
    }

    /// Both counters of every slice.
    fn slices(&mut self) -> Vec<(u64, u64)> {
        let slices = self.slices as u64;
        let read = |index| {
            let out = self.cycle(In { slice_index: index, ..In::default() });
            (out.memory_side_requests, out.sm_side_requests)
        };
        (0..slices).map(read).collect()
    }

    /// `total_requests`, `local_requests`, `llc_requests`, `llc_hits`.
    fn totals(&mut self) -> [u64; 4] {
        let out = self.cycle(In::default());
        [out.total_requests, out.local_requests, out.llc_requests, out.llc_hits]
    }
}

#[test]
fn r1_a_reset_ends_the_profile_and_clears_every_counter() {
    each(&config(small()), |bench| {
        let all = In { miss_slices: 15, miss_local: 15, ..arrival(15, 15) };
        bench.cycles(&[START, all, all]);
        bench.engine.cycle(true, &all);
        assert!(!bench.cycle(all).profiling);
        assert_eq!(bench.totals(), [0; 4]);
        assert_eq!(bench.slices(), [(0, 0); 4]);
    });
}

#[test]
fn r2_a_start_clears_and_profiles_for_so_many_cycles() {
    for (sac, cycles) in [(small(), 3), (one(), 1), (npot(), 37)] {
        each(&config(sac), |bench| {
            let busy = In { miss_slices: 1, ..arrival(1, 1) };
            assert!(!bench.cycle(In { start: true, ..busy }).profiling);
            for cycle in 0..cycles + 3 {
                let out = bench.cycle(busy);
                assert_eq!(out.profiling, cycle < cycles, "cycle {cycle}");
                // The event of the cycle of the start is not in it.
                assert_eq!(out.llc_requests, cycle.min(cycles));
            }
            // In the middle of a profile, too.
            bench.cycles(&[START, busy, In { start: true, ..busy }]);
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
        let busy = In { miss_slices: 3, miss_local: 1, ..arrival(6, 4) };
        bench.cycles(&[busy, START, busy, busy, busy, busy, busy]);
        assert_eq!(bench.totals(), [6, 3, 6, 3]);
        assert_eq!(bench.slices(), [(0, 3), (3, 3), (3, 0), (0, 0)]);
        bench.cycles(&[busy; 9]);
        assert_eq!(bench.totals(), [6, 3, 6, 3]);
    });
}

#[test]
fn r4_an_arrival_counts_at_its_slice_and_a_hit_beside_it() {
    each(&config(npot()), |bench| {
        bench.cycles(&[START, arrival(1, 0), arrival(1, 1), arrival(2, 2), arrival(3, 1)]);
        assert_eq!(bench.totals(), [0, 0, 5, 3]);
        assert_eq!(bench.slices(), [(3, 0), (2, 0)]);
    });
}

#[test]
fn r5_a_miss_counts_at_its_slice_and_a_local_one_beside_it() {
    each(&config(npot()), |bench| {
        bench.cycles(&[START, miss(1, 0), miss(1, 1), miss(2, 2), miss(3, 1)]);
        assert_eq!(bench.totals(), [5, 3, 0, 0]);
        assert_eq!(bench.slices(), [(0, 3), (0, 2)]);
    });
}

#[test]
fn r6_a_mark_without_its_request_means_nothing() {
    each(&config(small()), |bench| {
        let marks = In { miss_local: 15, ..arrival(0, 15) };
        let some = In { miss_slices: 0b1000, miss_local: 0b0111, ..arrival(0b0001, 0b1110) };
        bench.cycles(&[START, marks, some]);
        assert_eq!(bench.totals(), [1, 0, 1, 0]);
        let all = In { miss_slices: 15, miss_local: 15, ..arrival(15, 15) };
        bench.cycles(&[START, all]);
        assert_eq!(bench.totals(), [4; 4]);
        assert_eq!(bench.slices(), [(1, 1); 4]);
    });
}

#[test]
fn r7_a_slice_is_read_in_the_same_cycle_and_reading_changes_nothing() {
    each(&config(small()), |bench| {
        bench.cycles(&[START, arrival(0b1010, 0), arrival(0b1000, 0), miss(0b0100, 0)]);
        for (slice_index, expected) in [(3, (2, 0)), (1, (1, 0)), (2, (0, 1)), (0, (0, 0))] {
            for _ in 0..2 {
                let out = bench.cycle(In { slice_index, ..In::default() });
                assert_eq!((out.memory_side_requests, out.sm_side_requests), expected);
            }
        }
    });
    each(&config(one()), |bench| {
        bench.cycles(&[START, In { miss_slices: 1, ..arrival(1, 0) }]);
        for (slice_index, expected) in [(0, 1), (1, 0)] {
            let out = bench.cycle(In { slice_index, ..In::default() });
            assert_eq!((out.memory_side_requests, out.sm_side_requests), (expected, expected));
        }
    });
}

/// The longest profile, every event in every cycle; rust-hdl's simulation would take too long.
#[test]
fn r8_no_counter_overflows() {
    for kind in [EngineKind::Model, EngineKind::Verilog] {
        let mut bench = bench(&config(max()), kind);
        let all = In { miss_slices: !0, miss_local: !0, ..arrival(!0, !0) };
        bench.cycle(START);
        for _ in 0..65_540 {
            bench.cycle(all);
        }
        assert_eq!(bench.slices(), [(65_535, 65_535); 64]);
        assert_eq!(bench.totals(), [64 * 65_535; 4]);
    }
}
