//! The golden model: that of every L1 and that of the scatter bypass, and what is around them.

mod arbiter;
mod forwards;
mod note;
mod waiting;

use std::collections::HashMap;

use testbenches::dut::Model;

use super::Config;
use super::ports::{Decided, In, NodeEvents, Out, WarpLine};
use crate::scatter_bypass::{self, model::ScatterBypass};
use crate::streams::{Forward, Message, Reply, kind};
use arbiter::{Arbiter, Offered};
use base::model::{Cache, LOAD, RemoteAccess};
use base::ports as l1;
use base::streams::{CoreRequest, CounterBack, DownReply, DownRequest, status};
use forwards::Forwards;
pub use note::{Entered, Note, Wrong};
use signal::port::Ready;

/// The status of a refusal.
const REFUSED: u64 = status::RESERVATION_FAIL as u64;

/// The state of the node.
#[derive(Clone, Debug)]
pub struct TrackerNode {
    config: Config,
    wrong: Wrong,
    cache: Cache,
    scatter: ScatterBypass,
    /// The decision on the warp whose lines leave the scatter bypass.
    bypasses: bool,
    /// Warps that are open (R19).
    open_warps: usize,
    /// The warp line that is looked up in the coming cycle.
    looked_up: Option<CoreRequest>,
    /// The refused line (R5).
    refused: Option<CoreRequest>,
    /// The value of `line` in the coming cycle (R4).
    reported_line: WarpLine,
    turns: Arbiter,
    forwards: Forwards,
    /// The victim of each entry's miss that has not left, and whether that of the first has (R16).
    victims: HashMap<u64, u64>,
    is_removed: bool,
    /// The events of the coming cycle (R20).
    reported: NodeEvents,
    counters: [u64; 4],
    note: Note,
}

impl TrackerNode {
    /// Everything empty (R22).
    pub fn new(config: &Config) -> TrackerNode {
        TrackerNode::with(config, Wrong::default())
    }

    /// The same of a build that is wrong.
    pub fn with(config: &Config, wrong: Wrong) -> TrackerNode {
        TrackerNode {
            config: config.clone(),
            wrong,
            cache: Cache::new(config.l1()),
            scatter: ScatterBypass::new(config.scatter()),
            bypasses: false,
            open_warps: 0,
            looked_up: None,
            refused: None,
            reported_line: WarpLine::default(),
            turns: Arbiter { forwards_first: wrong.forwards_first, ..Arbiter::default() },
            forwards: Forwards::new(config, wrong),
            victims: HashMap::new(),
            is_removed: false,
            reported: NodeEvents::default(),
            counters: [0; 4],
            note: Note::default(),
        }
    }

    /// An entry has other than two places for forwards that wait, for measurements.
    pub fn set_places(&mut self, places: usize) {
        self.forwards.waiting.set_places(places);
    }

    /// Events of the previous cycle.
    pub fn note(&self) -> &Note {
        &self.note
    }

    /// The L1.
    pub fn cache(&self) -> &Cache {
        &self.cache
    }

    /// Offers of the coming cycle: to the banks, to other cores, and back.
    pub fn offered(&self) -> (Message, Reply, Forward) {
        let Forwards { answers, nack, .. } = &self.forwards;
        (self.message(), answers.front().copied().into(), (*nack).into())
    }

    /// The line is a victim that no bank has seen yet.
    pub fn is_unreported(&self, line: u64) -> bool {
        self.victims.values().any(|victim| *victim == line)
    }

    fn is_line(&self, reply: &DownReply) -> bool {
        reply.id >> (self.config.l1().down_id_bits() - 1) == 0
    }

    /// R16: the message that is offered in the coming cycle.
    pub fn message(&self) -> Message {
        let Some(request) = self.cache.request_down() else { return Message::default() };
        match self.victims.get(&request.id).filter(|_| !self.is_removed) {
            Some(&line) if !self.wrong.forgets_victims => {
                Message { valid: true, kind: kind::REMOVE as u64, line, ..Message::default() }
            }
            _ => of_request(request),
        }
    }

    /// The warp line that is offered (R4), `refuses` if one is refused in this cycle.
    fn offered_line(&self, input: &In, refuses: bool) -> Option<CoreRequest> {
        if self.refused.is_some() {
            return self.refused;
        }
        let line = self.scatter.line();
        let is_offered = line.valid && input.ticket.valid && !refuses;
        is_offered.then(|| CoreRequest {
            valid: true,
            kind: LOAD,
            line: line.address,
            sectors: line.sectors,
            bypass_l1: self.bypasses,
            id: input.ticket.id,
            ..CoreRequest::default()
        })
    }

    /// Inputs of an L1 by itself in this cycle.
    fn l1_input(&self, input: &In, takes_down: bool, flush: bool) -> l1::In {
        l1::In {
            core_request: CoreRequest::default(),
            core_reply: input.core_reply,
            down_request: Ready { ready: takes_down },
            down_reply: input.down_reply,
            core_number: 0,
            flush,
            counter: input.counter,
        }
    }

    /// The scatter bypass's cycle (R2), `takes` if its line enters.
    fn step_scatter(&mut self, input: &In, takes_warp: bool, takes: bool) -> scatter_bypass::Out {
        let mut warp = input.warp;
        warp.valid &= takes_warp;
        let out = self.scatter.step(&scatter_bypass::In {
            active_warps: input.active_warps,
            warp,
            warp_sector: input.warp_sector,
            decision: Ready::YES,
            line: takes.into(),
        });
        self.open_warps += usize::from(warp.valid && out.warp.ready);
        let is_empty = out.decision.valid && out.decision.unique == 0;
        self.open_warps -= usize::from(is_empty || takes && out.line.last);
        if out.decision.valid {
            self.bypasses = out.decision.bypass;
        }
        out
    }

    /// R20: what happened, and the counters of what was reported.
    fn step_events(&mut self, happened: NodeEvents) {
        let NodeEvents { answered, nacked, removed, retried } = self.reported;
        let most = (1 << self.config.l1().counter_bits()) - 1;
        let events = [answered, nacked, removed, retried];
        for (counter, event) in self.counters.iter_mut().zip(events) {
            *counter = (*counter + u64::from(event)).min(most);
        }
        self.reported = happened;
    }
}

/// A request of the L1 as a message.
fn of_request(request: &DownRequest) -> Message {
    let DownRequest { kind, operation, line, sectors, byte_enable, data, id, .. } = *request;
    Message { valid: true, kind, operation, line, sectors, byte_enable, data, id }
}

impl Model for TrackerNode {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        // State at the beginning of the cycle.
        let (message, answer, nack) = self.offered();
        let removes = message.valid && message.kind == kind::REMOVE as u64;
        let means = self.forwards.means();
        let walks = self.cache.is_walking();
        let (had_refused, open_warps) = (self.refused.is_some(), self.open_warps);
        let is_quiet = !had_refused && open_warps == 0;
        let flush = input.flush && (is_quiet || self.wrong.flushes_under_warps); // R19
        let line_offered = self.scatter.line();

        // R10, R13, R15: what others look up and read, before the edge.
        let found = self.forwards.found(&self.cache, self.wrong.finds_pending);
        let was_pending =
            found.is_some_and(|(forward, _)| self.cache.tags().is_pending(forward.line));
        // R23 to R28: places and lines in flight are those before the cycle.
        let has_late = self.forwards.waiting.has_late();
        let is_held = self.forwards.waiting.holds(&self.cache);
        let was_awaited =
            found.is_some_and(|(forward, _)| self.cache.awaiting(forward.line).is_some());
        let moved = self.forwards.wait(&self.cache);
        let ended = found.filter(|_| moved.waits.is_none()).or(moved.ended);
        let read = self.forwards.read();
        let data = self.forwards.bytes(&self.cache);
        let is_reserved = read.is_some_and(|(reading, _)| self.cache.is_awaited(reading.place));
        let is_blocked = is_reserved && !self.wrong.fill_does_not_wait;
        let has_line = input.down_reply.valid && self.is_line(&input.down_reply);

        // The L1's cycle.
        let line = (has_line && !is_blocked).then_some(input.down_reply);
        let beside = RemoteAccess {
            line,
            reads: read.is_some(),
            takes_miss: false,
            holds: is_held && !self.wrong.ends_early,
        };
        let takes_down = input.message.ready && message.valid && !removes;
        let l1_input = self.l1_input(input, takes_down, flush);
        let mut out = self.cache.advance_with(&l1_input, &beside);
        if self.is_line(&input.down_reply) {
            out.down_reply.ready = !is_blocked;
        }
        let l1 = *self.cache.note();
        if let (Some(miss), Some(victim)) = (l1.fetched, l1.found.and_then(|found| found.evicted)) {
            self.victims.insert(miss.entry as u64, victim);
        }

        // R5, R6
        let is_open = out.core_request.ready;
        let looked_up = self.looked_up.take();
        let refused =
            looked_up.filter(|_| out.core_status.valid && out.core_status.word == REFUSED);
        if refused.is_some() {
            out.core_status = base::streams::CoreStatus::default();
        }

        // R7 to R9
        let own_line = self.offered_line(input, refused.is_some());
        let can_forward = means.iter().all(|has| *has) && moved.ended.is_none();
        let offered = Offered {
            forward: input.forward.valid,
            can_forward,
            core: input.core_request.valid && !input.flush,
            line: own_line.is_some(),
        };
        let ready = self.turns.readies(&offered);
        let entered = match (is_open, offered) {
            (false, _) => None,
            (_, Offered { forward: true, .. }) if ready.forward => Some(Entered::Forward),
            (_, Offered { core: true, .. }) if ready.core => Some(Entered::Core),
            (_, Offered { line: true, .. }) if ready.line => {
                Some(if had_refused { Entered::Refused } else { Entered::Line })
            }
            _ => None,
        };
        let request = match entered {
            Some(Entered::Core) => Some(input.core_request),
            Some(Entered::Line | Entered::Refused) => own_line,
            _ => None,
        };
        if let Some(request) = request {
            self.cache.accept(request);
        }

        // Departures.
        let takes_warp = !input.flush && !walks;
        let takes_line = entered == Some(Entered::Line);
        let scattered = self.step_scatter(input, takes_warp, takes_line);
        let could_take = line_offered.valid && !had_refused && refused.is_none();
        let counter = match input.counter.index {
            index @ 7..=10 => CounterBack { value: self.counters[index as usize - 7] },
            0..=6 => out.counter,
            _ => CounterBack { value: 0 },
        };
        let scatter_bypass::Decision { valid, unique, bypass } = scattered.decision;
        let shown = Out {
            warp: (scattered.warp.ready && takes_warp).into(),
            decision: Decided { valid, unique, bypass },
            ticket: (is_open && could_take && ready.line).into(),
            line: self.reported_line,
            core_request: (is_open && !input.flush && ready.core).into(),
            core_status: out.core_status,
            core_reply: out.core_reply,
            message,
            down_reply: out.down_reply,
            forward: (is_open && ready.forward).into(),
            answer,
            nack,
            flushed: out.flushed,
            event: out.event,
            evict: out.evict,
            tracker: self.reported,
            counter,
        };
        self.note = Note {
            entered,
            request: request.unwrap_or_default(),
            is_open,
            can_forward,
            means,
            offered: (offered.forward, offered.core, offered.line),
            found: found.map(|(_, place)| place.is_some()),
            was_pending,
            was_awaited,
            waits: moved.waits,
            served: moved.served,
            given_back: moved.given_back,
            was_late: moved.was_late,
            has_late,
            is_held,
            read: read.map(|(reading, last)| (reading.place.0, reading.place.1, last)),
            is_reserved,
            fill_waited: has_line && is_blocked,
            refused,
            had_refused,
            open_warps,
            flush,
            removes,
            answers: self.forwards.answers.len(),
            walks,
            scattered: line_offered.valid,
            takes_warps: scattered.warp.ready,
        };

        // The edge.
        self.reported_line = match own_line.filter(|_| takes_line) {
            Some(CoreRequest { line: address, sectors, bypass_l1: bypass, id, .. }) => {
                WarpLine { valid: true, address, sectors, last: line_offered.last, bypass, id }
            }
            None => WarpLine::default(),
        };
        if entered == Some(Entered::Refused) {
            self.refused = None;
        }
        if !self.wrong.loses_refused {
            self.refused = self.refused.or(refused);
        }
        self.looked_up =
            own_line.filter(|_| matches!(entered, Some(Entered::Line | Entered::Refused)));
        self.turns.edge(entered);
        let removed = removes && input.message.ready;
        self.is_removed = match (removed, takes_down) {
            (true, _) => true,
            (_, true) => false,
            _ => self.is_removed,
        };
        if takes_down {
            self.victims.remove(&message.id);
        }
        self.step_events(NodeEvents {
            answered: ended.is_some_and(|(_, place)| place.is_some()),
            nacked: ended.is_some_and(|(_, place)| place.is_none()),
            removed,
            retried: entered == Some(Entered::Refused),
        });
        let forward = input.forward;
        let entering = (entered == Some(Entered::Forward)).then_some(forward);
        self.forwards.edge(ended, data, (input.answer.ready, input.nack.ready), entering);
        shown
    }

    fn rests(&self) -> bool {
        self.cache.rests()
            && self.forwards.rests()
            && (self.open_warps, self.looked_up, self.refused) == (0, None, None)
            && !self.scatter.is_dividing()
            && !self.reported_line.valid
            && self.reported == NodeEvents::default()
    }
}
