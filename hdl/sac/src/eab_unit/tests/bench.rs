//! An engine that a rule's test gives whole profiles to.

use testbenches::engine::{self, BoxedEngine, EngineKind};

use super::super::{Config, Counters, Dut, In, Out, Ready};

/// One engine after a reset.
pub struct Bench {
    engine: BoxedEngine<Dut>,
}

/// Runs `test` on every engine.
pub fn each(config: &Config, test: impl Fn(&mut Bench)) {
    for kind in EngineKind::ALL {
        test(&mut Bench::new(config, kind));
    }
}

/// What a result says: EAB of memory-side, of SM-side, and whether SM-side is chosen.
pub type Said = (u64, u64, bool);

/// Half the requests local, half of them hits, three quarters under SM-side.
pub fn sums() -> In {
    In {
        counters: Counters { valid: true },
        total_requests: 100,
        local_requests: 50,
        llc_requests: 100,
        llc_hits: 50,
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
        llc_hits: llc.0,
        llc_requests: llc.1,
        crd_hits: crd.0,
        crd_requests: crd.1,
        ..sums()
    }
}

impl Bench {
    pub fn new(config: &Config, kind: EngineKind) -> Bench {
        let mut bench = Bench { engine: engine::make::<Dut>(config, kind, 1).unwrap() };
        bench.reset();
        bench
    }

    pub fn reset(&mut self) {
        self.engine.cycle(true, &In::default());
    }

    pub fn cycle(&mut self, input: In) -> Out {
        self.engine.cycle(false, &input)
    }

    /// Gives a profile, slices in every cycle: what comes of it, and in which cycle counted from that
    /// of `counters_valid`.
    pub fn evaluate_in(&mut self, sums: In, slices: &[(u64, u64)]) -> (Said, u64) {
        let mut input = In { result: Ready::YES, ..sums };
        let mut taken = 0;
        for cycle in 0.. {
            let next = slices.get(taken);
            input.slice.valid = next.is_some();
            (input.slice.memory_side, input.slice.sm_side) = next.copied().unwrap_or_default();
            let out = self.cycle(input);
            taken += usize::from(out.slice.ready);
            if out.counters.ready {
                input = In { result: Ready::YES, ..In::default() };
            }
            if out.result.valid {
                let said = (out.result.eab_memory_side, out.result.eab_sm_side, out.result.sm_side);
                return (said, cycle);
            }
            assert!(cycle < 10_000, "no result");
        }
        unreachable!()
    }

    pub fn evaluate(&mut self, sums: In, slices: &[(u64, u64)]) -> Said {
        self.evaluate_in(sums, slices).0
    }
}
