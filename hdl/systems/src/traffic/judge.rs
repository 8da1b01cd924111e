//! Checks of a core whose loads may be answered by other nodes: nothing of tags, all of order.

use std::collections::{HashMap, HashSet};

use base::Geometry;
use base::environment::{Guarantee, Status};
use base::ports::{In, Out};
use base::streams::{CoreReply, CoreRequest, status};
use testbenches::contract::{StreamContract, Violation};

use super::cores::writer_of;

/// Cycles in which every request is accepted, and every accepted one answered.
pub const BOUND: u64 = 20_000;

/// The checks of one core, from a reset on: streams, statuses and their events, every reply against the core's
/// order of requests, `flush`, and [`BOUND`].
pub struct Judge {
    /// Requests that find no room stay in lookup.
    waits_when_full: bool,
    guarantee: Guarantee,
    /// Its place among the cores of a cluster, where it loads what others write.
    among: Option<(u64, u64)>,
    /// Of the lines of which this says no, loads may be older, or newer, than their place.
    is_in_order: Option<Box<dyn Fn(u64) -> bool>>,
    geometry: Geometry,
    /// Loads of such lines, and of lines of others: nothing of their bytes is known.
    of_others: Guarantee,
    ids_of_others: HashSet<u64>,
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
            among: None,
            is_in_order: None,
            geometry: geometry.clone(),
            of_others: Guarantee::new(geometry.sector_bytes()).in_any_order(),
            ids_of_others: HashSet::new(),
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

    /// The same of core `core` of `number` that load what others write: of such loads their beats are checked, not what
    /// is in them.
    pub fn among(self, core: usize, number: usize) -> Judge {
        Judge { among: Some((core as u64, number as u64)), ..self }
    }

    /// The same where a load may be older, or newer, than its place, but of lines of which this says yes.
    pub fn in_order_of(self, is_in_order: impl Fn(u64) -> bool + 'static) -> Judge {
        Judge { is_in_order: Some(Box::new(is_in_order)), ..self }
    }

    /// The same where a load may be older, or newer, than its place.
    pub fn in_any_order(self) -> Judge {
        Judge { guarantee: self.guarantee.in_any_order(), ..self }
    }

    /// The guarantee that the answers to a request must keep.
    fn guarantee_of(&mut self, id: u64) -> &mut Guarantee {
        if self.ids_of_others.contains(&id) { &mut self.of_others } else { &mut self.guarantee }
    }

    /// A request got its status.
    fn accept(&mut self, request: &CoreRequest, status: Status) -> Result<(), Violation> {
        let is_of_other = self.among.is_some_and(|(core, number)| {
            let writer = writer_of(self.geometry.tag_of(request.line), number);
            writer != core && writer != number
        });
        let is_in_order = self.is_in_order.as_ref().is_none_or(|is| is(request.line));
        match is_of_other || !is_in_order {
            true => self.ids_of_others.insert(request.id),
            false => self.ids_of_others.remove(&request.id),
        };
        self.guarantee_of(request.id).accept(request, status)
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
            self.guarantee_of(reply.id).reply(&reply)?;
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
                self.accept(&request, status)
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
            return broken("must stay high until flush has fallen");
        }
        if out.flushed && self.guarantee.outstanding() + self.of_others.outstanding() > 0 {
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
