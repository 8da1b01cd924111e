//! The golden model: the rules of the block's page.

use std::collections::VecDeque;

use testbenches::dut::Model;

use super::Config;
use super::ports::{In, Lookup, Miss, Out, Request, Served, Unserved};

/// Places of the queue of `unserved` (R11).
const UNSERVED: usize = 2;

/// Builds that break a rule, for tests that must notice it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wrong {
    /// A request from CB needs one free place, as published (R3).
    pub no_bubble: bool,
    /// The head of CB waits for the ring for ever (R10).
    pub no_patience: bool,
}

/// The state of the stop.
#[derive(Clone, Debug)]
pub struct RequestStop {
    config: Config,
    wrong: Wrong,
    /// CB.
    buffer: VecDeque<Miss>,
    /// Cycles that its head has waited.
    waited: u32,
    /// ReqQ.
    queue: VecDeque<Request>,
    /// Its head was looked up in the cycle before.
    is_answered: bool,
    /// Its head has missed (R7).
    has_missed: bool,
    unserved: VecDeque<Unserved>,
}

/// Where the head of ReqQ goes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Nowhere,
    Next,
    Served,
    Unserved,
}

impl RequestStop {
    /// Empty queues (R14).
    pub fn new(config: &Config) -> RequestStop {
        RequestStop::with(config, Wrong::default())
    }

    /// The same of a build that is wrong.
    pub fn with(config: &Config, wrong: Wrong) -> RequestStop {
        RequestStop {
            config: config.clone(),
            wrong,
            buffer: VecDeque::new(),
            waited: 0,
            queue: VecDeque::new(),
            is_answered: false,
            has_missed: false,
            unserved: VecDeque::new(),
        }
    }

    /// Requests in CB.
    pub fn buffered(&self) -> usize {
        self.buffer.len()
    }

    /// The head of CB has timed out (R10).
    pub fn is_expired(&self) -> bool {
        !self.buffer.is_empty() && self.is_at_end()
    }

    /// The line at the head of ReqQ, of which `answer` is; 0 when there is none.
    pub fn looked_up(&self) -> u64 {
        self.queue.front().map_or(0, |head| head.line)
    }

    /// The foreign head that is decided on in the coming cycle (R5).
    pub fn decided(&self) -> Option<Request> {
        self.queue.front().copied().filter(|_| self.is_answered)
    }

    /// Requests in ReqQ.
    pub fn queued(&self) -> usize {
        self.queue.len()
    }

    /// Places of ReqQ that are free.
    fn free(&self) -> usize {
        self.config.request_queue() - self.queue.len()
    }

    /// R5 to R9: where the head goes, if anywhere.
    fn way(&self, input: &In) -> Way {
        match self.queue.front() {
            None => Way::Nowhere,
            Some(head) if head.core == input.core && head.travelled => Way::Unserved,
            Some(head) if head.core == input.core => Way::Next,
            Some(_) if self.has_missed => Way::Next,
            Some(_) if !self.is_answered => Way::Nowhere,
            Some(_) if input.answer.hit => Way::Served,
            Some(_) => Way::Next,
        }
    }

    /// R10: the head of CB goes to L2.
    fn is_at_end(&self) -> bool {
        !self.wrong.no_patience && self.waited >= self.config.timeout()
    }

    /// R3: the head of CB enters ReqQ.
    fn inserts(&self, input: &In) -> bool {
        let needed = if self.wrong.no_bubble { 1 } else { 2 };
        !self.buffer.is_empty()
            && self.free() >= needed
            && !input.passing.valid
            && !self.is_at_end()
    }

    /// R4 to R9: the head leaves ReqQ at the end of the cycle.
    fn leaves(&self, input: &In) -> bool {
        match self.way(input) {
            Way::Next => input.next.ready,
            Way::Served => input.served.ready,
            Way::Unserved => self.has_place(),
            Way::Nowhere => false,
        }
    }

    /// The queue of `unserved` has a free place.
    fn has_place(&self) -> bool {
        self.unserved.len() < UNSERVED
    }

    /// The outputs in a cycle with these inputs.
    pub fn outputs(&self, input: &In) -> Out {
        let mut out = Out::default();
        out.inject.ready = self.buffer.len() < self.config.buffer();
        out.passing.ready = self.free() > 0;
        out.idle = self.buffer.is_empty() && self.unserved.is_empty();
        out.unserved = self.unserved.front().copied().unwrap_or_default();
        let head = self.queue.front().copied().unwrap_or_default();
        let Request { line, core, entry, .. } = head;
        match self.way(input) {
            Way::Next => {
                let travelled = head.travelled || core == input.core;
                out.next = Request { valid: true, travelled, ..head };
            }
            Way::Served => {
                out.served = Served { valid: true, line, way: input.answer.way, core, entry };
            }
            Way::Unserved => out.round_trip = self.has_place(),
            Way::Nowhere => {}
        }
        // R10
        out.timed_out = self.is_expired() && self.has_place() && !out.round_trip;
        // R4
        let leaves = self.leaves(input);
        let coming = self.queue.get(usize::from(leaves));
        let is_decided = out.next.valid && !leaves;
        if let Some(next) = coming.filter(|next| next.core != input.core && !is_decided) {
            out.lookup = Lookup { valid: true, line: next.line };
        }
        out
    }

    /// The clock edge of such a cycle.
    pub fn edge(&mut self, input: &In, out: &Out) {
        let (inserts, leaves) = (self.inserts(input), self.leaves(input));
        let head = self.queue.front().copied().unwrap_or_default();
        self.is_answered = out.lookup.valid;
        self.has_missed = out.next.valid && !leaves;
        if out.unserved.valid && input.unserved.ready {
            self.unserved.pop_front();
        }
        if leaves {
            self.queue.pop_front();
        }
        if out.round_trip {
            let Request { line, entry, .. } = head;
            self.unserved.push_back(Unserved { valid: true, line, entry, timed_out: false });
        }
        self.waited = if self.buffer.is_empty() { 0 } else { self.waited.saturating_add(1) };
        if (inserts || out.timed_out)
            && let Some(Miss { line, entry, .. }) = self.buffer.pop_front()
        {
            self.waited = 0;
            if inserts {
                let own = Request { valid: true, line, core: input.core, entry, travelled: false };
                self.queue.push_back(own);
            } else {
                self.unserved.push_back(Unserved { valid: true, line, entry, timed_out: true });
            }
        }
        if input.passing.valid && out.passing.ready {
            self.queue.push_back(input.passing);
        }
        if input.inject.valid && out.inject.ready {
            self.buffer.push_back(input.inject);
        }
    }
}

impl Model for RequestStop {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let out = self.outputs(input);
        self.edge(input, &out);
        out
    }
}
