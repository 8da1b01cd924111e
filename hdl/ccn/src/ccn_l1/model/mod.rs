//! The golden model: that of every L1, with the golden models of the stop, the throttler and the filter beside it.

mod arbiter;
mod edges;
mod note;

use testbenches::dut::Model;

use super::Config;
use super::ports::{In, Out, Request, Response, RingEvents};
use crate::own_store_filter::{self, model::OwnStoreFilter};
use crate::request_throttler::{self, model::RequestThrottler};
use crate::ring_stop::{self, EntryEvent, Miss, Pending, Unserved, model::RingStop};
use arbiter::{DownArbiter, FillArbiter, Source};
use base::model::{Cache, Data, Fetched, LOAD, RemoteAccess};
use base::ports as l1;
use base::streams::{CounterBack, DownReply, DownRequest};
pub use note::{Note, Wrong};
use signal::port::Ready;

/// The state of the node.
#[derive(Clone, Debug)]
pub struct CcnL1 {
    config: Config,
    wrong: Wrong,
    cache: Cache,
    stop: RingStop,
    throttler: Option<RequestThrottler>,
    filter: Option<OwnStoreFilter>,
    /// The load in lookup is filtered, as its first cycle there said (R3).
    is_filtered: bool,
    /// A store or atomic that is in lookup, for a wrong build.
    late: own_store_filter::Line,
    down: DownArbiter,
    fills: FillArbiter,
    /// The sector of the next beat of `fill` (R8).
    sector: u64,
    /// Of each entry whether it is sampled (R13).
    sampled: Vec<bool>,
    /// The sector that was read for the ring in the cycle before (R9).
    read_data: Data,
    /// The events of the coming cycle (R15).
    reported: RingEvents,
    counters: [u64; 6],
    note: Note,
}

/// Inputs and outputs of the stop in a cycle.
struct Cycle {
    input: ring_stop::In,
    out: ring_stop::Out,
    /// The beat of `fill`, as one of a line.
    fill: DownReply,
    /// `down_reply` offers a line beat.
    has_own: bool,
    /// Whose line beat has the turn, and whether all wait.
    turn: Option<Source>,
    waits: bool,
}

impl CcnL1 {
    /// Everything empty (R18).
    pub fn new(config: &Config) -> CcnL1 {
        CcnL1::with(config, Wrong::default())
    }

    /// The same of a build that is wrong.
    pub fn with(config: &Config, wrong: Wrong) -> CcnL1 {
        CcnL1 {
            config: config.clone(),
            wrong,
            cache: Cache::new(config.l1()),
            stop: RingStop::with(config.stop(), wrong.stop),
            throttler: config.throttler().map(RequestThrottler::new),
            filter: config.filter().map(OwnStoreFilter::new),
            is_filtered: false,
            late: own_store_filter::Line::default(),
            down: DownArbiter::new(),
            fills: FillArbiter::new(),
            sector: 0,
            sampled: vec![false; config.l1().entries()],
            read_data: Data::default(),
            reported: RingEvents::default(),
            counters: [0; 6],
            note: Note::default(),
        }
    }

    /// Events of the previous cycle.
    pub fn note(&self) -> &Note {
        &self.note
    }

    /// The L1.
    pub fn cache(&self) -> &Cache {
        &self.cache
    }

    /// The model of the node's place on both rings.
    pub fn stop(&self) -> &RingStop {
        &self.stop
    }

    /// The filter has no bit of the line.
    pub fn has_forgotten(&self, line: u64) -> bool {
        self.filter.as_ref().is_none_or(|filter| !filter.may_hold(line))
    }

    /// The node's offers on both rings in the coming cycle, which none of its inputs there changes.
    pub fn sends(&self, core_number: u64) -> (Request, Response) {
        let out = self.stop.outputs(&self.stop_input(&In { core_number, ..In::default() }));
        (out.request_next, out.response_next)
    }

    /// Whether it takes the offers of both rings in a cycle with these inputs.
    pub fn takes(&self, input: &In) -> (bool, bool) {
        let out = self.cycle(input).out;
        (out.request_passing.ready, out.response_passing.ready)
    }

    /// The request that the node offers L2 in the coming cycle (R5): nothing that it is offered changes that.
    pub fn request_down(&self, core_number: u64) -> DownRequest {
        let input = self.stop_input(&In { core_number, ..In::default() });
        let unserved = self.stop.outputs(&input).unserved;
        let own = self.cache.request_down();
        match (self.down.offered(unserved.valid, own.is_some()), own) {
            (Some(Source::Ring), _) => self.request_of_ring(&unserved, core_number),
            (Some(Source::Own), Some(own)) => DownRequest { source: core_number, ..*own },
            _ => DownRequest::default(),
        }
    }

    fn request_of_ring(&self, unserved: &Unserved, core_number: u64) -> DownRequest {
        DownRequest {
            valid: true,
            kind: LOAD,
            line: unserved.line,
            sectors: u64::MAX >> (64 - self.config.l1().sectors()),
            source: core_number,
            id: unserved.entry,
            ..DownRequest::default()
        }
    }

    /// Inputs of the stop, without those that come from the L1 in this cycle.
    fn stop_input(&self, input: &In) -> ring_stop::In {
        let core_bits = self.config.stop().core_bits();
        // R19
        let query = self.stop.query();
        let waiting = self.cache.awaiting(query.line).filter(|_| query.valid);
        let pending = waiting.map(|(entry, way)| Pending {
            valid: true,
            entry: entry as u64,
            way: way as u64,
        });
        ring_stop::In {
            core: input.core_number & ((1 << core_bits) - 1),
            request_passing: input.request_passing,
            request_next: input.request_next,
            response_passing: input.response_passing,
            response_next: input.response_next,
            read_data: self.read_data,
            core_waits: self.cache.read_waits(), // R10
            pending: pending.unwrap_or_default(),
            woken_entry: self.cache.woken().unwrap_or_default() as u64,
            ..ring_stop::In::default()
        }
    }

    fn is_line(&self, reply: &DownReply) -> bool {
        reply.id >> (self.config.l1().down_id_bits() - 1) == 0
    }

    /// R7: a way that waits for its line is still being read.
    fn is_blocked(&self, read: &ring_stop::Read) -> bool {
        let place = (read.set as usize, read.way as usize);
        read.valid && self.cache.is_awaited(place) && !self.wrong.fill_does_not_wait
    }

    fn cycle(&self, input: &In) -> Cycle {
        let mut stop_input = self.stop_input(input);
        let out = self.stop.outputs(&stop_input);
        let has_own = input.down_reply.valid && self.is_line(&input.down_reply);
        // R6: whether the ring's beat would pass, be one offered or not.
        let would = self.fills.of(true, has_own) == Some(Source::Ring);
        let waits = self.is_blocked(&out.read);
        stop_input.fill = Ready { ready: would && !waits };
        let out = self.stop.outputs(&stop_input);
        let turn = self.fills.of(out.fill.valid, has_own);
        let fill = DownReply {
            valid: out.fill.valid,
            id: out.fill.entry,
            kind: LOAD,
            sector: self.sector,
            data: out.fill.data,
            last: out.fill.last,
        };
        Cycle { input: stop_input, out, fill, has_own, turn, waits }
    }

    /// R3: the status of the load in lookup, from its first cycle there on.
    fn filtered(&self) -> bool {
        let answer = self.filter.as_ref().map(OwnStoreFilter::answer);
        answer.filter(|answer| answer.valid).map_or(self.is_filtered, |answer| answer.filtered)
    }

    fn admits(&self) -> bool {
        self.throttler.as_ref().is_none_or(|throttler| throttler.outputs().admit)
    }

    /// Inputs of an L1 by itself in this cycle.
    fn l1_input(&self, input: &In, takes_down: bool) -> l1::In {
        l1::In {
            core_request: input.core_request,
            core_reply: input.core_reply,
            down_request: Ready { ready: takes_down },
            down_reply: input.down_reply,
            core_number: input.core_number,
            flush: input.flush,
            counter: input.counter,
        }
    }
}

impl Model for CcnL1 {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let Cycle { input: mut stop, out: seen, fill, has_own, turn, waits } = self.cycle(input);

        // R5
        let own = self.cache.request_down().copied();
        let offered = self.down.offered(seen.unserved.valid, own.is_some());
        let takes = |source| offered == Some(source) && input.down_request.ready;
        stop.unserved = Ready { ready: takes(Source::Ring) };

        // R6, R7
        let granted = turn.filter(|_| !waits);
        let line = match granted {
            Some(Source::Ring) => Some(fill),
            Some(Source::Own) => Some(input.down_reply),
            None => None,
        };
        let takes_line = !waits && self.fills.of(fill.valid, true) == Some(Source::Own);

        // R3, R4
        self.is_filtered = self.filtered();
        let takes_miss = self.admits() && !self.is_filtered && seen.inject.ready;

        // R9: the bytes before the edge.
        let read = seen.read;
        if read.valid {
            let (set, way, sector) = (read.set as usize, read.way as usize, read.sector as usize);
            self.read_data = self.cache.stored(set, way, sector);
        }

        let (kind, bypasses) = self.cache.kind_in_lookup();
        let was_full = self.cache.levels().0 >= self.config.l1().miss_queue();
        let held = self.cache.request_in_lookup().and_then(|line| self.place_of(line));
        let walks = self.cache.walks();
        // R20
        let holds = seen.holds && self.cache.woken().is_some();
        let beside = RemoteAccess { line, reads: read.valid, takes_miss, holds };
        let is_flushed = self.cache.is_flushed();
        let l1_input = self.l1_input(input, takes(Source::Own));
        let mut out = self.cache.advance_with(&l1_input, &beside);
        out.core_request.ready &= !input.flush;
        let is_accepted = out.core_request.ready && input.core_request.valid;
        if is_accepted {
            self.cache.accept(input.core_request);
        }
        if self.is_line(&input.down_reply) {
            out.down_reply.ready = takes_line;
        }

        let note = *self.cache.note();
        let injected = note.fetched.filter(|_| takes_miss);
        let is_hit = granted == Some(Source::Ring) && fill.last && note.filled;
        let has_come = line.filter(|beat| beat.last && note.filled); // R19
        let sampled_hit = is_hit && self.sampled.get(fill.id as usize) == Some(&true);
        let throttler_in = request_throttler::In {
            retired: input.retired,
            inject: injected.is_some(),
            hit: sampled_hit,
        };
        let throttler = self.throttler.as_ref().map(RequestThrottler::outputs).unwrap_or_default();
        let clear = is_flushed && !input.flush && self.filter.is_some(); // R14
        let happened = RingEvents {
            inject: injected.is_some(),
            filtered: note.fetched.is_some() && self.admits() && self.is_filtered,
            timed_out: seen.timed_out,
            round_trip: seen.round_trip,
            hit: is_hit,
            served: seen.served.valid,
            served_core: seen.served.core,
        };
        let (written, invalidated) = (self.written(), self.invalidated(held, walks));
        self.note = Note {
            injected,
            written,
            invalidated,
            read,
            core_waits: stop.core_waits,
            is_filtered: self.is_filtered,
            kind,
            bypasses,
            was_full,
            down: (own.is_some(), seen.unserved.valid),
            lines: (fill.valid, has_own),
            passed: granted.zip(line).map(|(source, beat)| (source == Source::Ring, beat)),
            fill_waited: waits && turn.is_some(),
            open: self.fills.open.map(|source| source == Source::Ring),
            hit: is_hit.then_some(fill.id as usize),
            throttler: throttler_in,
            cleared: clear,
        };

        // Departures.
        let down_request = match offered {
            Some(Source::Ring) => self.request_of_ring(&seen.unserved, input.core_number),
            _ => out.down_request,
        };
        let counter = match input.counter.index {
            index @ 7..=12 => CounterBack { value: self.counters[index as usize - 7] },
            0..=6 => out.counter,
            _ => CounterBack { value: 0 },
        };
        let shown = Out {
            core_request: out.core_request,
            core_status: out.core_status,
            core_reply: out.core_reply,
            down_request,
            down_reply: out.down_reply,
            request_passing: seen.request_passing,
            request_next: seen.request_next,
            response_passing: seen.response_passing,
            response_next: seen.response_next,
            phase: throttler.phase,
            n_total: throttler.n_total,
            n_hits: throttler.n_hits,
            flushed: out.flushed,
            event: out.event,
            evict: out.evict,
            ccn: self.reported,
            counter,
        };

        // The edge.
        if let Some(Fetched { line, entry, .. }) = injected {
            stop.inject = Miss { valid: true, line, entry: entry as u64 };
        }
        (stop.write, stop.invalidate) = (written, invalidated);
        if let Some(beat) = has_come {
            stop.filled = EntryEvent { valid: true, entry: beat.id };
        }
        self.stop.edge(&stop);
        self.down.edge(offered, input.down_request.ready);
        if let Some(source) = turn.filter(|_| waits) {
            self.fills.keep(source);
        }
        if let Some((source, beat)) = granted.zip(line) {
            self.fills.pass(source, beat.last);
            if source == Source::Ring {
                self.sector = if beat.last { 0 } else { self.sector + 1 };
            }
        }
        self.step_filter(input, is_accepted, clear);
        self.step_throttler(throttler_in, injected.map(|miss| miss.entry));
        self.step_events(happened);
        shown
    }
}
