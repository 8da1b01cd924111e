//! Random events, epoch after epoch: each window has an aim, the counts that it is to end with, so that
//! every kind of decision comes about; time is stopped until they are reached.

use testbenches::stimulus::Rng;

use super::{Config, In, Out};

/// No window gets more requests, so that one takes a bounded time and wide counters never fill.
pub const MOST_INJECTS: u64 = 1_000;

/// How a window is to go.
#[derive(Clone, Copy, Debug)]
enum Aim {
    /// Events at these rates, in sixteenths of the cycles, while time passes.
    Rates { inject: u64, hit: u64 },
    /// To end with these counts, perhaps the requests first; perhaps with an event in the last cycle.
    Counts { total: u64, hits: u64, are_late: bool, last: In },
}

/// The random environment: a core, its CCN buffer and the answers of the ring.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    aim: Aim,
    /// The state of the block.
    position: u64,
    total: u64,
    hits: u64,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        let aim = Aim::Rates { inject: 0, hit: 0 };
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            aim,
            position: 0,
            total: 0,
            hits: 0,
        }
    }

    /// The most requests that a window can have.
    fn most(&self) -> u64 {
        MOST_INJECTS.min(self.config.counter_max())
    }

    fn plan(&mut self) {
        let (numerator, denominator) =
            (self.config.h_min_numerator(), self.config.h_min_denominator());
        let most = self.most();
        let rng = &mut self.rng;
        let k = rng.between(1, 3);
        // Or any: some narrow decisions need a good many hits.
        let any = if rng.chance(1, 2) {
            rng.between(1, (most * numerator / denominator).max(1))
        } else {
            k
        };
        let last = In { inject: rng.chance(1, 2), hit: rng.chance(1, 2), ..In::default() };
        // The most requests that `hits` are still enough for.
        let enough = |hits: u64| (hits * denominator).div_ceil(numerator) - 1;
        let (total, hits, last) = match rng.below(7) {
            0 => (0, 0, In::default()),
            // The rate is exactly the least one.
            1 => (
                k * denominator / gcd(numerator, denominator),
                k * numerator / gcd(numerator, denominator),
                In::default(),
            ),
            2 | 3 => (enough(any), any, last),
            4 => (enough(any) + 1, any, last),
            5 => (most, rng.between(0, most), last),
            _ => {
                let [inject, hit] = [0; 2].map(|_| rng.between(0, 16));
                self.aim = Aim::Rates { inject, hit };
                return;
            }
        };
        let total = total.min(most);
        // The request that fills the count comes last, and its hit counts no more.
        let hits = hits.min(total).min(self.config.counter_max() - 1);
        let are_late = rng.chance(1, 4);
        self.aim = Aim::Counts { total, hits, are_late, last };
    }

    /// A cycle of sampling.
    fn sampling(&mut self) -> In {
        let left = self.config.sample() - self.position;
        let retired = self.retired(8);
        match self.aim {
            Aim::Rates { inject, hit } => In {
                retired,
                inject: self.total < self.most() && self.rng.chance(inject, 16),
                hit: self.rng.chance(hit, 16),
            },
            Aim::Counts { total, hits, are_late, last } => {
                // Counters that are full take no hit: the hits come before the last request.
                let is_last = self.total + 1 == self.config.counter_max();
                let inject = self.total < total
                    && (!is_last || self.hits >= hits)
                    && self.rng.chance(14, 16);
                let total_now = self.total + u64::from(inject);
                let may_come = !are_late || is_last || total_now >= total;
                let counts = self.hits < hits && self.hits < total_now && may_come;
                // One that comes with the last request, or that no request is left for, counts no more
                // and does no harm.
                let is_idle =
                    (inject && is_last) || (self.hits == total_now && self.rng.chance(1, 8));
                let hit = (counts || is_idle) && self.rng.chance(14, 16);
                let missing = self.total < total || self.hits < hits;
                match retired < left {
                    // Once all is counted the rest of the window is short.
                    true => In {
                        retired: if missing { retired } else { self.retired(14) },
                        inject,
                        hit,
                    },
                    false if missing => In { retired: 0, inject, hit },
                    false => In { retired, ..last },
                }
            }
        }
    }

    /// Retired instructions: the most there can be, or a random number.
    fn retired(&mut self, most_in_16: u64) -> u64 {
        let most = self.config.most_retired();
        let left = self.config.sample().saturating_sub(self.position);
        match self.rng.below(16) {
            0 => 0,
            // Just what is missing, so that the window ends without a rest.
            1 if (1..=most).contains(&left) => left,
            number if number <= most_in_16 => most,
            _ => self.rng.between(0, most),
        }
    }

    /// Updates the state after the cycle.
    fn note(&mut self, input: &In) {
        if self.position < self.config.sample() {
            let highest = self.config.counter_max();
            self.total += u64::from(input.inject && self.total < highest);
            let counts = input.hit && self.total < highest && self.hits < self.total;
            self.hits += u64::from(counts);
        }
        self.position += input.retired;
        if self.position >= self.config.epoch() {
            self.position -= self.config.epoch();
            self.begin();
        }
    }

    fn begin(&mut self) {
        (self.total, self.hits) = (0, 0);
        self.plan();
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        if last.is_none() {
            self.position = 0;
            self.begin();
        }
        let input = if self.position < self.config.sample() {
            self.sampling()
        } else {
            let left = self.config.epoch() - self.position;
            let ends = left <= self.config.most_retired() && self.rng.chance(1, 4);
            In {
                retired: if ends { left } else { self.retired(14) },
                inject: self.rng.chance(1, 2),
                hit: self.rng.chance(1, 2),
            }
        };
        self.note(&input);
        input
    }
}

pub(super) fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
