//! What is checked of a core whose loads may be answered by other nodes than its own: nothing of tags, all of order.

use std::collections::HashMap;

use base::Geometry;
use base::environment::{Guarantee, Status};
use base::ports::{In, Out};
use base::streams::{CoreReply, CoreRequest, status};
use testbenches::contract::{StreamContract, Violation};

/// Cycles in which every request is accepted, and every accepted one answered.
pub const BOUND: u64 = 20_000;

/// The checks of one core, from a reset on: streams, statuses and their events, every reply against the core's own
/// order of requests, `flush`, and [`BOUND`].
pub struct Judge {
    /// What finds no room stays in lookup.
    waits_when_full: bool,
    guarantee: Guarantee,
    core_request: StreamContract<CoreRequest>,
    core_reply: StreamContract<CoreReply>,
    /// The request that is accepted and has no status.
    accepted: Option<CoreRequest>,
    /// Cycles that it has had none.
    waited: u64,
    /// The status of the cycle before.
    said: Option<u64>,
    flushed_stands: bool,
    now: u64,
    /// Cycles that the head has been offered.
    offered: u64,
    /// The cycle in which each request that is in flight was accepted.
    since: HashMap<u64, u64>,
}

impl Judge {
    /// The checks of a core whose requests have this geometry.
    pub fn new(geometry: &Geometry) -> Judge {
        Judge {
            waits_when_full: geometry.waits_when_full(),
            guarantee: Guarantee::new(geometry.sector_bytes()),
            core_request: StreamContract::new("core_request").may_start_valid(),
            core_reply: StreamContract::new("core_reply"),
            accepted: None,
            waited: 0,
            said: None,
            flushed_stands: false,
            now: 0,
            offered: 0,
            since: HashMap::new(),
        }
    }

    /// One cycle.
    ///
    /// # Errors
    /// The rule that this cycle breaks.
    pub fn observe(&mut self, input: &In, out: &Out) -> Result<(), Violation> {
        let (request, reply) = (input.core_request, out.core_reply);
        self.core_request.check(request.valid, out.core_request.ready, request)?;
        self.core_reply.check(reply.valid, input.core_reply.ready, reply)?;
        self.events(out)?;
        self.status(out)?;
        if reply.valid && input.core_reply.ready {
            self.guarantee.reply(&reply)?;
            if reply.last {
                self.since.remove(&reply.id);
            }
        }
        self.flush(input, out)?;
        let is_accepted = request.valid && out.core_request.ready;
        if is_accepted && self.accepted.is_some() {
            let rule = format!("must not be accepted while {:x?} waits", self.accepted);
            return Err(Violation::new("core_request", rule));
        }
        self.waited = if self.accepted.is_some() { self.waited + 1 } else { 0 };
        self.accepted = self.accepted.or(is_accepted.then_some(request));
        self.offered = if request.valid && !is_accepted { self.offered + 1 } else { 0 };
        self.wait()
    }

    /// The events are those of the status before.
    fn events(&mut self, out: &Out) -> Result<(), Violation> {
        let event = &out.event;
        let seen = [event.hit, event.hit_pending, event.miss, event.bypass, event.reservation_fail];
        let said = std::mem::replace(
            &mut self.said,
            out.core_status.valid.then_some(out.core_status.word),
        );
        match (0..5).all(|word| seen[word as usize] == (said == Some(word))) {
            true => Ok(()),
            false => {
                Err(Violation::new("event", format!("must be as the status before, {said:?}")))
            }
        }
    }

    /// A status for each accepted request, in the cycle behind it or when it has waited.
    fn status(&mut self, out: &Out) -> Result<(), Violation> {
        let told = out.core_status;
        match self.accepted.take() {
            Some(request) if told.valid && told.id == request.id => {
                let is_refused = told.word == status::RESERVATION_FAIL as u64;
                if !is_refused {
                    self.since.insert(request.id, self.now);
                }
                let status = if is_refused { Status::Refused } else { Status::Direct };
                self.guarantee.accept(&request, status)
            }
            None if !told.valid => Ok(()),
            waiting @ Some(_) if self.waits_when_full && !told.valid => {
                self.accepted = waiting;
                Ok(())
            }
            other => Err(Violation::new(
                "core_status",
                format!("must answer {other:x?}; {told:x?} came"),
            )),
        }
    }

    fn flush(&mut self, input: &In, out: &Out) -> Result<(), Violation> {
        let broken = |rule| Err(Violation::new("flushed", rule));
        if self.flushed_stands && !out.flushed {
            return broken("must stand until flush has fallen");
        }
        if out.flushed && self.guarantee.outstanding() > 0 {
            return broken("every request must be answered before flushed");
        }
        self.flushed_stands = input.flush && out.flushed;
        Ok(())
    }

    /// Nothing waits for longer than the bound.
    fn wait(&mut self) -> Result<(), Violation> {
        self.now += 1;
        if self.offered.max(self.waited) > BOUND {
            let rule = format!("must be accepted within {BOUND} cycles");
            return Err(Violation::new("core_request", rule));
        }
        // Looked at now and then: the table has as many rows as the core has identifiers.
        if self.now.is_multiple_of(64) {
            let late = self.since.iter().find(|(_, since)| self.now - **since > BOUND);
            if let Some((id, _)) = late {
                let rule = format!("id {id:#x} must be answered within {BOUND} cycles");
                return Err(Violation::new("core_reply", rule));
            }
        }
        Ok(())
    }
}
