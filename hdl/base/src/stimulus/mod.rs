//! A random core, the next level of [`environment`](super::environment), and back-pressure on every
//! port. The mixture of requests, the lines they go to and the time of answers change now and then, so
//! that each queue is full and empty, and each refusal comes for its reason.

mod bytes;
mod flushes;
mod plan;
mod requests;

use std::collections::HashSet;

use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use crate::Geometry;
use crate::environment::{Data, DownReply, LOAD, NextLevel};
use crate::ports::{In, Out};
use crate::streams::{CoreRequest, Counter};
pub use bytes::{any_sector, cut};
pub use flushes::Flushes;
use plan::Plan;
use requests::Core;
use signal::port::Ready;

/// Replies whose beats alternate at most.
const ALTERNATING: usize = 3;

/// The random environment.
pub struct Stimulus {
    config: Geometry,
    lines: usize,
    rng: Rng,
    plan: Plan,
    /// Cycles until the plan changes.
    left: u64,
    core: Core,
    requests: StreamSource<CoreRequest>,
    next_level: NextLevel,
    beats: StreamSource<DownReply>,
    /// Entries whose line has been asked for and is not complete.
    awaited: HashSet<u64>,
    /// No request waits to leave for the next level.
    all_sent: bool,
    /// Beats come that answer nothing.
    has_strays: bool,
    core_reply: StreamSink,
    down_request: StreamSink,
    flushes: Flushes,
    /// The inputs of the cycle before.
    last: In,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    ///
    /// Beats of different replies of the next level alternate.
    pub fn new(config: &Geometry, seed: u64) -> Stimulus {
        let stimulus = Stimulus::with_lines(config, config.ways(), seed);
        let next_level = stimulus.next_level.alternating(ALTERNATING);
        Stimulus { next_level, ..stimulus }
    }

    /// The same for a cache whose sets remember `lines` lines each, the beats of each reply without another's between
    /// them.
    pub fn with_lines(config: &Geometry, lines: usize, seed: u64) -> Stimulus {
        let mut rng = Rng::new(seed);
        Stimulus {
            config: config.clone(),
            lines,
            plan: Plan::new(config, lines, &mut rng),
            left: 0,
            core: Core::new(config),
            requests: StreamSource::new(Pressure::mixed()),
            next_level: NextLevel::new(config.sector_bytes()),
            beats: StreamSource::new(Pressure::mixed()),
            awaited: HashSet::new(),
            all_sent: true,
            has_strays: true,
            core_reply: StreamSink::new(Pressure::mixed()),
            down_request: StreamSink::new(Pressure::mixed()),
            flushes: Flushes::default(),
            last: In::default(),
            rng,
        }
    }

    /// A sector as the next level has it.
    pub fn stored(&self, line: u64, sector: u64) -> Data {
        self.next_level.read(line, sector)
    }

    /// The same without beats that answer nothing, where a beat for an entry may wait.
    pub fn without_strays(mut self) -> Stimulus {
        self.has_strays = false;
        self
    }

    /// The same with a core that leaves every second identifier, the odd ones, to others.
    pub fn with_even_ids(mut self) -> Stimulus {
        self.core.has_even_ids = true;
        self.core.reset();
        self
    }

    /// Updates the state by the outputs of the cycle before.
    fn see(&mut self, out: &Out) {
        let last = &self.last;
        if out.core_status.valid && out.core_status.word == 4 {
            self.core.refused(&mut self.rng, out.core_status.id, &self.plan);
        }
        if out.core_reply.valid && last.core_reply.ready && out.core_reply.last {
            self.core.answered(out.core_reply.id);
        }
        if out.down_request.valid && last.down_request.ready {
            let request = CoreRequest::from(out.down_request);
            self.next_level.take(&mut self.rng, &request, self.plan.latency);
            if self.is_of_entry(request.id) {
                self.awaited.insert(request.id);
            }
        }
        if last.down_reply.valid && out.down_reply.ready && last.down_reply.last {
            self.awaited.remove(&last.down_reply.id);
        }
        // A miss shows among the requests that leave from the cycle after its status on.
        let misses = out.core_status.valid && out.core_status.word == 2;
        self.all_sent = !out.down_request.valid && !misses;
        let waits = last.core_request.valid && !out.core_request.ready;
        let is_quiet = self.core.in_flight() == usize::from(waits);
        self.flushes.see(&mut self.rng, out.flushed, is_quiet);
    }

    /// Whether the next level knows a request by the number of its entry.
    fn is_of_entry(&self, id: u64) -> bool {
        id >> (self.config.down_id_bits() - 1) == 0
    }

    /// A beat that answers nothing, for an entry that is free, or filled and being read.
    fn stray(&mut self) -> Option<DownReply> {
        let id = self.rng.below(self.config.entries() as u64);
        if !self.all_sent || !self.has_strays || self.awaited.contains(&id) {
            return None;
        }
        let data = self.core.cut([self.rng.word(); 16]);
        let sector = self.rng.below(self.config.sectors() as u64);
        Some(DownReply { valid: true, id, kind: LOAD, sector, data, last: self.rng.chance(1, 2) })
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        match last {
            Some(out) => self.see(out),
            None => {
                self.core.reset();
                self.next_level = self.next_level.reset();
                self.awaited.clear();
                self.all_sent = true;
                self.flushes = Flushes::default();
                self.last = In { core_number: self.rng.bits(8), ..In::default() };
            }
        }
        if self.left == 0 {
            self.plan = Plan::new(&self.config, self.lines, &mut self.rng);
            self.left = self.rng.between(20, self.plan.longest);
        }
        self.left -= 1;
        self.next_level.tick();
        let rng = &mut self.rng;
        let sets = self.config.sets() as u64;
        let flush = self.flushes.next(rng, if self.plan.is_idle { 500 } else { 3_500 }, sets);

        let was_ready = last.map(|out| out.core_request.ready);
        let (core, plan) = (&mut self.core, &self.plan);
        let request = self.requests.next(rng, was_ready, |rng| core.next(rng, plan));
        let was_ready = last.map(|out| out.down_reply.ready);
        let (next_level, is_slow) = (&mut self.next_level, plan.is_slow);
        let beat = self.beats.next(rng, was_ready, |rng| match is_slow && rng.chance(7, 8) {
            true => None,
            false => next_level.next(rng),
        });
        let (core_reply_ready, down_request_ready) =
            (self.core_reply.next(rng), self.down_request.next(rng));
        let (core_reply_ready, down_request_ready) = (
            core_reply_ready || plan.is_open && !rng.chance(1, 16),
            (down_request_ready || plan.is_open) && !plan.is_blocked,
        );
        let beat = match beat {
            None if self.rng.chance(1, 8) => self.stray(),
            beat => beat,
        };
        let reply = match beat {
            Some(beat) => beat,
            // Payloads without `valid` must not matter.
            None => {
                DownReply { id: self.rng.bits(self.config.down_id_bits()), ..DownReply::default() }
            }
        };
        let payload = match request {
            Some(request) => request,
            None => self.core.noise(&mut self.rng),
        };
        let input = In {
            core_request: CoreRequest { valid: request.is_some(), ..payload },
            core_reply: Ready { ready: core_reply_ready },
            down_request: Ready { ready: down_request_ready },
            down_reply: DownReply { valid: beat.is_some(), ..reply },
            core_number: self.last.core_number,
            flush,
            counter: Counter { index: self.rng.bits(3) },
        };
        self.last = input;
        input
    }
}
