//! An engine that a rule's test drives request by request.

use testbenches::engine::{self, BoxedEngine, EngineKind};

use super::super::{Config, Dut, In, Out};

/// One engine after a reset.
pub struct Bench {
    engine: BoxedEngine<Dut>,
    config: Config,
}

/// Runs `test` on every engine.
pub fn each(config: &Config, test: impl Fn(&mut Bench)) {
    for kind in EngineKind::ALL {
        let engine = engine::make::<Dut>(config, kind, 1).unwrap();
        let mut bench = Bench { engine, config: config.clone() };
        bench.reset();
        test(&mut bench);
        assert_eq!(bench.engine.fault(), None);
    }
}

pub const CLEAR: In =
    In { request_valid: false, request_chip: 0, request_line: 0, request_sectors: 0, clear: true };

/// A request of `chip` for the first sector of a line.
pub fn request(chip: u64, line: u64) -> In {
    sectors(chip, line, 1)
}

pub fn sectors(request_chip: u64, request_line: u64, request_sectors: u64) -> In {
    In { request_valid: true, request_chip, request_line, request_sectors, clear: false }
}

impl Bench {
    pub fn reset(&mut self) {
        self.engine.cycle(true, &In::default());
    }

    pub fn cycle(&mut self, input: In) -> Out {
        self.engine.cycle(false, &input)
    }

    /// The line that has this tag in this set.
    pub fn line(&self, set: usize, tag: u64) -> u64 {
        self.config.line_of(set, tag)
    }

    /// A request and its answer, `None` if it is not sampled; nothing else comes.
    pub fn ask(&mut self, input: In) -> Option<bool> {
        self.cycle(input);
        let out = self.cycle(In::default());
        out.answer_valid.then_some(out.answer_hit)
    }

    /// A request of `chip` for the line that has `tag` in `set`: whether it hits.
    pub fn hits(&mut self, chip: u64, set: usize, tag: u64) -> bool {
        let line = self.line(set, tag);
        self.ask(request(chip, line)) == Some(true)
    }

    /// Both counters, before anything more.
    pub fn counters(&mut self) -> (u64, u64) {
        let out = self.cycle(In::default());
        (out.requests, out.hits)
    }
}
