//! The random core and next level of every L1, and two rings: the other cores ask for what this one asks for, and
//! answer what it sends round, or let it come home.

mod rings;

use testbenches::stimulus::Rng;

use super::l1;
use super::{Config, In, Out};
use base::environment::LOAD;
use base::stimulus::Flushes;
use base::streams::Counter;
use rings::Rings;

/// The random environment.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    /// Core, next level and `flush`.
    l1: base::stimulus::Stimulus,
    rings: Rings,
    core_number: u64,
    /// Flushes beside those of `l1`: a filter that has every line lets nothing onto the ring.
    flushes: Flushes,
    /// Of 16 cycles instructions retire in so many.
    retires: u64,
    /// Where the throttler is in its epoch, and whether the tick that ends a window waits for an answer.
    position: u64,
    holds: bool,
    last: In,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            l1: base::stimulus::Stimulus::new(config.l1(), seed ^ 1).without_strays(),
            rings: Rings::new(config),
            core_number: 0,
            flushes: Flushes::default(),
            retires: 8,
            position: 0,
            holds: true,
            last: In::default(),
        }
    }

    /// Instructions that the core retires in a cycle: often none, and often the most; `ends` if an answer of
    /// the ring does.
    fn retired(&mut self, ends: bool) -> u64 {
        let Some(throttler) = self.config.throttler() else { return 0 };
        let (most, rng) = (throttler.most_retired(), &mut self.rng);
        let closes = (throttler.sample() - most..throttler.sample()).contains(&self.position);
        let retired = match rng.chance(self.retires, 16) {
            _ if closes && self.holds && !rng.chance(1, 400) => {
                if ends {
                    most
                } else {
                    0
                }
            }
            false => 0,
            true if rng.chance(1, 4) => most,
            true => rng.between(0, most),
        };
        self.position = (self.position + retired) % throttler.epoch();
        retired
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        let rng = &mut self.rng;
        if rng.chance(1, 300) {
            self.retires = *rng.pick(&[0, 1, 8, 16]).unwrap_or(&8);
            self.holds = rng.chance(3, 4);
        }
        match last {
            Some(out) => {
                self.rings.see(rng, &self.last, out);
                self.flushes.see(rng, out.flushed, out.flushed);
            }
            None => {
                self.core_number = rng.below(1 << self.config.stop().core_bits());
                self.rings.reset(rng, self.core_number);
                self.flushes = Flushes::default();
                self.position = 0;
            }
        }
        let shown = last.map(l1::shown);
        let l1 = self.l1.next(shown.as_ref());
        self.rings.asked(l1.core_request.line);
        let took = last.map(|out| (out.request_passing.ready, out.response_passing.ready));
        let stored = |line, sector| self.l1.stored(line, sector);
        let (request_passing, response_passing) =
            self.rings.offer(rng, took, l1.down_reply.valid, stored);
        let (request_next, response_next) = self.rings.takes(rng);
        let rarely = if self.config.filter().is_some() { 400 } else { 4_000 };
        let flush = self.flushes.next(rng, rarely, self.config.l1().sets() as u64);
        let counter = Counter { index: rng.bits(Config::COUNTER_INDEX_BITS) };
        // The load that was accepted in the cycle before is looked up in this one.
        let asked = self.last.core_request;
        let looks_up =
            asked.kind == LOAD && asked.valid && last.is_some_and(|out| out.core_request.ready);
        let ends = looks_up
            && response_passing.valid
            && response_passing.last
            && response_passing.core == self.core_number;
        self.last = In {
            core_request: l1.core_request,
            core_reply: l1.core_reply,
            down_request: l1.down_request,
            down_reply: l1.down_reply,
            request_passing,
            request_next,
            response_passing,
            response_next,
            core_number: self.core_number,
            retired: self.retired(ends),
            flush: l1.flush || flush,
            counter,
        };
        self.last
    }
}
