//! The golden model: the rules of the block's page, over the golden models of the parts.

use testbenches::dut::Model;

use super::Config;
use super::ports::{Fill, In, Invalidate, Miss, Out, Query, Read, Served, Unserved};
use crate::request_stop::{self, model::RequestStop};
use crate::response_stop::{self, model::ResponseStop};
use crate::shadow_tags::{self, model::ShadowTags};

/// Builds that break a rule, for tests that must notice it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wrong {
    /// Those of the stop on the ring of requests.
    pub requests: request_stop::model::Wrong,
    /// Those of the stop on the ring of responses.
    pub responses: response_stop::model::Wrong,
    /// A line that was invalidated in the cycle of its lookup hits (R4).
    pub reads_what_is_gone: bool,
    /// The ring reads the array before the core, always (R6).
    pub ring_first: bool,
    /// A request waits for a line whichever core asks (R12).
    pub parks_in_circles: bool,
    /// A request that left CB does not travel (R11).
    pub forgets_too_early: bool,
    /// A line is read for a parked request before it has come (R13).
    pub serves_early: bool,
    /// No entry is kept for a parked request (R14).
    pub never_holds: bool,
}

/// A parked request (R12): who asks, and for which line of the L1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Parked {
    /// The core that asks, and its entry.
    core: u64,
    entry: u64,
    /// Where the line will be.
    set: u64,
    way: u64,
    /// The entry of the L1 that waits for it.
    local: u64,
    /// The line has come (R13).
    is_due: bool,
}

/// A line that is being read: its set and way, and the sector that is next.
type Reading = (u64, u64, u64);

/// The state of the stop.
#[derive(Clone, Debug)]
pub struct RingStop {
    config: Config,
    wrong: Wrong,
    requests: RequestStop,
    responses: ResponseStop,
    tags: ShadowTags,
    /// The invalidation of the cycle before (R4).
    invalidated: Invalidate,
    /// The line of which sectors are left to read (R5).
    reading: Option<Reading>,
    /// A sector was read in the cycle before (R6).
    has_read: bool,
    /// The places of parked requests; none with `pending` "pass".
    parked: Vec<Option<Parked>>,
    /// Of each entry whether its request is away (R11).
    away: Vec<bool>,
}

/// Inputs and outputs of the parts in a cycle.
struct Cycle {
    requests: (request_stop::In, request_stop::Out),
    responses: (response_stop::In, response_stop::Out),
    /// A line begins to be read.
    begins: bool,
    /// The due read is that of a hit, or of the place of this number.
    due: Option<usize>,
    /// The head of ReqQ is parked.
    parks: Option<Parked>,
}

impl RingStop {
    /// Nothing anywhere (R9).
    pub fn new(config: &Config) -> RingStop {
        RingStop::with(config, Wrong::default())
    }

    /// The same of a build that is wrong.
    pub fn with(config: &Config, wrong: Wrong) -> RingStop {
        RingStop {
            config: config.clone(),
            wrong,
            requests: RequestStop::with(config.requests(), wrong.requests),
            responses: ResponseStop::with(config.responses(), wrong.responses),
            tags: ShadowTags::new(config.tags()),
            invalidated: Invalidate::default(),
            reading: None,
            has_read: false,
            parked: vec![None; config.parking()],
            away: vec![false; config.entries()],
        }
    }

    /// Requests in CB.
    pub fn buffered(&self) -> usize {
        self.requests.buffered()
    }

    /// Requests in ReqQ.
    pub fn requests_queued(&self) -> usize {
        self.requests.queued()
    }

    /// Places of RespQ that are taken.
    pub fn responses_queued(&self) -> usize {
        self.responses.queued()
    }

    /// The line at the head of ReqQ; 0 when there is none.
    pub fn looked_up(&self) -> u64 {
        self.requests.looked_up()
    }

    /// The tags' answer: the state before the edge of the previous cycle.
    pub fn found(&self) -> shadow_tags::Answer {
        self.tags.answer()
    }

    /// Places of parked requests that are taken.
    pub fn parked(&self) -> usize {
        self.parked.iter().flatten().count()
    }

    /// Those of them whose request is away.
    pub fn waits_for_away(&self) -> usize {
        self.parked.iter().flatten().filter(|parked| self.is_away(parked.local)).count()
    }

    /// In a cycle with these inputs: the head of ReqQ is parked, and a parked request is due.
    pub fn moves_parked(&self, input: &In) -> (bool, bool) {
        (self.parks(input).is_some(), self.first_due().is_some())
    }

    /// The asking core's entry of the parked request that is read first; 0 when there is none.
    pub fn entry_due(&self) -> u64 {
        self.first_due().map_or(0, |(_, parked)| parked.entry)
    }

    /// The head of ReqQ is decided on, and this L1 holds its line.
    pub fn hits(&self) -> bool {
        self.requests.decided().is_some_and(|head| self.answer(head.line).hit)
    }

    /// The local request of an entry is away (R11).
    pub fn is_away(&self, entry: u64) -> bool {
        let entry = usize::try_from(entry).ok();
        entry.and_then(|entry| self.away.get(entry)).is_some_and(|is_away| *is_away)
    }

    /// R10: nothing that the stop is offered changes it.
    pub fn query(&self) -> Query {
        let head = self.requests.decided().filter(|_| self.config.parks());
        head.map_or_else(Query::default, |head| Query { valid: true, line: head.line })
    }

    /// R13: the lowest place that is due.
    fn first_due(&self) -> Option<(usize, Parked)> {
        let mut places = self.parked.iter().enumerate();
        places.find_map(|(place, parked)| Some((place, parked.filter(|parked| parked.is_due)?)))
    }

    /// R14
    fn holds(&self, woken: u64) -> bool {
        let is_its = |parked: &Parked| parked.local == woken;
        !self.wrong.never_holds && self.parked.iter().flatten().any(is_its)
    }

    /// R12: what the head of ReqQ is parked as in this cycle, if it is.
    fn parks(&self, input: &In) -> Option<Parked> {
        let head = self.requests.decided()?;
        let has_place = self.parked.iter().any(Option::is_none);
        let is_in_order = !self.is_away(input.pending.entry)
            || input.core > head.core
            || self.wrong.parks_in_circles;
        let misses = !self.answer(head.line).hit;
        let parks = misses && input.pending.valid && has_place && is_in_order;
        parks.then(|| Parked {
            core: head.core,
            entry: head.entry,
            set: self.set_of(head.line),
            way: input.pending.way,
            local: input.pending.entry,
            is_due: self.wrong.serves_early,
        })
    }

    /// R4: the L1 holds the line that was looked up, now.
    fn answer(&self, line: u64) -> request_stop::Answer {
        let shadow_tags::Answer { hit, way, .. } = self.tags.answer();
        let Invalidate { valid, set, ways } = self.invalidated;
        let is_gone = valid && set == self.set_of(line) && ways >> way & 1 == 1;
        request_stop::Answer { hit: hit && (!is_gone || self.wrong.reads_what_is_gone), way }
    }

    fn set_of(&self, line: u64) -> u64 {
        self.config.tags().set_of(line) as u64
    }

    fn cycle(&self, input: &In) -> Cycle {
        // R6
        let gives_way = self.has_read && input.core_waits && !self.wrong.ring_first;
        let parks = self.parks(input);
        let mut answer = self.answer(self.looked_up());
        answer.hit |= parks.is_some();
        let mut requests = request_stop::In {
            core: input.core,
            inject: input.inject,
            passing: input.request_passing,
            next: input.request_next,
            answer,
            unserved: input.unserved,
            ..request_stop::In::default()
        };
        // R13: what has come goes before what was there.
        let due = self.first_due();
        let served = self.requests.outputs(&requests).served;
        let (is_asked, core, entry) = match due {
            Some((_, Parked { core, entry, .. })) => (true, core, entry),
            None => (served.valid && parks.is_none(), served.core, served.entry),
        };
        let responses = response_stop::In {
            core: input.core,
            serve: response_stop::Serve { valid: is_asked && !gives_way, core, entry },
            line: response_stop::Line { data: input.read_data },
            passing: input.response_passing,
            next: input.response_next,
            fill: input.fill,
        };
        let response = self.responses.outputs(&responses);
        let may_begin = response.serve.ready && !gives_way;
        requests.served.ready = parks.is_some() || (may_begin && due.is_none());
        let request = self.requests.outputs(&requests);
        let begins = may_begin && is_asked;
        Cycle {
            requests: (requests, request),
            responses: (responses, response),
            begins,
            due: due.map(|(place, _)| place),
            parks,
        }
    }

    /// R5: the sector that is read in a cycle.
    fn reads(&self, cycle: &Cycle) -> Option<Reading> {
        let first = match cycle.due.and_then(|place| self.parked[place]) {
            Some(Parked { set, way, .. }) => (set, way, 0),
            None => {
                let served = cycle.requests.1.served;
                (self.set_of(served.line), served.way, 0)
            }
        };
        cycle.begins.then_some(first).or(self.reading)
    }

    /// The outputs in a cycle with these inputs.
    pub fn outputs(&self, input: &In) -> Out {
        let cycle = self.cycle(input);
        let (request, response) = (cycle.requests.1, cycle.responses.1);
        let read =
            self.reads(&cycle).map(|(set, way, sector)| Read { valid: true, set, way, sector });
        Out {
            inject: request.inject,
            request_passing: request.passing,
            request_next: request.next,
            unserved: request.unserved,
            response_passing: response.passing,
            response_next: response.next,
            fill: response.fill,
            read: read.unwrap_or_default(),
            served: Served { valid: cycle.begins, core: cycle.responses.0.serve.core },
            round_trip: request.round_trip,
            timed_out: request.timed_out,
            idle: request.idle,
            query: self.query(),
            holds: self.holds(input.woken_entry),
        }
    }

    /// The clock edge of such a cycle.
    pub fn edge(&mut self, input: &In) {
        let cycle = self.cycle(input);
        let reads = self.reads(&cycle);
        let last = self.config.responses().sectors() as u64 - 1;
        let left = reads.filter(|(_, _, sector)| *sector < last);
        self.reading = left.map(|(set, way, sector)| (set, way, sector + 1));
        self.has_read = reads.is_some();
        let lookup = cycle.requests.1.lookup;
        self.tags.step(&shadow_tags::In {
            write: input.write,
            invalidate: input.invalidate,
            lookup: shadow_tags::Lookup { valid: lookup.valid, line: lookup.line },
        });
        self.invalidated = input.invalidate;
        self.step_parked(input, &cycle);
        self.step_away(input, &cycle);
        self.requests.edge(&cycle.requests.0, &cycle.requests.1);
        self.responses.edge(&cycle.responses.0, &cycle.responses.1);
    }
}

impl RingStop {
    /// The places of parked requests (R12, R13).
    fn step_parked(&mut self, input: &In, cycle: &Cycle) {
        let free = self.parked.iter().position(Option::is_none);
        if let Some(read) = cycle.due.filter(|_| cycle.begins) {
            self.parked[read] = None;
        }
        if let Some(place) = free.filter(|_| cycle.parks.is_some()) {
            self.parked[place] = cycle.parks;
        }
        for parked in self.parked.iter_mut().flatten() {
            parked.is_due |= input.filled.valid && parked.local == input.filled.entry;
        }
    }

    /// The local requests that are away (R11).
    fn step_away(&mut self, input: &In, cycle: &Cycle) {
        let (request, response) = (&cycle.requests.1, &cycle.responses.1);
        let Unserved { valid: is_unserved, entry: unserved, .. } = request.unserved;
        let Fill { valid: is_filled, entry: filled, last, .. } = response.fill;
        let Miss { valid: is_injected, entry: injected, .. } = input.inject;
        let changes = [
            (is_unserved && input.unserved.ready, unserved, false),
            (is_filled && input.fill.ready && last, filled, false),
            (is_injected && request.inject.ready, injected, !self.wrong.forgets_too_early),
        ];
        for (_, entry, is_away) in changes.into_iter().filter(|(happens, ..)| *happens) {
            let entry = usize::try_from(entry).ok();
            if let Some(place) = entry.and_then(|entry| self.away.get_mut(entry)) {
                *place = is_away;
            }
        }
    }
}

impl Model for RingStop {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let out = self.outputs(input);
        self.edge(input);
        out
    }
}
