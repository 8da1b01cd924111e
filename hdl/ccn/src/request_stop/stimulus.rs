//! Random misses of the core, requests of all cores, and shadow tags that answer anything.

use std::collections::VecDeque;

use signal::port::Ready;
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::{Answer, Config, In, Miss, Out, Request};

/// Misses that can be in the stop at once: CB, ReqQ and the queue of `unserved` at their largest.
const MOST_MISSES: usize = 64 + 64 + 2;

/// The random environment: the L1, the ring on both sides, the shadow tags, the reader and L2.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    /// Number of this core, from one reset to the next.
    core: u64,
    /// Of 16 lookups so many hit; of 16 passing requests so many are local.
    hits: u64,
    own: u64,
    /// For so many cycles local requests come home and none goes to L2: then the head of CB loses any patience.
    jam: u64,
    /// Lines that were asked for last: those in flight are distinct, since an MSHR merges the misses of a line.
    lines: VecDeque<u64>,
    inject: StreamSource<Miss>,
    passing: StreamSource<Request>,
    next: StreamSink,
    served: StreamSink,
    unserved: StreamSink,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            core: 0,
            hits: 8,
            own: 4,
            jam: 0,
            lines: VecDeque::new(),
            inject: StreamSource::new(Pressure::mixed()),
            passing: StreamSource::new(Pressure::mixed()),
            next: StreamSink::new(Pressure::mixed()),
            served: StreamSink::new(Pressure::mixed()),
            unserved: StreamSink::new(Pressure::mixed()),
        }
    }
}

fn miss(rng: &mut Rng, config: &Config) -> Miss {
    Miss { valid: true, line: rng.bits(config.line_bits()), entry: rng.bits(config.entry_bits()) }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        let (rng, config) = (&mut self.rng, &self.config);
        if last.is_none() {
            self.core = rng.bits(config.core_bits());
        }
        if rng.chance(1, 500) {
            self.hits = *rng.pick(&[0, 1, 8, 15, 16]).unwrap_or(&8);
            self.own = *rng.pick(&[0, 1, 8, 16]).unwrap_or(&4);
        }
        let patience = u64::from(config.timeout());
        if self.jam == 0 && rng.chance(1, 2_000 + patience) {
            self.jam = patience + 40;
        }
        self.jam = self.jam.saturating_sub(1);
        let is_jammed = self.jam > 0;
        let (core, own) = (self.core, if is_jammed { 16 } else { self.own });
        let request = |rng: &mut Rng| {
            let Miss { line, entry, .. } = miss(rng, config);
            let asks = if rng.chance(own, 16) { core } else { rng.bits(config.core_bits()) };
            // On a ring all have travelled; the stop must not depend on it for those of others.
            let travelled = asks == core || !rng.chance(1, 16);
            Request { valid: true, line, core: asks, entry, travelled }
        };
        let was_ready = last.map(|out| out.inject.ready);
        let lines = &mut self.lines;
        let inject = self.inject.next(rng, was_ready, |rng| {
            let mut fresh = miss(rng, config);
            while lines.contains(&fresh.line) {
                fresh = miss(rng, config);
            }
            lines.push_back(fresh.line);
            if lines.len() > MOST_MISSES {
                lines.pop_front();
            }
            Some(fresh)
        });
        let was_ready = last.map(|out| out.passing.ready);
        let passing = self.passing.next(rng, was_ready, |rng| Some(request(rng)));
        let no_miss = Miss { valid: false, ..miss(rng, config) };
        let no_request = Request { valid: false, ..request(rng) };
        let hit = rng.chance(self.hits, 16);
        In {
            core,
            inject: inject.unwrap_or(no_miss),
            passing: passing.unwrap_or(no_request),
            next: Ready { ready: self.next.next(rng) },
            answer: Answer { hit, way: rng.bits(config.way_bits()) },
            served: Ready { ready: self.served.next(rng) },
            unserved: Ready { ready: self.unserved.next(rng) && !is_jammed },
        }
    }
}
