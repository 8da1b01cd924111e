//! Checks of a cache in every cycle, without a model: the contract of the streams, every reply against a
//! golden memory, and the status codes.

use std::collections::HashSet;

use testbenches::contract::{StreamContract, Violation};

use crate::Geometry;
use crate::environment::{Guarantee, LOAD, STORE, Status};
use crate::ports::{In, Out};
use crate::streams::{CoreReply, CoreRequest, DownReply, DownRequest};

/// The checks of one cache, from a reset on.
pub struct Checks {
    /// A plain load may be answered with `bypass`.
    may_bypass: bool,
    /// A load that bypasses the cache may be answered by it (R29).
    looks_up_bypassing: bool,
    /// Requests without room stay in lookup (R27).
    waits_when_full: bool,
    guarantee: Guarantee,
    core_request: StreamContract<CoreRequest>,
    core_reply: StreamContract<CoreReply>,
    down_request: StreamContract<DownRequest>,
    down_reply: StreamContract<DownReply>,
    /// The status of the cycle before, a bit of its word (R25).
    said: u64,
    /// The request that is accepted and has no status.
    accepted: Option<CoreRequest>,
    /// Lines that missed since they were all made invalid: no other can hit.
    missed: HashSet<u64>,
    /// In the cycle before, `flush` and `flushed` were true.
    flushed_stands: bool,
}

impl Checks {
    /// The checks of an L1; of one that may answer a plain load with `bypass`, if it `may_bypass`.
    pub fn new(config: &Geometry, may_bypass: bool) -> Checks {
        Checks {
            may_bypass,
            looks_up_bypassing: config.looks_up_bypassing(),
            waits_when_full: config.waits_when_full(),
            guarantee: Guarantee::new(config.sector_bytes()),
            core_request: StreamContract::new("core_request").may_start_valid(),
            core_reply: StreamContract::new("core_reply"),
            down_request: StreamContract::new("down_request"),
            down_reply: StreamContract::new("down_reply").may_start_valid(),
            said: 0,
            accepted: None,
            missed: HashSet::new(),
            flushed_stands: false,
        }
    }

    /// The same of a cache whose loads may be older, or newer, than their place.
    pub fn in_any_order(mut self) -> Checks {
        self.guarantee = self.guarantee.in_any_order();
        self
    }

    /// Requests whose reply is not complete.
    pub fn outstanding(&self) -> usize {
        self.guarantee.outstanding()
    }

    /// One cycle; gives the request that is accepted and had no status before it.
    ///
    /// # Errors
    /// The rule that this cycle breaks.
    pub fn observe(&mut self, input: &In, out: &Out) -> Result<Option<CoreRequest>, Violation> {
        self.streams(input, out)?;
        let accepted = self.accepted.take();
        self.status(accepted, out)?;
        if out.core_reply.valid && input.core_reply.ready {
            self.guarantee.reply(&out.core_reply)?;
        }
        self.flush(input, out)?;
        let is_accepted = input.core_request.valid && out.core_request.ready;
        let waiting = accepted.filter(|_| !out.core_status.valid);
        if is_accepted && waiting.is_some() {
            return Err(Violation::new("R27", "no request must be accepted while one waits"));
        }
        self.accepted = if is_accepted { Some(input.core_request) } else { waiting };
        Ok(accepted)
    }

    /// Contract of `flush` and `flushed` (R21, R23).
    fn flush(&mut self, input: &In, out: &Out) -> Result<(), Violation> {
        if input.flush && out.core_request.ready {
            return Err(Violation::new("R21", "no request must be accepted while flush is high"));
        }
        if self.flushed_stands && !out.flushed {
            return Err(Violation::new("R23", "flushed must stay high until flush has fallen"));
        }
        if out.flushed && self.outstanding() > 0 {
            return Err(Violation::new("R23", "every request must be answered before flushed"));
        }
        if out.flushed {
            self.missed.clear();
        }
        self.flushed_stands = input.flush && out.flushed;
        Ok(())
    }

    /// The contract of every stream.
    fn streams(&mut self, input: &In, out: &Out) -> Result<(), Violation> {
        let (request, reply) = (input.core_request, out.core_reply);
        self.core_request.check(request.valid, out.core_request.ready, request)?;
        self.down_request.check(
            out.down_request.valid,
            input.down_request.ready,
            out.down_request,
        )?;
        self.core_reply.check(reply.valid, input.core_reply.ready, reply)?;
        self.down_reply.check(input.down_reply.valid, out.down_reply.ready, input.down_reply)
    }

    /// A status for each accepted request, a word that fits it (R1, R27), and in the next cycle its event (R25).
    fn status(&mut self, accepted: Option<CoreRequest>, out: &Out) -> Result<(), Violation> {
        let events = [
            out.event.hit,
            out.event.hit_pending,
            out.event.miss,
            out.event.bypass,
            out.event.reservation_fail,
        ];
        let now = if out.core_status.valid { 1 << out.core_status.word } else { 0 };
        let said = std::mem::replace(&mut self.said, now);
        let seen = (0..5).filter(|&word| events[word]).fold(0, |mask, word| mask | 1 << word);
        if seen != said {
            return Err(Violation::new(
                "R25",
                format!("events must be as the status before; {seen:#b}"),
            ));
        }
        let Some(request) = accepted else {
            return match out.core_status.valid {
                true => Err(Violation::new("R1", "a status must follow an accepted request")),
                false => Ok(()),
            };
        };
        if self.waits_when_full && !out.core_status.valid {
            return Ok(());
        }
        if !out.core_status.valid || out.core_status.id != request.id {
            let rule = format!("the status of id {:#x} must come now", request.id);
            return Err(Violation::new("R1", rule));
        }
        let plain = !request.bypass_l1;
        let legal: &[u64] = match request.kind {
            LOAD if plain && self.may_bypass => &[0, 1, 2, 3, 4],
            LOAD if plain => &[0, 1, 2, 4],
            LOAD if self.looks_up_bypassing => &[0, 1, 3, 4],
            STORE if plain => &[0, 2, 4],
            _ => &[3, 4],
        };
        let is_refusal = self.waits_when_full && out.core_status.word == 4;
        if is_refusal || !legal.contains(&out.core_status.word) {
            let rule = format!("word {} must not answer {request:x?}", out.core_status.word);
            return Err(Violation::new("status", rule));
        }
        let is_miss = request.kind == LOAD && out.core_status.word == 2;
        if is_miss {
            self.missed.insert(request.line);
        } else if out.core_status.word < 2 && !self.missed.contains(&request.line) {
            let rule = format!("line {:#x} must miss before it hits", request.line);
            return Err(Violation::new("R3", rule));
        }
        let status = match out.core_status.word {
            4 => Status::Refused,
            0..=2 if request.kind == LOAD => Status::Cached,
            _ => Status::Direct,
        };
        self.guarantee.accept(&request, status)
    }
}
