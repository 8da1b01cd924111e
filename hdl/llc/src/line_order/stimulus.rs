//! Random requests of a slice, to few lines, before a memory that performs them in any order.

use std::collections::VecDeque;

use base::environment::Latency;
use signal::port::Ready;
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::{Config, In, Out};
use crate::environment::{NextLevel, near_line};
use crate::streams::{MemoryReply, MemoryRequest};

/// The random environment.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    /// Identifiers that no request has.
    free: VecDeque<u64>,
    /// Lines in use.
    lines: u64,
    /// Beats of answers are rare.
    is_slow: bool,
    requests: StreamSource<MemoryRequest>,
    memory: NextLevel,
    beats: StreamSource<MemoryReply>,
    reply: StreamSink,
    memory_request: StreamSink,
    last: In,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            free: VecDeque::new(),
            lines: 1,
            is_slow: false,
            requests: StreamSource::new(Pressure::mixed()),
            memory: NextLevel::new(config.sector_bytes()).reordering(),
            beats: StreamSource::new(Pressure::mixed()),
            reply: StreamSink::new(Pressure::mixed()),
            memory_request: StreamSink::new(Pressure::mixed()),
            last: In::default(),
        }
    }

    fn reset(&mut self) {
        let ids = 1 << self.config.memory_id_bits();
        self.free = (0..ids).collect();
        self.memory = self.memory.reset();
        self.last = In::default();
    }

    fn see(&mut self, out: &Out) {
        if out.memory_request.valid && self.last.memory_request.ready {
            let latency = Latency { least: 0, most: 0 };
            self.memory.take(&mut self.rng, &out.memory_request, latency);
        }
        if out.reply.valid && self.last.reply.ready && out.reply.last {
            self.free.push_back(out.reply.id);
        }
    }
}

/// A request; without an identifier none.
fn request(rng: &mut Rng, config: &Config, id: Option<u64>, lines: u64) -> Option<MemoryRequest> {
    let kind = *rng.pick(&[0, 0, 1, 2])?;
    let one = 1 << rng.below(config.sectors() as u64);
    let words = config.sector_bytes() / 8;
    Some(MemoryRequest {
        valid: true,
        kind,
        operation: rng.bits(4),
        line: near_line(rng, config.line_bits(), lines),
        sectors: if kind == 0 { one | rng.bits(config.sectors()) } else { one },
        byte_enable: rng.wide_bits(config.sector_bytes()),
        data: core::array::from_fn(|word| if word < words { rng.word() } else { 0 }),
        id: id?,
        home: rng.below(config.chips() as u64),
    })
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        match last {
            Some(out) => self.see(out),
            None => self.reset(),
        }
        self.memory.tick(&mut self.rng);
        let rng = &mut self.rng;
        if rng.chance(1, 300) {
            self.lines = *rng.pick(&[1, 2, 4, 16, 64, 8_000]).unwrap_or(&1);
            self.is_slow = rng.chance(1, 4);
        }
        let (free, config, lines) = (&mut self.free, &self.config, self.lines);
        let was_ready = last.map(|out| out.request.ready);
        let offered =
            self.requests.next(rng, was_ready, |rng| request(rng, config, free.pop_front(), lines));
        let (memory, is_slow) = (&mut self.memory, self.is_slow);
        let was_ready = last.map(|out| out.memory_reply.ready);
        let beat = self.beats.next(rng, was_ready, |rng| match is_slow && rng.chance(15, 16) {
            true => None,
            false => memory.next(rng),
        });
        let noise = request(rng, config, Some(0), 64).unwrap_or_default();
        let input = In {
            request: offered.unwrap_or(MemoryRequest { valid: false, ..noise }),
            reply: Ready { ready: self.reply.next(rng) },
            memory_request: Ready { ready: self.memory_request.next(rng) },
            memory_reply: beat.unwrap_or(MemoryReply {
                id: rng.bits(config.memory_id_bits()),
                last: rng.chance(1, 2),
                ..MemoryReply::default()
            }),
        };
        self.last = input;
        input
    }
}
