//! Random traffic of both rings, and an L1 that fills and invalidates lines which others ask for.

mod lines;
mod pending;

use testbenches::stimulus::Rng;

use super::{Config, In, Out};
use crate::{request_stop, response_stop};
pub use lines::Lines;
use pending::PendingLines;

/// The random environment: the rings, the L1 and L2.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    requests: request_stop::Stimulus,
    responses: response_stop::Stimulus,
    l1: Lines,
    in_flight: PendingLines,
    /// The line of the foreign request that is offered, and whether that offer is valid.
    line: u64,
    stands: bool,
    /// Of 16 cycles the core's reads wait in so many.
    reads: u64,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            requests: request_stop::Stimulus::new(config.requests(), seed ^ 1),
            responses: response_stop::Stimulus::new(config.responses(), seed ^ 2),
            l1: Lines::new(config, &mut Rng::new(seed ^ 3)),
            in_flight: PendingLines::new(),
            line: 0,
            stands: false,
            reads: 8,
        }
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        let (rng, config) = (&mut self.rng, &self.config);
        if last.is_none() {
            self.l1.reset();
            self.stands = false;
        }
        if rng.chance(1, 100) {
            self.l1.change_mood(config, rng);
            if config.parks() {
                self.in_flight.change_mood(config, rng);
            }
        }
        if rng.chance(1, 200) {
            self.reads = *rng.pick(&[0, 1, 8, 15, 16]).unwrap_or(&8);
        }
        let seen = last.map(|out| request_stop::Out {
            inject: out.inject,
            passing: out.request_passing,
            ..request_stop::Out::default()
        });
        let mut requests = self.requests.next(seen.as_ref());
        let seen = last.map(|out| response_stop::Out {
            passing: out.response_passing,
            ..response_stop::Out::default()
        });
        let responses = self.responses.next(seen.as_ref());
        // Each has a separate core number: what is local to the one is made local to the other.
        requests.passing.core ^= requests.core ^ responses.core;
        // An offer that was not taken holds.
        if !(self.stands && last.is_some_and(|out| !out.request_passing.ready)) {
            self.line = self.l1.asked(config, rng);
        }
        self.stands = requests.passing.valid;
        requests.passing.line = self.line;
        let (invalidate, write) = self.l1.next(config, rng, self.line);
        let (pending, filled, woken_entry) = self.in_flight.next(config, rng);
        In {
            core: responses.core,
            inject: requests.inject,
            request_passing: requests.passing,
            request_next: requests.next,
            unserved: requests.unserved,
            response_passing: responses.passing,
            response_next: responses.next,
            fill: responses.fill,
            write,
            invalidate,
            read_data: responses.line.data,
            core_waits: rng.chance(self.reads, 16),
            pending,
            filled,
            woken_entry,
        }
    }
}
