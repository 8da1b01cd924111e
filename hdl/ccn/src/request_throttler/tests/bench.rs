//! An engine that a rule's test drives event by event.

use testbenches::engine::{self, BoxedEngine, EngineKind};

use super::super::{Config, Dut, In, Out};

/// One engine after a reset.
pub struct Bench {
    engine: BoxedEngine<Dut>,
    config: Config,
}

/// Runs `test` on every engine and configuration.
pub fn each(configs: &[Config], test: impl Fn(&mut Bench)) {
    for config in configs {
        for kind in EngineKind::ALL {
            test(&mut Bench::new(config, kind));
        }
    }
}

pub const INJECT: In = In { retired: 0, inject: true, hit: false };
pub const HIT: In = In { retired: 0, inject: false, hit: true };
pub const BOTH: In = In { retired: 0, inject: true, hit: true };

impl Bench {
    pub fn new(config: &Config, kind: EngineKind) -> Bench {
        let engine = engine::make::<Dut>(config, kind, 1).unwrap();
        let mut bench = Bench { engine, config: config.clone() };
        bench.reset();
        bench
    }

    pub fn config(&self) -> &Config {
        &self.config
    }

    pub fn reset(&mut self) {
        self.engine.cycle(true, &In::default());
    }

    /// The outputs of a cycle: what holds before its edge.
    pub fn cycle(&mut self, input: In) -> Out {
        let out = self.engine.cycle(false, &input);
        assert_eq!(self.engine.fault(), None);
        out
    }

    pub fn repeat(&mut self, count: u64, input: In) {
        for _ in 0..count {
            self.cycle(input);
        }
    }

    /// Lets the position rise by `distance`, in ticks as large as they can be.
    pub fn advance(&mut self, distance: u64) {
        let most = self.config.most_retired();
        self.repeat(distance / most, In { retired: most, ..In::default() });
        self.cycle(In { retired: distance % most, ..In::default() });
    }

    /// Phase and counters in a cycle without events: `(phase, n_total, n_hits)`.
    pub fn state(&mut self) -> (u64, u64, u64) {
        let out = self.cycle(In::default());
        assert_eq!(out.admit, out.phase != 2);
        (out.phase, out.n_total, out.n_hits)
    }

    pub fn assert(&mut self, expected: (u64, u64, u64)) {
        assert_eq!(self.state(), expected, "{}, {:?}", self.engine.name(), self.config);
    }
}
