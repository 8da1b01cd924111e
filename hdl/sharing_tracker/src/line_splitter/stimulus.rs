//! Random requests of several cores, and a slice that answers their parts in any order.

use std::collections::VecDeque;

use signal::port::Ready;
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::{Config, In, Out, PartReply};
use crate::streams::{Port, Request, kind};

/// The random environment.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    /// Identifiers that no request of core 0 has; other cores' requests take theirs from here too.
    free: VecDeque<u64>,
    requests: StreamSource<Request>,
    /// Parts that were taken and are not answered.
    parts: Vec<PartReply>,
    part: StreamSink,
    answers: StreamSource<PartReply>,
    reply: StreamSink,
    /// In sixteenths: loads of several sectors; answers that are given while there are any.
    several: u64,
    answered: u64,
    last: In,
}

/// A request with random contents, of an identifier that no other has.
pub(crate) fn request(rng: &mut Rng, port: &Port, id: u64, several: u64) -> Request {
    let kind = *rng.pick(&[kind::LOAD, kind::LOAD, kind::STORE, kind::ATOMIC]).unwrap_or(&0) as u64;
    let one = 1 << rng.below(port.sectors() as u64);
    let is_load = kind == kind::LOAD as u64;
    let more = match is_load && rng.chance(several, 16) {
        true if rng.chance(1, 4) => port.all_sectors(),
        true => rng.bits(port.sectors()),
        false => 0,
    };
    let words = port.sector_bytes() / 8;
    Request {
        valid: true,
        kind,
        operation: rng.bits(4),
        line: rng.bits(port.line_bits()),
        sectors: one | more,
        byte_enable: rng.wide_bits(port.sector_bytes()),
        data: core::array::from_fn(|word| if word < words { rng.word() } else { 0 }),
        source: rng.bits(port.source_bits()),
        id,
    }
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            free: VecDeque::new(),
            requests: StreamSource::new(Pressure::mixed()),
            parts: Vec::new(),
            part: StreamSink::new(Pressure::mixed()),
            answers: StreamSource::new(Pressure::mixed()),
            reply: StreamSink::new(Pressure::mixed()),
            several: 8,
            answered: 16,
            last: In::default(),
        }
    }

    fn see(&mut self, out: &Out) {
        if out.part.valid && self.last.part.ready {
            let (valid, words) = (true, self.config.port().sector_bytes() / 8);
            let rng = &mut self.rng;
            let data = core::array::from_fn(|word| if word < words { rng.word() } else { 0 });
            self.parts.push(PartReply { valid, id: out.part.id, kind: out.part.kind, data });
        }
        if out.reply.valid && self.last.reply.ready && out.reply.last {
            self.free.push_back(out.reply.id);
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
                self.free = (0..1 << self.config.port().id_bits().min(8)).collect();
                self.parts.clear();
            }
        }
        let Stimulus { config, rng, free, parts, .. } = self;
        if rng.chance(1, 300) {
            self.several = *rng.pick(&[0, 8, 16]).unwrap_or(&8);
            self.answered = *rng.pick(&[1, 8, 16]).unwrap_or(&16);
        }
        let (several, answered) = (self.several, self.answered);
        let was_ready = last.map(|out| out.request.ready);
        let offered = self.requests.next(rng, was_ready, |rng| {
            Some(request(rng, config.port(), free.pop_front()?, several))
        });
        let was_ready = last.map(|out| out.part_reply.ready);
        let answer = self.answers.next(rng, was_ready, |rng| {
            if parts.is_empty() || !rng.chance(answered, 16) {
                return None;
            }
            Some(parts.swap_remove(rng.below(parts.len() as u64) as usize))
        });
        // Payloads without `valid` must not matter; but the readies depend on the sectors.
        let noise = request(rng, config.port(), 0, 8);
        let input = In {
            request: offered.unwrap_or(Request { valid: false, ..noise }),
            reply: Ready { ready: self.reply.next(rng) },
            part: Ready { ready: self.part.next(rng) },
            part_reply: answer.unwrap_or(PartReply {
                id: rng.bits(config.part_id_bits()),
                ..PartReply::default()
            }),
        };
        self.last = input;
        input
    }
}
