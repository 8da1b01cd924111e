//! The golden model: the rules of the block's page, over the golden models of the parts.

use testbenches::dut::Model;

use super::Config;
use super::ports::{In, Invalidate, Out, Read, Served};
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
}

/// What the parts are offered and say in a cycle.
struct Cycle {
    requests: (request_stop::In, request_stop::Out),
    responses: (response_stop::In, response_stop::Out),
    /// A line begins to be read.
    begins: bool,
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
        let mut requests = request_stop::In {
            core: input.core,
            inject: input.inject,
            passing: input.request_passing,
            next: input.request_next,
            answer: self.answer(self.looked_up()),
            unserved: input.unserved,
            ..request_stop::In::default()
        };
        let served = self.requests.outputs(&requests).served;
        let responses = response_stop::In {
            core: input.core,
            serve: response_stop::Serve {
                valid: served.valid && !gives_way,
                core: served.core,
                entry: served.entry,
            },
            line: response_stop::Line { data: input.read_data },
            passing: input.response_passing,
            next: input.response_next,
            fill: input.fill,
        };
        let response = self.responses.outputs(&responses);
        requests.served.ready = response.serve.ready && !gives_way;
        let request = self.requests.outputs(&requests);
        let begins = request.served.valid && requests.served.ready;
        Cycle { requests: (requests, request), responses: (responses, response), begins }
    }

    /// R5: the sector that is read in a cycle.
    fn reads(&self, cycle: &Cycle) -> Option<Reading> {
        let served = cycle.requests.1.served;
        let first = cycle.begins.then(|| (self.set_of(served.line), served.way, 0));
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
            served: Served { valid: cycle.begins, core: request.served.core },
            round_trip: request.round_trip,
            timed_out: request.timed_out,
            idle: request.idle,
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
