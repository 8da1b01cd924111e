//! Random misses of the core, requests of all cores, and shadow tags that answer anything.

use signal::port::Ready;
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::{Answer, Config, In, Miss, Out, Request};

/// The random environment: the L1, the ring on both sides, the shadow tags, the reader and L2.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    /// Number of this core, from one reset to the next.
    core: u64,
    /// Of 16 lookups so many hit; of 16 passing requests so many are own.
    hits: u64,
    own: u64,
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
        let (core, own) = (self.core, self.own);
        let request = |rng: &mut Rng| {
            let Miss { line, entry, .. } = miss(rng, config);
            let asks = if rng.chance(own, 16) { core } else { rng.bits(config.core_bits()) };
            // On a ring all have travelled; the stop must not depend on it for those of others.
            let travelled = asks == core || !rng.chance(1, 16);
            Request { valid: true, line, core: asks, entry, travelled }
        };
        let was_ready = last.map(|out| out.inject.ready);
        let inject = self.inject.next(rng, was_ready, |rng| Some(miss(rng, config)));
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
            unserved: Ready { ready: self.unserved.next(rng) },
        }
    }
}
