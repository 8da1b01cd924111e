//! The golden model: the rules of the block's page, in plain integers.

mod decision;

pub use decision::{Amat, Bandwidth, below_threshold, choose_shared};

use super::{Config, In, Out};

/// The counters of one group.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Group {
    /// "A": local accesses.
    pub accesses: u64,
    /// "M": those that missed.
    pub misses: u64,
    /// "R": replies from L2.
    pub l2_replies: u64,
    /// "H": replies from home cores; of the private group always 0.
    pub home_replies: u64,
}

impl Group {
    /// Each of the four, made from that of this group and that of another.
    fn with(self, other: Group, made: impl Fn(u64, u64) -> u64) -> Group {
        Group {
            accesses: made(self.accesses, other.accesses),
            misses: made(self.misses, other.misses),
            l2_replies: made(self.l2_replies, other.l2_replies),
            home_replies: made(self.home_replies, other.home_replies),
        }
    }

    fn largest(self) -> u64 {
        self.accesses.max(self.misses).max(self.l2_replies).max(self.home_replies)
    }
}

/// The counters of both groups.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Of the sets treated as private.
    pub private: Group,
    /// Of the sets treated as shared.
    pub shared: Group,
}

impl Counters {
    /// The seven counters in the order of `counter_index`.
    pub fn values(&self) -> [u64; Config::COUNTERS] {
        let Counters { private, shared } = self;
        [
            private.accesses,
            private.misses,
            private.l2_replies,
            shared.accesses,
            shared.misses,
            shared.l2_replies,
            shared.home_replies,
        ]
    }

    /// The counters after the events of one edge (R5 to R8). `highest` is what each can hold.
    pub fn after(&self, input: &In, highest: u64) -> Counters {
        let mut more = Counters::default();
        if input.access_valid {
            let group = more.group(input.access_shared);
            group.accesses = 1;
            group.misses = (!input.access_hit).into();
        }
        if input.l2_reply_valid {
            more.group(input.l2_reply_shared).l2_replies = 1;
        }
        more.shared.home_replies = input.home_reply_valid.into();

        let sum = self.with(&more, |old, more| old + more);
        match sum.private.largest().max(sum.shared.largest()) > highest {
            true => self.with(&more, |old, more| old / 2 + more),
            false => sum,
        }
    }

    fn with(&self, other: &Counters, made: impl Fn(u64, u64) -> u64) -> Counters {
        Counters {
            private: self.private.with(other.private, &made),
            shared: self.shared.with(other.shared, &made),
        }
    }

    fn group(&mut self, shared: bool) -> &mut Group {
        if shared { &mut self.shared } else { &mut self.private }
    }
}

/// Phase of the core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Counting, until both groups have had their accesses.
    Sampling {
        /// Accesses that the private group still has to have.
        private_left: u64,
        /// Accesses that the shared group still has to have.
        shared_left: u64,
        /// Requests so far.
        requests: u64,
    },
    /// Deciding; sampling's modes hold.
    Evaluating {
        /// Cycles until that of the decision.
        left: u64,
        /// The decided mode.
        shared: bool,
    },
    /// Following the decision.
    Executing {
        /// True after a decision for shared, false after one for private.
        shared: bool,
        /// Accesses still to come.
        left: u64,
        /// Requests so far.
        requests: u64,
        /// This is the cycle of the decision.
        decided_now: bool,
    },
}

/// DynEB of one core.
#[derive(Clone, Debug)]
pub struct Dyneb {
    config: Config,
    counters: Counters,
    phase: Phase,
}

impl Dyneb {
    /// The state after a reset: sampling, or warming up (R20), nothing counted.
    pub fn new(config: &Config) -> Dyneb {
        let phase = warming_up(config);
        Dyneb { config: config.clone(), counters: Counters::default(), phase }
    }

    /// The counters before this cycle's edge.
    pub fn counters(&self) -> &Counters {
        &self.counters
    }

    /// The core's phase in this cycle.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether even and odd sets are shared in this cycle (R3).
    pub fn modes(&self) -> [bool; 2] {
        match self.phase {
            Phase::Executing { shared, .. } => [shared; 2],
            Phase::Sampling { .. } | Phase::Evaluating { .. } => [false, true],
        }
    }

    /// The phase after the edge of a cycle of sampling, whose events `counted` has.
    fn sampled(&self, input: &In, mut left: [u64; 2], requests: u64, counted: &Counters) -> Phase {
        // R18, of what the cycle begins with.
        let is_early = self.config.ends_early()
            && left[0] == 0
            && below_threshold(&self.config, &self.counters.private);
        if input.access_valid {
            let own = &mut left[usize::from(input.access_shared)];
            *own = own.saturating_sub(1);
        }
        let is_request = input.access_valid || input.away_valid;
        let requests = requests + u64::from(is_request);
        let limit = self.config.sampling_limit() as u64;
        let latency = self.config.decision_latency() as u64 - 1;
        if is_early {
            evaluating(&self.config, latency, false)
        } else if left == [0, 0] {
            evaluating(&self.config, latency, choose_shared(&self.config, counted))
        } else if is_request && requests == limit {
            evaluating(&self.config, latency, false)
        } else {
            let [private_left, shared_left] = left;
            Phase::Sampling { private_left, shared_left, requests }
        }
    }
}

fn sampling(config: &Config) -> Phase {
    let samples = config.samples() as u64;
    Phase::Sampling { private_left: samples, shared_left: samples, requests: 0 }
}

/// Sampling, or what comes before it where private caches are empty (R20).
fn warming_up(config: &Config) -> Phase {
    match config.warm_up() as u64 {
        0 => sampling(config),
        left => Phase::Executing { shared: false, left, requests: 0, decided_now: false },
    }
}

/// The phase `left` cycles before that of the decision.
fn evaluating(config: &Config, left: u64, shared: bool) -> Phase {
    match left {
        0 => {
            let left = config.execute() as u64;
            Phase::Executing { shared, left, requests: 0, decided_now: true }
        }
        _ => Phase::Evaluating { left, shared },
    }
}

impl testbenches::dut::Model for Dyneb {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let executing = match self.phase {
            Phase::Executing { shared, .. } => Some(shared),
            _ => None,
        };
        let [even_sets_shared, odd_sets_shared] = self.modes();
        let decided_now = matches!(self.phase, Phase::Executing { decided_now: true, .. });
        let out = Out {
            phase: executing.map_or(0, |shared| 1 + u64::from(shared)),
            even_sets_shared,
            odd_sets_shared,
            decision_valid: decided_now,
            decision_shared: decided_now && executing == Some(true),
            counter_value: *self.counters.values().get(input.counter_index as usize).unwrap_or(&0),
        };

        self.phase = match self.phase {
            Phase::Sampling { private_left, shared_left, requests } => {
                let counted = self.counters.after(input, self.config.counter_max());
                let phase = self.sampled(input, [private_left, shared_left], requests, &counted);
                self.counters = counted;
                phase
            }
            Phase::Evaluating { left, shared } => evaluating(&self.config, left - 1, shared),
            Phase::Executing { shared, left, requests, .. } => {
                let left = left - u64::from(input.access_valid);
                let requests = requests + u64::from(input.access_valid || input.away_valid);
                // R19: without requests nothing is at its limit, and a limit of 0 is none.
                if left == 0 || (requests > 0 && requests == self.config.execution_limit() as u64) {
                    self.counters = Counters::default();
                    if shared { warming_up(&self.config) } else { sampling(&self.config) }
                } else {
                    Phase::Executing { shared, left, requests, decided_now: false }
                }
            }
        };
        out
    }

    fn rests(&self) -> bool {
        match self.phase {
            // An early end needs no event.
            Phase::Sampling { private_left, .. } => {
                let private = &self.counters.private;
                !(self.config.ends_early()
                    && private_left == 0
                    && below_threshold(&self.config, private))
            }
            Phase::Evaluating { .. } => false,
            Phase::Executing { decided_now, .. } => !decided_now,
        }
    }
}
