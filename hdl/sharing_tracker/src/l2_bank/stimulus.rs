//! Random requests of several cores to a few lines at a time, a memory that answers after any time, flushes, and
//! back-pressure.

use std::collections::VecDeque;

use base::environment::Latency;
use base::stimulus::Flushes;
use llc::atomic_buffer::Word;
use llc::environment::{NextLevel, near_line};
use llc::streams::{Counter, MemoryReply};
use signal::port::Ready;
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::{Config, In, Out};
use crate::line_splitter;
use crate::streams::{Request, kind};

/// Requests and memory's answers, for a while.
#[derive(Clone, Copy, Debug)]
struct Plan {
    lines: u64,
    /// In sixteenths: loads of several sectors, atomics among requests of one, and requests to the line asked last.
    several: u64,
    atomics: u64,
    again: u64,
    latency: Latency,
    is_idle: bool,
    is_open: bool,
}

/// The random environment.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    plan: Plan,
    left: u64,
    /// Identifiers that no request has.
    free: VecDeque<u64>,
    /// Requests that were made and are not answered.
    in_flight: usize,
    line: u64,
    requests: StreamSource<Request>,
    reply: StreamSink,
    memory: NextLevel,
    beats: StreamSource<MemoryReply>,
    memory_request: StreamSink,
    flushes: Flushes,
    last: In,
}

impl Plan {
    fn new(rng: &mut Rng, config: &Config) -> Plan {
        let slice = config.slice();
        let ways = slice.ways() as u64;
        let lines =
            [1, 2, ways + 1, 2 * ways * slice.sets() as u64 / config.port().sectors() as u64 + 1];
        Plan {
            lines: *rng.pick(&lines).unwrap_or(&1),
            several: *rng.pick(&[0, 8, 16]).unwrap_or(&8),
            atomics: *rng.pick(&[0, 4, 14]).unwrap_or(&4),
            again: *rng.pick(&[0, 4, 12]).unwrap_or(&4),
            latency: *rng
                .pick(&[Latency { least: 0, most: 2 }, Latency { least: 0, most: 60 }])
                .unwrap_or(&Latency { least: 0, most: 2 }),
            is_idle: rng.chance(1, 12),
            is_open: rng.chance(1, 2),
        }
    }
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        let mut rng = Rng::new(seed);
        Stimulus {
            plan: Plan::new(&mut rng, config),
            config: config.clone(),
            left: 0,
            free: VecDeque::new(),
            in_flight: 0,
            line: 0,
            requests: StreamSource::new(Pressure::mixed()),
            reply: StreamSink::new(Pressure::mixed()),
            memory: NextLevel::new(config.port().sector_bytes()),
            beats: StreamSource::new(Pressure::mixed()),
            memory_request: StreamSink::new(Pressure::mixed()),
            flushes: Flushes::default(),
            last: In::default(),
            rng,
        }
    }

    fn see(&mut self, out: &Out) {
        if out.reply.valid && self.last.reply.ready && out.reply.last {
            self.free.push_back(out.reply.id);
            self.in_flight -= 1;
        }
        if out.memory_request.valid && self.last.memory_request.ready {
            self.memory.take(&mut self.rng, &out.memory_request, self.plan.latency);
        }
        let waits = self.last.request.valid && !out.request.ready;
        let is_quiet = self.in_flight == usize::from(waits);
        self.flushes.see(&mut self.rng, out.flushed, is_quiet);
    }
}

/// A request: an atomic names one word, and compares with what is likely there.
fn request(rng: &mut Rng, config: &Config, plan: &Plan, line: u64, id: u64) -> Request {
    let made = line_splitter::stimulus::request(rng, config.port(), id, plan.several);
    let made = Request { line, ..made };
    let is_load = made.kind == kind::LOAD as u64;
    if is_load && made.sectors.count_ones() > 1 || !rng.chance(plan.atomics, 16) {
        let kind = if is_load { kind::LOAD } else { kind::STORE } as u64;
        return Request { kind, ..made };
    }
    let width = if rng.chance(1, 2) { 4 } else { 8 };
    let offset = width * rng.below(config.port().sector_bytes() as u64 / u64::from(width)) as u32;
    let word = Word { offset, width };
    let (kind, byte_enable) = (kind::ATOMIC as u64, word.bytes());
    Request { kind, operation: rng.below(11), byte_enable, ..made }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        match last {
            Some(out) => self.see(out),
            None => {
                self.free = (0..1 << self.config.port().id_bits().min(8)).collect();
                self.in_flight = 0;
                self.memory = self.memory.reset();
                self.flushes = Flushes::default();
            }
        }
        if self.left == 0 {
            self.plan = Plan::new(&mut self.rng, &self.config);
            self.left = self.rng.between(20, 400);
        }
        self.left -= 1;
        self.memory.tick(&mut self.rng);
        let Stimulus { config, rng, plan, free, memory, in_flight, line, .. } = self;
        let flush = self.flushes.next(rng, 2_000, config.slice().sets() as u64);
        let was_ready = last.map(|out| out.request.ready);
        let offered = self.requests.next(rng, was_ready, |rng| {
            if plan.is_idle {
                return None;
            }
            let id = free.pop_front()?;
            if !rng.chance(plan.again, 16) {
                *line = near_line(rng, config.port().line_bits(), plan.lines);
            }
            *in_flight += 1;
            Some(request(rng, config, plan, *line, id))
        });
        let was_ready = last.map(|out| out.memory_reply.ready);
        let beat = self.beats.next(rng, was_ready, |rng| memory.next(rng));
        let noise = request(rng, config, plan, *line, 0);
        let input = In {
            request: offered.unwrap_or(Request { valid: false, ..noise }),
            reply: Ready { ready: self.reply.next(rng) || plan.is_open },
            memory_request: Ready { ready: self.memory_request.next(rng) || plan.is_open },
            memory_reply: beat.unwrap_or(MemoryReply {
                id: rng.bits(config.slice().memory_id_bits()),
                last: rng.chance(1, 2),
                ..MemoryReply::default()
            }),
            flush,
            counter: Counter { index: rng.bits(3) },
        };
        self.last = input;
        input
    }
}
