//! An engine that a rule's test drives cycle by cycle.

use testbenches::engine::{self, BoxedEngine, EngineKind};

use super::super::{Config, Dut, In, Out, Word, Ready, ReplyOrder};
use super::config;

/// One engine after a reset.
pub struct Bench {
    engine: BoxedEngine<Dut>,
    config: Config,
}

/// Queues of two and of three words, with either order of replies.
pub fn configs() -> [Config; 2] {
    [config(2, 3, ReplyOrder::Oldest), config(1, 1, ReplyOrder::SliceFirst)]
}

/// Runs `test` on every engine and configuration.
pub fn each(test: impl Fn(&mut Bench)) {
    for config in configs() {
        for kind in EngineKind::ALL {
            test(&mut Bench::new(&config, kind));
        }
    }
}

/// Everything downstream ready, nothing offered.
pub const READY: In = In {
    sm_side: false,
    local: Word { valid: false, data: 0 },
    link: Word { valid: false, data: 0 },
    slice: Ready::YES,
    miss: Word { valid: false, data: 0 },
    memory: Ready::YES,
    memory_reply: Word { valid: false, data: 0 },
    memory_reply_bypass: false,
    fill: Ready::YES,
    slice_reply: Word { valid: false, data: 0 },
    reply: Ready::YES,
};

/// The same with the SM-side organisation.
pub const SM_SIDE: In = In { sm_side: true, ..READY };

pub fn local(local_data: u128, input: In) -> In {
    In { local: Word { valid: true, data: local_data }, ..input }
}

pub fn link(link_data: u128, input: In) -> In {
    In { link: Word { valid: true, data: link_data }, ..input }
}

pub fn miss(miss_data: u128, input: In) -> In {
    In { miss: Word { valid: true, data: miss_data }, ..input }
}

pub fn memory_reply(memory_reply_data: u128, memory_reply_bypass: bool, input: In) -> In {
    In {
        memory_reply: Word { valid: true, data: memory_reply_data },
        memory_reply_bypass,
        ..input
    }
}

pub fn slice_reply(slice_reply_data: u128, input: In) -> In {
    In { slice_reply: Word { valid: true, data: slice_reply_data }, ..input }
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

    /// What `slice` offers.
    pub fn slice(&mut self, input: In) -> Option<u128> {
        let out = self.cycle(input);
        out.slice.valid.then_some(out.slice.data)
    }

    /// What `memory` offers, and whether it went past the slice.
    pub fn memory(&mut self, input: In) -> Option<(u128, bool)> {
        let out = self.cycle(input);
        out.memory.valid.then_some((out.memory.data, out.memory_bypass))
    }

    /// What `reply` offers.
    pub fn reply(&mut self, input: In) -> Option<u128> {
        let out = self.cycle(input);
        out.reply.valid.then_some(out.reply.data)
    }
}
