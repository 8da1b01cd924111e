//! Random requesters, the next level of [`environment`](crate::environment), back-pressure on every port,
//! and a `flush` that rises and falls at any time. The mixture changes now and then, so that each queue is
//! full and empty and each wait comes for its reason.

mod plan;
mod requests;

use base::stimulus::{Flushes, cut};
use signal::port::Ready;
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::{Config, In, Out};
use crate::environment::NextLevel;
use crate::streams::{Counter, MemoryReply, Request, class};
use plan::Plan;
use requests::Requesters;

/// The random environment.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    plan: Plan,
    /// Cycles until the plan changes.
    left: u64,
    requesters: Requesters,
    offered: Option<Request>,
    gaps: Pressure,
    next_level: NextLevel,
    beats: StreamSource<MemoryReply>,
    reply: StreamSink,
    memory_request: StreamSink,
    flushes: Flushes,
    /// No reply is taken while a beat from below waits.
    stops: bool,
    last: In,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        let mut rng = Rng::new(seed);
        Stimulus {
            config: config.clone(),
            plan: Plan::new(config, &mut rng),
            left: 0,
            requesters: Requesters::new(config),
            offered: None,
            gaps: Pressure::mixed(),
            next_level: NextLevel::new(config.sector_bytes()),
            beats: StreamSource::new(Pressure::mixed()),
            reply: StreamSink::new(Pressure::mixed()),
            memory_request: StreamSink::new(Pressure::mixed()),
            flushes: Flushes::default(),
            stops: false,
            last: In::default(),
            rng,
        }
    }

    /// The same with a next level that does not keep the order of a line: a wrong world.
    #[must_use]
    pub fn reordering(self) -> Stimulus {
        Stimulus { next_level: self.next_level.reordering(), ..self }
    }

    /// The same, but that no reply is taken while a beat from below waits to be taken: both come by one
    /// port of a network, say.
    #[must_use]
    pub fn stopping(self) -> Stimulus {
        Stimulus { stops: true, ..self }
    }

    /// Requests that have been offered and are not answered.
    pub fn in_flight(&self) -> usize {
        self.requesters.in_flight()
    }

    /// Updates the state by the outputs of the previous cycle.
    fn see(&mut self, out: &Out) {
        let last = &self.last;
        if out.reply.valid && last.reply.ready && out.reply.last {
            self.requesters.answered((out.reply.chip, out.reply.source, out.reply.id));
        }
        if out.memory_request.valid && last.memory_request.ready {
            self.next_level.take(&mut self.rng, &out.memory_request, self.plan.latency);
        }
        let waits = last.request.valid && !out.request.ready;
        let is_quiet = self.requesters.in_flight() == usize::from(waits);
        self.flushes.see(&mut self.rng, out.flushed, is_quiet);
    }

    /// A beat that answers nothing: of no class, of a number that is none, or to a slice at rest.
    fn stray(&mut self, is_idle: bool) -> Option<MemoryReply> {
        let bits = self.config.number_bits();
        let number = self.rng.bits(bits);
        let class = self.rng.below(4);
        let numbers = match class {
            class::LINE => self.config.entries(),
            class::WRITE_BACK => self.config.write_backs(),
            class::ATOMIC => self.config.atomics(),
            _ => 0,
        };
        let is_none = is_idle || number as usize >= numbers;
        let beat = self.noise();
        is_none.then_some(MemoryReply { valid: true, id: class << bits | number, ..beat })
    }

    /// Payload at `memory_reply` without `valid`, which must not matter.
    fn noise(&mut self) -> MemoryReply {
        MemoryReply {
            valid: false,
            id: self.rng.bits(self.config.memory_id_bits()),
            kind: self.rng.below(4),
            sector: self.rng.below(self.config.sectors() as u64),
            data: cut([self.rng.word(); 16], self.config.sector_bytes()),
            last: self.rng.chance(1, 2),
        }
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        match last {
            Some(out) => self.see(out),
            None => {
                self.requesters.reset();
                self.next_level = self.next_level.reset();
                self.flushes = Flushes::default();
                self.last = In::default();
            }
        }
        if self.left == 0 {
            self.plan = Plan::new(&self.config, &mut self.rng);
            self.left = self.rng.between(20, self.plan.longest);
        }
        self.left -= 1;
        self.next_level.tick(&mut self.rng);
        let rng = &mut self.rng;
        let sets = self.config.sets() as u64;
        let flush = self.flushes.next(rng, if self.plan.is_idle { 500 } else { 3_500 }, sets);

        // Nothing was accepted in the cycle before, and nothing was held.
        let was_idle = last.is_some_and(|out| out.idle && !self.last.request.valid);
        if last.is_none_or(|out| out.request.ready) {
            self.offered = None;
        }
        let asks = self.gaps.next(rng) || self.plan.is_dense;
        if self.offered.is_none() && asks {
            self.offered = self.requesters.next(rng, &self.plan);
        }
        let (next_level, is_slow) = (&mut self.next_level, self.plan.is_slow);
        let was_ready = last.map(|out| out.memory_reply.ready);
        let beat = self.beats.next(rng, was_ready, |rng| match is_slow && rng.chance(7, 8) {
            true => None,
            false => next_level.next(rng),
        });
        let opens = self.plan.is_open && !rng.chance(1, 16);
        let reply_ready = self.reply.next(rng) || opens;
        let down_ready =
            (self.memory_request.next(rng) || self.plan.is_open) && !self.plan.is_blocked;
        let waits = last.is_some_and(|out| self.last.memory_reply.valid && !out.memory_reply.ready);
        let beat = match beat {
            None if self.rng.chance(1, 8) => self.stray(was_idle),
            beat => beat,
        };
        let memory_reply = beat.unwrap_or_else(|| self.noise());
        let request = self.offered.unwrap_or_else(|| self.requesters.noise(&mut self.rng));
        let input = In {
            request,
            reply: Ready { ready: reply_ready && !(self.stops && waits) },
            memory_request: Ready { ready: down_ready },
            memory_reply,
            flush,
            counter: Counter { index: self.rng.bits(3) },
        };
        self.last = input;
        input
    }
}
