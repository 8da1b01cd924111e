//! Bench of the rules' tests, whole profiles at a time.

use testbenches::testing;

use super::super::{Config, Counters, Dut, In, Ready, Slice};

/// The unit after a reset.
pub type Bench = testing::Bench<Dut>;

/// Runs `test` on all engines in step.
pub fn each(config: &Config, test: impl Fn(&mut Bench)) {
    test(&mut Bench::new(config));
}

/// A result: EAB of memory-side, of SM-side, and whether SM-side is chosen.
pub type Said = (u64, u64, bool);

/// Half the requests local, half of them hits, three quarters under SM-side.
pub fn sums() -> In {
    In {
        counters: Counters { valid: true },
        total_requests: 100,
        local_requests: 50,
        memory_side_requests: 100,
        memory_side_hits: 50,
        crd_requests: 100,
        crd_hits: 75,
        ..In::default()
    }
}

/// The same with other requests: local of total, hits of the LLC's, hits of the directory's.
pub fn rates(local: (u64, u64), llc: (u64, u64), crd: (u64, u64)) -> In {
    In {
        local_requests: local.0,
        total_requests: local.1,
        memory_side_hits: llc.0,
        memory_side_requests: llc.1,
        crd_hits: crd.0,
        crd_requests: crd.1,
        ..sums()
    }
}

/// The counters of a slice.
pub const fn slice(memory_side: u64, sm_side: u64) -> Slice {
    Slice { valid: true, memory_side, sm_side }
}

/// Gives a profile, slices in every cycle: what comes of it, and in which cycle counted from that
/// of `counters_valid`.
pub fn evaluate_in(bench: &mut Bench, sums: In, slices: &[Slice]) -> (Said, u64) {
    let mut input = In { result: Ready::YES, ..sums };
    let mut taken = 0;
    for cycle in 0..10_000 {
        input.slice = slices.get(taken).copied().into();
        let out = bench.cycle(input);
        taken += usize::from(out.slice.ready);
        if out.counters.ready {
            input = In { result: Ready::YES, ..In::default() };
        }
        if out.result.valid {
            let said = (out.result.eab_memory_side, out.result.eab_sm_side, out.result.sm_side);
            return (said, cycle);
        }
    }
    panic!("no result")
}

pub fn evaluate(bench: &mut Bench, sums: In, slices: &[Slice]) -> Said {
    evaluate_in(bench, sums, slices).0
}
