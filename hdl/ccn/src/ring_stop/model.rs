//! The golden model: the rules of the block's page, over the golden models of the parts.

use testbenches::dut::Model;

use super::Config;
use super::ports::{In, Invalidate, Out, Read, Served, Wanted};
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
    /// A request is parked although the own request is away and the cores are not in order (R12).
    pub parks_for_all: bool,
    /// A parked request is due as soon as it is parked (R13).
    pub due_at_once: bool,
    /// Nobody knows of an entry that others wait for its line (R14).
    pub holds_nothing: bool,
}

/// A line that is being read: its set and way, and the sector that is next.
type Reading = (u64, u64, u64);

/// What is in the stop.
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
    /// Places of parked requests (R12).
    places: Vec<Option<Parked>>,
    /// Of each entry whether its own request is away (R11).
    away: Vec<bool>,
}

/// A request that waits for a line.
#[derive(Clone, Copy, Debug)]
struct Parked {
    set: u64,
    way: u64,
    /// The entry of this L1.
    local: u64,
    core: u64,
    entry: u64,
    is_due: bool,
}

/// What the parts are offered and say in a cycle.
struct Cycle {
    requests: (request_stop::In, request_stop::Out),
    responses: (response_stop::In, response_stop::Out),
    /// A line begins to be read.
    begins: bool,
    /// The place that is read first (R13).
    due: Option<usize>,
    /// The head of ReqQ is parked.
    parks: bool,
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
            places: vec![None; config.parking()],
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

    /// Requests that wait for lines, and those of them whose line has come.
    pub fn parked(&self) -> (usize, usize) {
        let parked = self.places.iter().flatten();
        (parked.clone().count(), parked.filter(|parked| parked.is_due).count())
    }

    /// Parked requests whose line's own request is away.
    pub fn waits_for_away(&self) -> usize {
        self.places.iter().flatten().filter(|parked| self.is_away(parked.local)).count()
    }

    /// In a cycle with these inputs: the head of ReqQ is parked, for the entry that `pending` names; and the request that
    /// is read first was parked.
    pub fn moves_parked(&self, input: &In) -> (bool, bool) {
        let cycle = self.cycle(input);
        (cycle.parks, cycle.due.is_some())
    }

    /// The own request of this entry is away (R11).
    pub fn is_away(&self, entry: u64) -> bool {
        self.away.get(entry as usize) == Some(&true)
    }

    /// The head of ReqQ is decided on, and this L1 holds its line.
    pub fn hits(&self) -> bool {
        self.tags.answer().valid && self.answer(self.looked_up()).hit
    }

    /// The entry of the parked request that is read first; 0 when there is none.
    pub fn entry_due(&self) -> u64 {
        let mut due = self.places.iter().flatten().filter(|parked| parked.is_due);
        due.next().map_or(0, |parked| parked.entry)
    }

    /// R10: the line that is decided on.
    pub fn wanted(&self) -> Option<u64> {
        (self.config.parks() && self.tags.answer().valid).then(|| self.looked_up())
    }

    /// R12: the head of ReqQ may wait for its line, which this L1 does not hold.
    fn may_park(&self, input: &In) -> bool {
        let pending = input.pending;
        let has_place = self.places.iter().any(Option::is_none);
        let is_away = self.away.get(pending.entry as usize) == Some(&true);
        let is_in_order = !is_away || input.core > self.requests.asks() || self.wrong.parks_for_all;
        pending.valid && has_place && is_in_order
    }

    /// The line at the head of ReqQ; 0 when there is none.
    pub fn looked_up(&self) -> u64 {
        self.requests.looked_up()
    }

    /// What the tags say of it: the state before the edge of the cycle before.
    pub fn found(&self) -> shadow_tags::Answer {
        self.tags.answer()
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
        let held = self.answer(self.looked_up());
        let waits = !held.hit && self.config.parks() && self.may_park(input);
        let is_due = |place: &Option<Parked>| place.is_some_and(|parked| parked.is_due);
        let due = self.places.iter().position(is_due);
        let mut requests = request_stop::In {
            core: input.core,
            inject: input.inject,
            passing: input.request_passing,
            next: input.request_next,
            answer: request_stop::Answer { hit: held.hit || waits, way: held.way },
            unserved: input.unserved,
            ..request_stop::In::default()
        };
        let served = self.requests.outputs(&requests).served;
        // R13: what was parked goes first.
        let (core, entry) = match due.and_then(|place| self.places[place]) {
            Some(parked) => (parked.core, parked.entry),
            None => (served.core, served.entry),
        };
        let offers = due.is_some() || (served.valid && held.hit);
        let responses = response_stop::In {
            core: input.core,
            serve: response_stop::Serve { valid: offers && !gives_way, core, entry },
            line: response_stop::Line { data: input.read_data },
            passing: input.response_passing,
            next: input.response_next,
            fill: input.fill,
        };
        let response = self.responses.outputs(&responses);
        let reads = response.serve.ready && !gives_way;
        requests.served.ready = waits || (reads && due.is_none());
        let request = self.requests.outputs(&requests);
        let parks = waits && request.served.valid;
        let (requests, responses) = ((requests, request), (responses, response));
        Cycle { requests, responses, begins: offers && reads, due, parks }
    }

    /// R5: the sector that is read in a cycle.
    fn reads(&self, cycle: &Cycle) -> Option<Reading> {
        let served = cycle.requests.1.served;
        let of_place = |parked: Parked| (parked.set, parked.way, 0);
        let parked = cycle.due.and_then(|place| self.places[place]).map(of_place);
        let of_queue = || (self.set_of(served.line), served.way, 0);
        let first = cycle.begins.then(|| parked.unwrap_or_else(of_queue));
        first.or(self.reading)
    }

    /// What the ports show in a cycle with these inputs.
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
            wanted: self.wanted().map(|line| Wanted { valid: true, line }).unwrap_or_default(),
            holds: self.holds(input.woken_entry),
        }
    }

    /// R14: somebody waits for the line of this entry.
    fn holds(&self, entry: u64) -> bool {
        let waits = self.places.iter().flatten().any(|parked| parked.local == entry);
        waits && !self.wrong.holds_nothing
    }

    /// R11 to R13: what the cycle changes in the places, and which own requests are away.
    fn step_places(&mut self, input: &In, cycle: &Cycle) {
        let free = self.places.iter().position(Option::is_none);
        let has_come = |local: u64| input.come.valid && input.come.entry == local;
        for parked in self.places.iter_mut().flatten() {
            parked.is_due |= has_come(parked.local);
        }
        if let Some(place) = cycle.due.filter(|_| cycle.begins) {
            self.places[place] = None;
        }
        if let Some(place) = free.filter(|_| cycle.parks) {
            let served = cycle.requests.1.served;
            let local = input.pending.entry;
            self.places[place] = Some(Parked {
                set: self.set_of(served.line),
                way: input.pending.way,
                local,
                core: served.core,
                entry: served.entry,
                is_due: has_come(local) || self.wrong.due_at_once,
            });
        }
        let (request, response) = (&cycle.requests.1, &cycle.responses.1);
        let mut comes_back = |entry: u64| {
            if let Some(away) = self.away.get_mut(entry as usize) {
                *away = false;
            }
        };
        if request.unserved.valid && input.unserved.ready {
            comes_back(request.unserved.entry);
        }
        if response.fill.valid && input.fill.ready && response.fill.last {
            comes_back(response.fill.entry);
        }
        if input.inject.valid
            && request.inject.ready
            && let Some(away) = self.away.get_mut(input.inject.entry as usize)
        {
            *away = true;
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
        self.step_places(input, &cycle);
        self.requests.edge(&cycle.requests.0, &cycle.requests.1);
        self.responses.edge(&cycle.responses.0, &cycle.responses.1);
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
