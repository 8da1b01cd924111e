//! A rule's test as a list of requests, run on every engine.

use testbenches::engine::{self, BoxedEngine, EngineKind};

use super::super::{Config, Dut, In, Out};

/// A request, with its line and core.
#[derive(Clone, Copy, Debug)]
pub enum Request {
    /// A lookup that asks.
    Ask(u64, u64),
    /// A lookup that adds.
    Add(u64, u64),
    /// A lookup that does both.
    Load(u64, u64),
    /// A lookup that does neither.
    Pass(u64, u64),
    Remove(u64, u64),
    Invalidate(u64),
    Flush,
}

/// Every engine on one configuration.
pub struct Bench {
    engines: Vec<BoxedEngine<Dut>>,
}

impl Bench {
    /// The engines after a reset.
    pub fn new(config: &Config) -> Bench {
        let make = |kind| engine::make::<Dut>(config, kind, 1).unwrap();
        let mut bench = Bench { engines: EngineKind::ALL.map(make).into() };
        bench.reset();
        bench
    }

    /// A cycle of reset.
    pub fn reset(&mut self) {
        for engine in &mut self.engines {
            engine.cycle(true, &In::default());
        }
    }

    /// A cycle; the engines agree on what it gives.
    pub fn cycle(&mut self, input: In) -> Out {
        use testbenches::ports::PortValue as _;
        let outs: Vec<Out> =
            self.engines.iter_mut().map(|engine| engine.cycle(false, &input)).collect();
        for out in &outs {
            assert!(outs[0].agrees(out), "{input:?}: {outs:?}");
        }
        outs[0]
    }

    /// The request passes at once, and its answer is taken at once.
    pub fn answer(&mut self, request: Request) -> Out {
        self.cycle(input(request));
        let out = self.cycle(taking());
        assert!(out.answer_valid, "{request:?}");
        out
    }

    /// What a request is answered with: the core forwarded to, and the line's sharers.
    pub fn says(&mut self, request: Request) -> (Option<u64>, Vec<u64>) {
        said(&self.answer(request))
    }

    /// The requests, answers aside.
    pub fn run(&mut self, requests: &[Request]) {
        for request in requests {
            self.answer(*request);
        }
    }
}

/// The core forwarded to, and the line's sharers.
pub fn said(out: &Out) -> (Option<u64>, Vec<u64>) {
    let sharers = (0..64).filter(|core| out.answer_sharers >> core & 1 == 1);
    (out.answer_forward.then_some(out.answer_forward_core), sharers.collect())
}

/// A cycle in which an answer is taken and nothing is offered.
pub fn taking() -> In {
    In { answer_ready: true, ..In::default() }
}

/// A cycle in which an answer is taken and the request is offered.
pub fn input(request: Request) -> In {
    beside(taking(), request)
}

/// The same cycle with the request offered too.
pub fn beside(base: In, request: Request) -> In {
    let lookup = |lookup_line, lookup_core, lookup_asks, lookup_adds| In {
        lookup_valid: true,
        lookup_line,
        lookup_core,
        lookup_asks,
        lookup_adds,
        ..base
    };
    match request {
        Request::Ask(line, core) => lookup(line, core, true, false),
        Request::Add(line, core) => lookup(line, core, false, true),
        Request::Load(line, core) => lookup(line, core, true, true),
        Request::Pass(line, core) => lookup(line, core, false, false),
        Request::Remove(line, core) => {
            In { remove_valid: true, remove_line: line, remove_core: core, ..base }
        }
        Request::Invalidate(line) => In { invalidate_valid: true, invalidate_line: line, ..base },
        Request::Flush => In { flush_valid: true, ..base },
    }
}
