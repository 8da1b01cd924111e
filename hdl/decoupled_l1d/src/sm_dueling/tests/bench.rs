//! An engine that a rule's test drives access by access.

use testbenches::engine::{self, BoxedEngine, EngineKind};

use super::super::{Access, Config, Counter, Dut, In, Out};

/// The words of the tests for an access.
pub const HIT: Option<bool> = Some(true);
pub const MISS: Option<bool> = Some(false);
pub const NONE: Option<bool> = None;

/// One engine after a reset.
pub struct Bench {
    engine: BoxedEngine<Dut>,
    interval: usize,
}

/// Runs `test` on every engine.
pub fn each(config: &Config, test: impl Fn(&mut Bench)) {
    for kind in EngineKind::ALL {
        let engine = engine::make::<Dut>(config, kind, 1).unwrap();
        let mut bench = Bench { engine, interval: config.interval() };
        bench.reset();
        test(&mut bench);
    }
}

/// A cycle without `advance`: an access of the decoupled leader, one of the baseline's.
pub fn accesses(decoupled: Option<bool>, baseline: Option<bool>) -> In {
    In { decoupled_access: Access { valid: decoupled.is_some(), hit: decoupled == HIT }, baseline_access: Access { valid: baseline.is_some(), hit: baseline == HIT }, ..In::default() }
}

impl Bench {
    pub fn reset(&mut self) {
        self.engine.cycle(true, &In::default());
    }

    pub fn cycle(&mut self, input: In) -> Out {
        let out = self.engine.cycle(false, &input);
        assert_eq!(self.engine.fault(), None);
        out
    }

    /// A cycle of interval time with these accesses; says what the followers use in it.
    pub fn pass(&mut self, decoupled: Option<bool>, baseline: Option<bool>) -> bool {
        let input = In { advance: true, ..accesses(decoupled, baseline) };
        self.cycle(input).followers_decoupled
    }

    /// The counters, read in four cycles while time stands.
    pub fn counters(&mut self) -> [u64; 4] {
        [0, 1, 2, 3]
            .map(|counter_index| self.cycle(In { counter: Counter { index: counter_index }, ..In::default() }).counter.value)
    }

    /// What the followers use in a cycle while time stands.
    pub fn followers(&mut self) -> bool {
        self.cycle(In::default()).followers_decoupled
    }

    /// An interval in which each leader has so many `(accesses, misses)` while time stands; gives
    /// what the followers use in the second cycle after its closing one.
    pub fn interval(&mut self, decoupled: (u64, u64), baseline: (u64, u64)) -> bool {
        let access = |(accesses, misses): (u64, u64), number: u64| {
            (number < accesses).then_some(number >= misses)
        };
        for number in 0..decoupled.0.max(baseline.0) {
            self.cycle(accesses(access(decoupled, number), access(baseline, number)));
        }
        for _ in 0..self.interval {
            self.pass(NONE, NONE);
        }
        self.followers();
        self.followers()
    }

    pub fn name(&self) -> &str {
        self.engine.name()
    }
}
