//! A random core, the next level of [`environment`](super::environment), and back-pressure on every
//! port. The mixture of requests, the lines they go to and the time of answers change now and then, so
//! that each queue is full and empty, and each refusal comes for its own reason.

mod plan;
mod requests;

use std::collections::HashSet;

use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::environment::{DownBeat, LOAD, NextLevel, Request};
use super::{Config, In, Out};
use plan::Plan;
use requests::Core;

/// The random environment.
pub struct Stimulus {
    config: Config,
    lines: usize,
    rng: Rng,
    plan: Plan,
    /// Cycles until the plan changes.
    left: u64,
    core: Core,
    requests: StreamSource<Request>,
    next_level: NextLevel,
    beats: StreamSource<DownBeat>,
    /// Entries whose line has been asked for and is not complete.
    awaited: HashSet<u64>,
    /// No request waits to leave for the next level.
    all_sent: bool,
    core_reply: StreamSink,
    down_request: StreamSink,
    /// A flush is asked for.
    flush: bool,
    /// The inputs of the cycle before.
    last: In,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus::with_lines(config, config.ways(), seed)
    }

    /// The same for a cache whose sets remember `lines` lines each.
    pub fn with_lines(config: &Config, lines: usize, seed: u64) -> Stimulus {
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
            core_reply: StreamSink::new(Pressure::mixed()),
            down_request: StreamSink::new(Pressure::mixed()),
            flush: false,
            last: In::default(),
            rng,
        }
    }

    /// What the outputs of the cycle before bring about.
    fn see(&mut self, out: &Out) {
        let last = &self.last;
        if out.core_status_valid && out.core_status_word == 4 {
            self.core.refused(&mut self.rng, out.core_status_id, &self.plan);
        }
        if out.core_reply_valid && last.core_reply_ready && out.core_reply_last {
            self.core.answered(out.core_reply_id);
        }
        if out.down_request_valid && last.down_request_ready {
            let request = Request {
                kind: out.down_request_kind,
                operation: out.down_request_operation,
                line: out.down_request_line,
                sectors: out.down_request_sectors,
                byte_enable: out.down_request_byte_enable,
                data: out.down_request_data,
                bypass_l1: false,
                id: out.down_request_id,
            };
            self.next_level.take(&mut self.rng, &request, self.plan.latency);
            if self.is_of_entry(request.id) {
                self.awaited.insert(request.id);
            }
        }
        if last.down_reply_valid && out.down_reply_ready && last.down_reply_last {
            self.awaited.remove(&last.down_reply_id);
        }
        // A miss shows among the requests that leave from the cycle after its status on.
        let misses = out.core_status_valid && out.core_status_word == 2;
        self.all_sent = !out.down_request_valid && !misses;
        if out.flushed {
            self.flush = false;
        }
    }

    /// Whether the next level knows a request by the number of its entry.
    fn is_of_entry(&self, id: u64) -> bool {
        id >> (self.config.down_id_bits() - 1) == 0
    }

    /// A beat that answers nothing, for an entry that is free, or filled and being read.
    fn stray(&mut self) -> Option<DownBeat> {
        let id = self.rng.below(self.config.entries() as u64);
        if !self.all_sent || self.awaited.contains(&id) {
            return None;
        }
        let data = self.core.cut([self.rng.word(); 8]);
        let sector = self.rng.below(self.config.sectors() as u64);
        Some(DownBeat { id, kind: LOAD, sector, data, last: self.rng.chance(1, 2) })
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
                self.next_level = NextLevel::new(self.config.sector_bytes());
                self.awaited.clear();
                self.all_sent = true;
                self.flush = false;
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
        self.flush |= rng.chance(1, if self.plan.is_idle { 400 } else { 2_500 });

        let was_ready = last.map(|out| out.core_request_ready);
        let (core, plan) = (&mut self.core, &self.plan);
        let request = self.requests.next(rng, was_ready, |rng| core.next(rng, plan));
        let was_ready = last.map(|out| out.down_reply_ready);
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
            // What stands there without `valid` must not matter.
            None => {
                DownBeat { id: self.rng.bits(self.config.down_id_bits()), ..DownBeat::default() }
            }
        };
        let payload = match request {
            Some(request) => request,
            None => self.core.noise(&mut self.rng),
        };
        let input = In {
            core_request_valid: request.is_some(),
            core_request_kind: payload.kind,
            core_request_operation: payload.operation,
            core_request_line: payload.line,
            core_request_sectors: payload.sectors,
            core_request_byte_enable: payload.byte_enable,
            core_request_data: payload.data,
            core_request_bypass_l1: payload.bypass_l1,
            core_request_id: payload.id,
            core_reply_ready,
            down_request_ready,
            down_reply_valid: beat.is_some(),
            down_reply_id: reply.id,
            down_reply_kind: reply.kind,
            down_reply_sector: reply.sector,
            down_reply_data: reply.data,
            down_reply_last: reply.last,
            core_number: self.last.core_number,
            flush: self.flush,
            counter_index: self.rng.bits(3),
        };
        self.last = input;
        input
    }
}
