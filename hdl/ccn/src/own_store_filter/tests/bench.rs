//! An engine that a rule's test drives event by event.

use testbenches::engine::{self, BoxedEngine, EngineKind};

use super::super::{Config, Dut, In, Out};
use super::geometries;

/// One engine after a reset.
pub struct Bench {
    engine: BoxedEngine<Dut>,
    config: Config,
}

/// Runs `test` on every engine and geometry.
pub fn each(test: impl Fn(&mut Bench)) {
    for config in geometries() {
        for kind in EngineKind::ALL {
            test(&mut Bench::new(&config, kind));
        }
    }
}

pub fn store(store_line: u64) -> In {
    In { store_valid: true, store_line, ..In::default() }
}

pub fn query(query_line: u64) -> In {
    In { query_valid: true, query_line, ..In::default() }
}

pub fn clear() -> In {
    In { clear: true, ..In::default() }
}

/// The events of two inputs in one cycle.
pub fn with(one: In, other: In) -> In {
    In {
        store_valid: one.store_valid | other.store_valid,
        store_line: one.store_line | other.store_line,
        query_valid: one.query_valid | other.query_valid,
        query_line: one.query_line | other.query_line,
        clear: one.clear | other.clear,
    }
}

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

    pub fn cycle(&mut self, input: In) -> Out {
        let out = self.engine.cycle(false, &input);
        assert_eq!(self.engine.fault(), None);
        out
    }

    /// The answer that stands in a cycle: `None`, or whether it filters.
    pub fn answer(&mut self, input: In) -> Option<bool> {
        let out = self.cycle(input);
        assert!(out.answer_valid || !out.answer_filtered);
        out.answer_valid.then_some(out.answer_filtered)
    }

    /// Asks in one cycle, hears in the next.
    pub fn filters(&mut self, line: u64) -> bool {
        self.cycle(query(line));
        self.answer(In::default()).unwrap()
    }

    /// The bits that are set: a line of one group has its own number as both bits.
    pub fn bits(&mut self) -> Vec<usize> {
        let all = 0..self.config.filter_bits();
        all.filter(|&bit| self.filters(bit as u64)).collect()
    }
}
