//! A core's port: what it offers, which status came, and that every request is answered.

use testbenches::contract::Violation;

use crate::answers::{Answered, Answers};
use crate::history::Returned;
use crate::parts::{Judge, Observer, Program, Refusal, Status};
use crate::wiring::{Given, Shown, Wiring};
use base::environment::{CoreRequest, LOAD, STORE};
use base::streams::{CoreReply, status};

/// The port of one core.
#[derive(Debug)]
pub struct Port {
    core: usize,
    /// A request that finds no room has its status later.
    waits_when_full: bool,
    offered: Option<CoreRequest>,
    /// Accepted, and without a status.
    accepted: Option<CoreRequest>,
    answers: Answers,
    /// Requests that were accepted and not refused.
    count: u64,
    /// The longest that one waited for its answer.
    longest: u64,
    is_flushing: bool,
}

impl Port {
    pub(crate) fn new(core: usize, waits_when_full: bool) -> Port {
        Port {
            core,
            waits_when_full,
            offered: None,
            accepted: None,
            answers: Answers::default(),
            count: 0,
            longest: 0,
            is_flushing: false,
        }
    }

    /// A kernel begins.
    pub(crate) fn begin(&mut self) {
        self.is_flushing = false;
    }

    /// The request whose status comes next: in this cycle, but where it may wait.
    pub fn accepted(&self) -> Option<&CoreRequest> {
        self.accepted.as_ref()
    }

    /// Requests that are not answered, refused ones included.
    pub fn unanswered(&self) -> usize {
        self.answers.len()
    }

    /// A request with this identifier is not answered.
    pub fn is_known(&self, id: u64) -> bool {
        self.answers.is_known(id)
    }

    /// The cycle of a request's first offer; 0 if it is not known.
    pub fn since(&self, id: u64) -> u64 {
        self.answers.since(id)
    }

    /// `flush` is high.
    pub fn is_flushing(&self) -> bool {
        self.is_flushing
    }

    /// Requests that were accepted and not refused, since the beginning.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The longest time from a request's first offer to its answer, in cycles.
    pub fn longest(&self) -> u64 {
        self.longest
    }

    /// Nothing is offered, and no status outstanding.
    pub fn is_quiet(&self) -> bool {
        self.offered.is_none() && self.accepted.is_none()
    }

    /// The core's part of a node's inputs.
    pub(crate) fn drive<H, C>(
        &mut self,
        now: u64,
        program: &mut impl Program,
        given: &mut Given<H, C>,
    ) {
        let is_free = self.offered.is_none();
        if let (Some(request), true) = (program.offer(self.core, now, is_free, self), is_free) {
            if !self.answers.is_known(request.id) {
                self.answers.ask(&request, now);
            }
            self.offered = Some(request);
        }
        self.is_flushing |= program.flushes() && self.is_quiet() && program.has_asked(self.core);
        given.flush = self.is_flushing;
        given.takes_reply = program.takes_reply(self.core);
        if let Some(request) = &self.offered {
            given.core_request = *request;
        }
    }

    /// The outputs of its node in the same cycle. Gives whether a load was accepted, and whether as a
    /// hit.
    pub(crate) fn see<W: Wiring, P: Program>(
        &mut self,
        now: u64,
        given: &Given<W::ToHome, W::ToCore>,
        shown: &Shown<'_, W::ToHome, W::ToCore>,
        (program, judge, observer): (&mut P, &mut impl Judge, &mut impl Observer<W, P::Record>),
    ) -> Result<Option<bool>, Violation> {
        let mut access = None;
        let is_told = shown.status.valid || !self.waits_when_full;
        if let Some(request) = self.accepted.take_if(|_| is_told) {
            let word = self.status(&request, shown.status)?;
            let record = program.record(self.core, request.id);
            observer.status(&Status { now, core: self.core, request: &request, word, record });
            if word == status::RESERVATION_FAIL as u64 {
                program.refused(self.core, Refusal { request, now });
            } else {
                self.answers.accept(request.id, self.count);
                program.accepted(self.core, now, &request);
                if request.kind != LOAD {
                    judge.made(self.core, self.count, &request);
                }
                self.count += 1;
                access = (request.kind == LOAD).then_some(word <= status::HIT_PENDING as u64);
            }
        }
        if given.core_request.valid && shown.takes_request {
            if let Some(waiting) = &self.accepted {
                let rule = format!("none must be accepted while id {:#x} waits", waiting.id);
                return Err(Violation::new("R4", rule));
            }
            self.accepted = self.offered.take();
        }
        if shown.reply.valid && given.takes_reply {
            let CoreReply { sector, data, .. } = *shown.reply;
            let answer = self.answers.reply(shown.reply)?;
            if answer.is_last {
                self.longest = self.longest.max(now - answer.since);
                observer.answered(self.core, now, &answer);
                program.answered(self.core, now, &answer);
            }
            if answer.kind != STORE {
                let Answered { number, kind, line, .. } = answer;
                judge.judge(Returned { core: self.core, number, kind, line, sector, data })?;
            }
        }
        if given.flush && shown.flushed && self.answers.len() > 0 {
            return Err(Violation::new(
                "R17",
                "every local request must be answered before flushed",
            ));
        }
        Ok(access)
    }

    /// The status of the request that was accepted last.
    fn status(
        &self,
        request: &CoreRequest,
        shown: &base::streams::CoreStatus,
    ) -> Result<u64, Violation> {
        if !shown.valid || shown.id != request.id {
            let rule = format!("the status of id {:#x} must come now", request.id);
            return Err(Violation::new("R4", rule));
        }
        match shown.word <= status::RESERVATION_FAIL as u64 {
            true => Ok(shown.word),
            false => Err(Violation::new("R4", "a status must be 0 to 4")),
        }
    }

    /// No request waits longer than `patience`.
    pub(crate) fn in_time(&self, now: u64, patience: u64) -> Result<(), Violation> {
        self.answers.in_time(now, patience)
    }
}
