//! A core: asks as its program says, retries what was refused, and takes its replies when it
//! likes.

use std::collections::VecDeque;

use testbenches::contract::Violation;
use testbenches::stimulus::{Pattern, Pressure, Rng};

use super::answers::Answers;
use super::history::{History, Returned};
use super::program::Program;
use super::setup::Setup;
use crate::node::{Config, In, Out};
use base::environment::{CoreRequest, LOAD, STORE};
use base::streams::{CoreReply, status};

/// One core.
pub(super) struct Core {
    number: usize,
    outstanding: usize,
    retries_in_order: bool,
    id_bits: usize,
    rng: Rng,
    gaps: Pressure,
    replies: Pressure,
    program: Program,
    /// CoreRequests that the kernel still has.
    left: u64,
    /// Asks for a line only when it knows what became of its request before to that line.
    is_patient: bool,
    /// What a test asks for, before all else.
    wanted: VecDeque<CoreRequest>,
    offered: Option<CoreRequest>,
    /// Accepted in the cycle before.
    accepted: Option<CoreRequest>,
    refused: Vec<CoreRequest>,
    answers: Answers,
    /// CoreRequests that were accepted and not refused.
    count: u64,
    /// The longest that one waited for its answer.
    longest: u64,
    is_flushing: bool,
}

impl Core {
    pub fn new(number: usize, config: &Config, setup: &Setup, seed: u64) -> Core {
        // A core that does only what a test asks for does it at once.
        let always = || Pressure::fixed(Pattern::Always);
        let is_eager = setup.is_eager || setup.requests.most == 0;
        let pressure = if is_eager { always } else { Pressure::mixed };
        Core {
            number,
            outstanding: setup.outstanding.min((1 << config.id_bits()) - 1),
            retries_in_order: setup.retries_in_order,
            id_bits: config.id_bits(),
            rng: Rng::stream(seed, 1 + number as u64),
            gaps: pressure(),
            replies: pressure(),
            program: Program::default(),
            left: 0,
            is_patient: false,
            wanted: VecDeque::new(),
            offered: None,
            accepted: None,
            refused: Vec::new(),
            answers: Answers::default(),
            count: 0,
            longest: 0,
            is_flushing: false,
        }
    }

    /// A kernel begins.
    pub fn begin(&mut self, program: &Program, requests: u64) {
        self.program = program.clone();
        self.left = requests;
        // What a test asks for comes as fast as it can.
        self.is_patient = requests > 0 && self.rng.chance(1, 2);
        self.is_flushing = false;
    }

    /// A request that a test wants; it gets an identifier.
    pub fn want(&mut self, request: CoreRequest) {
        self.wanted.push_back(request);
    }

    /// CoreRequests that were accepted and not refused, since the beginning.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The longest time from a request's first offer to its answer.
    pub fn longest(&self) -> u64 {
        self.longest
    }

    /// Nothing is left to ask, and everything answered.
    pub fn is_idle(&self) -> bool {
        self.has_asked() && self.answers.len() == 0
    }

    fn has_asked(&self) -> bool {
        let waits = self.offered.or(self.accepted).is_some();
        self.left == 0 && self.wanted.is_empty() && self.refused.is_empty() && !waits
    }

    /// Its part of a node's inputs; `flushes` once it has nothing to ask.
    pub fn drive(&mut self, now: u64, flushes: bool, input: &mut In) {
        let may_offer = self.gaps.next(&mut self.rng);
        if self.offered.is_none() && may_offer {
            self.offered = self.choose(now);
        }
        self.is_flushing |= flushes && self.has_asked();
        input.flush = self.is_flushing;
        input.core_reply.ready = self.replies.next(&mut self.rng);
        input.core_request = self.offered.unwrap_or_default();
    }

    /// What is offered next: something that was refused, or something new.
    fn choose(&mut self, now: u64) -> Option<CoreRequest> {
        let is_new_allowed = self.answers.len() < self.outstanding && !self.is_flushing;
        let is_new = is_new_allowed
            && (!self.wanted.is_empty() || self.left > 0)
            && (self.refused.is_empty() || self.rng.chance(1, 2));
        if is_new {
            return self.new_request(now);
        }
        // The first that was refused of any line: a line's requests keep their order.
        let chosen = match self.retries_in_order {
            true => self.refused.iter().min_by_key(|request| self.answers.since(request.id)),
            false => self.refused.get(self.rng.below(self.refused.len() as u64) as usize),
        };
        let any = chosen?.line;
        if self.must_wait_for(any) {
            return None;
        }
        let first = self.refused.iter().position(|request| request.line == any)?;
        Some(self.refused.remove(first))
    }

    fn new_request(&mut self, now: u64) -> Option<CoreRequest> {
        let mut id = self.rng.bits(self.id_bits);
        while self.answers.is_known(id) {
            id = self.rng.bits(self.id_bits);
        }
        let request = match self.wanted.front() {
            Some(&request) => CoreRequest { id, ..request },
            None => self.program.request(id, &mut self.rng),
        };
        let is_refused = self.refused.iter().any(|before| before.line == request.line);
        if is_refused || self.must_wait_for(request.line) {
            return None;
        }
        match self.wanted.pop_front() {
            Some(_) => {}
            None => self.left -= 1,
        }
        self.answers.ask(request, now);
        Some(request)
    }

    /// The request of the cycle before is of this line, and may be refused.
    fn must_wait_for(&self, line: u64) -> bool {
        self.is_patient && self.accepted.is_some_and(|before| before.line == line)
    }

    /// What its node answered in the same cycle.
    pub fn see(
        &mut self,
        now: u64,
        input: &In,
        out: &Out,
        history: &mut History,
    ) -> Result<(), Violation> {
        if let Some(request) = self.accepted.take() {
            self.status(request, out, history)?;
        }
        if input.core_request.valid && out.core_request.ready {
            self.accepted = self.offered.take();
        }
        if out.core_reply.valid && input.core_reply.ready {
            self.reply(now, out, history)?;
        }
        if input.flush && out.flushed && self.answers.len() > 0 {
            return Err(Violation::new("R17", "every own request must be answered before flushed"));
        }
        Ok(())
    }

    fn status(
        &mut self,
        request: CoreRequest,
        out: &Out,
        history: &mut History,
    ) -> Result<(), Violation> {
        if !out.core_status.valid || out.core_status.id != request.id {
            let rule = format!("the status of id {:#x} must come now", request.id);
            return Err(Violation::new("R4", rule));
        }
        if out.core_status.word == status::RESERVATION_FAIL as u64 {
            self.refused.push(request);
            return Ok(());
        }
        self.answers.accept(request.id, self.count);
        if request.kind != LOAD {
            history.made(self.number, self.count, request);
        }
        self.count += 1;
        Ok(())
    }

    fn reply(&mut self, now: u64, out: &Out, history: &mut History) -> Result<(), Violation> {
        let CoreReply { sector, data, last, .. } = out.core_reply;
        let asked = self.answers.reply(&out.core_reply)?;
        if last {
            self.longest = self.longest.max(now - asked.since);
        }
        let (kind, line) = (asked.request.kind, asked.request.line);
        match asked.number {
            Some(number) if kind != STORE => {
                let core = self.number;
                history.judge(Returned { core, number, kind, line, sector, data })
            }
            _ => Ok(()),
        }
    }

    /// No request waits longer than `patience`.
    pub fn in_time(&self, now: u64, patience: u64) -> Result<(), Violation> {
        self.answers.in_time(now, patience)
    }
}
