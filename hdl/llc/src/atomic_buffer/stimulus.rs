//! Random requesters and atomics to few words, a slice behind that serves in order and answers after any
//! time, back-pressure, and a `flush` and an `enable` that change.

use std::collections::{HashMap, VecDeque};

use base::environment::Latency;
use base::model::Data;
use signal::port::Ready;
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::operation::Word;
use super::{Config, In, Out};
use crate::environment::{NextLevel, near_line};
use crate::streams::{MemoryRequest, Reply, Request, kind};

/// The operation that compares.
const COMPARE_AND_SWAP: u64 = 9;

/// Source and identifier.
type Name = (u64, u64);

/// The mixture of requests of a period.
#[derive(Clone, Copy)]
struct Mixture {
    lines: u64,
    /// In sixteenths: atomics among the requests.
    atomics: u64,
    /// All values are small, so that comparisons come out either way.
    are_small: bool,
}

/// Payload beside a `valid` that is low.
const NOISE: Mixture = Mixture { lines: 64, atomics: 8, are_small: false };

/// The random environment.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    free: VecDeque<Name>,
    mixture: Mixture,
    latency: u64,
    requests: StreamSource<Request>,
    slice: NextLevel,
    /// Requests at the slice, by the number that it knows them by.
    at_slice: HashMap<u64, Request>,
    next_number: u64,
    beats: StreamSource<Reply>,
    reply: StreamSink,
    slice_request: StreamSink,
    /// The word that the last answered atomic found.
    met: Data,
    flush_left: u64,
    enable: bool,
    last: In,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            free: VecDeque::new(),
            mixture: Mixture { lines: 1, atomics: 8, are_small: true },
            latency: 4,
            requests: StreamSource::new(Pressure::mixed()),
            slice: NextLevel::new(config.sector_bytes()),
            at_slice: HashMap::new(),
            next_number: 0,
            beats: StreamSource::new(Pressure::mixed()),
            reply: StreamSink::new(Pressure::mixed()),
            slice_request: StreamSink::new(Pressure::mixed()),
            met: Data::default(),
            flush_left: 0,
            enable: true,
            last: In::default(),
        }
    }

    fn reset(&mut self) {
        let (sources, ids) = (1_u64 << self.config.source_bits(), 1_u64 << self.config.id_bits());
        let names = (0..sources * ids).map(|n| (n % sources, n / sources));
        self.free = names.take(1 << 9).collect();
        self.slice = self.slice.reset();
        self.at_slice.clear();
        (self.flush_left, self.enable, self.last) = (0, true, In::default());
    }

    fn see(&mut self, out: &Out) {
        if out.slice_request.valid && self.last.slice_request.ready {
            let request = out.slice_request;
            let Request { kind, operation, line, sectors, byte_enable, data, .. } = request;
            let (id, home, valid) = (self.next_number, 0, true);
            let down = MemoryRequest {
                valid,
                kind,
                operation,
                line,
                sectors,
                byte_enable,
                data,
                id,
                home,
            };
            let latency = Latency { least: 0, most: self.latency };
            self.slice.take(&mut self.rng, &down, latency);
            self.at_slice.insert(self.next_number, request);
            self.next_number += 1;
        }
        if out.reply.valid && self.last.reply.ready && out.reply.last {
            self.free.push_back((out.reply.source, out.reply.id));
            if out.reply.kind == kind::ATOMIC as u64 {
                self.met = out.reply.data;
            }
        }
        let is_quiet = out.idle && !self.last.request.valid;
        if is_quiet && self.rng.chance(1, 20) {
            self.enable = self.rng.chance(3, 4);
        }
    }
}

/// A beat of the slice, with the names of its request.
fn answer(
    rng: &mut Rng,
    slice: &mut NextLevel,
    at_slice: &mut HashMap<u64, Request>,
) -> Option<Reply> {
    let beat = slice.next(rng)?;
    let request = *at_slice.get(&beat.id)?;
    if beat.last {
        at_slice.remove(&beat.id);
    }
    let Request { source, id, chip, kind, .. } = request;
    let (sector, data, last) = (beat.sector, beat.data, beat.last);
    Some(Reply { valid: true, source, id, kind, sector, data, last, chip })
}

/// A request; without a name none.
fn request(
    rng: &mut Rng,
    config: &Config,
    name: Option<Name>,
    mixture: Mixture,
    met: &Data,
) -> Option<Request> {
    let (source, id) = name?;
    let one = 1 << rng.below(config.sectors() as u64);
    let kind = if rng.chance(mixture.atomics, 16) {
        kind::ATOMIC as u64
    } else {
        *rng.pick(&[0, 0, 1, 3])?
    };
    let words = config.sector_bytes() / 8;
    let width = if rng.chance(1, 2) { 4 } else { 8 };
    let offset = width * rng.below(config.sector_bytes() as u64 / u64::from(width)) as u32;
    let word = Word { offset, width };
    let operation = if rng.chance(1, 4) { COMPARE_AND_SWAP } else { rng.below(12) };
    let values = *rng.pick(&[2, 2, 3])?;
    let mut data: Data = core::array::from_fn(|n| match (n < words, mixture.are_small) {
        (false, _) => 0,
        (true, true) => rng.below(values) | rng.below(values) << 32,
        (true, false) => rng.word(),
    });
    // The value that the last atomic met in the word, or one that one bit tells from a likely one.
    if operation == COMPARE_AND_SWAP {
        let partner = word.partner();
        let old = partner.of(&data);
        let met = if rng.chance(1, 2) { word.of(met) } else { old };
        let bit = if rng.chance(1, 2) { 1 << rng.below(8 * u64::from(word.width)) } else { 0 };
        for (part, change) in data.iter_mut().zip(partner.with(old ^ met ^ bit)) {
            *part ^= change;
        }
    }
    Some(Request {
        valid: true,
        kind,
        operation,
        line: near_line(rng, config.line_bits(), mixture.lines),
        sectors: if kind == 0 { one | rng.bits(config.sectors()) } else { one },
        byte_enable: if kind == 2 { word.bytes() } else { rng.wide_bits(config.sector_bytes()) },
        data,
        source,
        id,
        chip: rng.below(config.chips() as u64),
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
        self.slice.tick(&mut self.rng);
        let rng = &mut self.rng;
        if rng.chance(1, 200) {
            self.mixture = Mixture {
                lines: *rng.pick(&[1, 1, 2, 4, 64]).unwrap_or(&1),
                atomics: *rng.pick(&[0, 4, 12, 16]).unwrap_or(&4),
                are_small: rng.chance(1, 2),
            };
            self.latency = *rng.pick(&[0, 4, 40]).unwrap_or(&4);
        }
        if self.flush_left == 0 && rng.chance(1, 400) {
            self.flush_left = rng.between(1, 80);
        }
        self.flush_left = self.flush_left.saturating_sub(1);
        let (free, config, mixture, met) = (&mut self.free, &self.config, self.mixture, &self.met);
        let was_ready = last.map(|out| out.request.ready);
        let offered = self
            .requests
            .next(rng, was_ready, |rng| request(rng, config, free.pop_front(), mixture, met));
        let (slice, at_slice) = (&mut self.slice, &mut self.at_slice);
        let was_ready = last.map(|out| out.slice_reply.ready);
        let beat = self.beats.next(rng, was_ready, |rng| answer(rng, slice, at_slice));
        let noise = request(rng, config, Some((0, 0)), NOISE, met).unwrap_or_default();
        let input = In {
            request: offered.unwrap_or(Request { valid: false, ..noise }),
            reply: Ready { ready: self.reply.next(rng) },
            slice_request: Ready { ready: self.slice_request.next(rng) },
            slice_reply: beat.unwrap_or(Reply {
                id: rng.bits(config.id_bits() + 1),
                kind: rng.below(4),
                ..Reply::default()
            }),
            enable: self.enable,
            flush: self.flush_left > 0,
        };
        self.last = input;
        input
    }
}
