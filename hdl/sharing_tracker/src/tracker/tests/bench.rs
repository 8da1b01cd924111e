//! A rule's test as a list of requests, run on every engine.

use testbenches::testing;

use super::super::{Answer, AnswerBack, Dut, Flush, In, Invalidate, Lookup, Remove};

/// A request, with its line and core.
#[derive(Clone, Copy, Debug)]
pub enum Request {
    /// A lookup with `may_forward`.
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

/// The tracker after a reset.
pub type Bench = testing::Bench<Dut>;

/// The request passes at once, and its answer is taken at once.
pub fn answer(bench: &mut Bench, request: Request) -> Answer {
    bench.cycle(input(request));
    let out = bench.cycle(taking());
    assert!(out.answer.valid, "{request:?}");
    out.answer
}

/// The answer to a request: the core forwarded to, and the line's sharers.
pub fn says(bench: &mut Bench, request: Request) -> (Option<u64>, Vec<u64>) {
    said(&answer(bench, request))
}

/// The requests, answers aside.
pub fn run(bench: &mut Bench, requests: &[Request]) {
    for request in requests {
        answer(bench, *request);
    }
}

/// The core forwarded to, and the line's sharers.
pub fn said(answer: &Answer) -> (Option<u64>, Vec<u64>) {
    let sharers = (0..64).filter(|core| answer.sharers >> core & 1 == 1);
    (answer.forward.then_some(answer.forward_core), sharers.collect())
}

/// A cycle in which an answer is taken and nothing is offered.
pub fn taking() -> In {
    In { answer: AnswerBack { ready: true }, ..In::default() }
}

/// A cycle in which an answer is taken and the request is offered.
pub fn input(request: Request) -> In {
    beside(taking(), request)
}

/// The same cycle with the request offered too.
pub fn beside(base: In, request: Request) -> In {
    let lookup =
        |line, core, may_forward, adds| Lookup { valid: true, line, core, may_forward, adds };
    match request {
        Request::Ask(line, core) => In { lookup: lookup(line, core, true, false), ..base },
        Request::Add(line, core) => In { lookup: lookup(line, core, false, true), ..base },
        Request::Load(line, core) => In { lookup: lookup(line, core, true, true), ..base },
        Request::Pass(line, core) => In { lookup: lookup(line, core, false, false), ..base },
        Request::Remove(line, core) => In { remove: Remove { valid: true, line, core }, ..base },
        Request::Invalidate(line) => In { invalidate: Invalidate { valid: true, line }, ..base },
        Request::Flush => In { flush: Flush { valid: true }, ..base },
    }
}
