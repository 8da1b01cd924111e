//! Random accesses and replies whose rates change from one sampling phase to the next, so that every
//! kind of comparison is met; some phases are steered to a tie, to a limit or into halvings.

mod narrow;
mod plan;

use testbenches::dut::Model as _;
use testbenches::stimulus::Rng;

use super::model::{Counters, Dyneb, Phase};
use super::{Config, In, Out};
use narrow::narrow;
use plan::{Aim, Plan};

/// The random environment: a core with its L1, and the networks that bring replies.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    /// The state of the block: a phase is steered from its first cycle to its last.
    state: Dyneb,
    plan: Plan,
    /// Cycles until the rates change; none for the rest of the phase.
    left: Option<u64>,
    /// The cycle before was one of sampling.
    sampled: bool,
    /// The event that the other group must have next.
    owed: Option<In>,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            state: Dyneb::new(config),
            plan: Plan::default(),
            left: None,
            sampled: false,
            owed: None,
        }
    }

    fn happens(&mut self, sixteenths: u64) -> bool {
        self.rng.chance(sixteenths, 16)
    }

    fn change_plan(&mut self, at_start: bool) {
        self.owed = None;
        self.plan = Plan::new(&self.config, &mut self.rng, at_start);
        self.left = match self.plan.aim {
            // The rates of a short while, often such under which sampling would never end.
            Aim::None if self.plan.is_wild => Some(self.rng.between(1, 200)),
            _ => None,
        };
    }

    /// A cycle of random events.
    fn random(&mut self) -> In {
        let plan = self.plan;
        let access_shared = self.happens(plan.shared);
        let misses = if access_shared { plan.shared_misses } else { plan.private_misses };
        let mut input = In {
            access_valid: self.happens(plan.accesses),
            access_shared,
            access_hit: !self.happens(misses),
            away_valid: self.happens(plan.away),
            l2_reply_valid: self.happens(plan.l2_replies),
            l2_reply_shared: self.happens(plan.shared_l2_replies),
            home_reply_valid: self.happens(plan.home_replies),
            counter_index: 0,
        };
        if let Some(more) = plan.at_threshold
            && !access_shared
        {
            let private = self.state.counters().private;
            let percent = self.config.private_miss_rate_percent() as u64;
            input.access_hit = 100 * (private.misses + 1) > percent * (private.accesses + 1) + more;
        }
        input
    }

    /// A cycle of sampling under the plan's aim.
    fn aimed(&mut self, left: [u64; 2], requests: u64) -> In {
        let mut input = self.random();
        match self.plan.aim {
            Aim::None => {}
            Aim::Tie => match self.owed.take() {
                Some(owed) => {
                    input = In {
                        away_valid: false,
                        access_shared: !owed.access_shared,
                        l2_reply_shared: !owed.l2_reply_shared,
                        ..owed
                    };
                }
                None => {
                    // A reply comes with its access, so that no counter gets ahead of the accesses.
                    input.l2_reply_valid &= input.access_valid;
                    input.l2_reply_shared = input.access_shared;
                    self.owed = input.access_valid.then_some(input);
                }
            },
            Aim::Narrow => {
                input = narrow(self.state.counters(), input, self.config.counter_max());
            }
            Aim::Forgotten => {
                let counters = self.state.counters();
                let first = self.plan.shared_first;
                let (left, group) = match first {
                    true => (left[1], counters.shared),
                    false => (left[0], counters.private),
                };
                input.access_shared = first;
                input.access_valid &= left > 0;
                if left == 0 && group.accesses == 0 {
                    self.plan.samples_the_other(&mut self.rng);
                }
            }
            Aim::Brim => {
                let Counters { private, shared } = *self.state.counters();
                let highest = self.config.counter_max();
                let of = |is_shared| if is_shared { shared } else { private };
                // As many of one group as there are, then those that the other one still needs.
                let limit = self.config.sampling_limit() as u64;
                let other = left[usize::from(!input.access_shared)];
                let is_full = of(input.access_shared).accesses == highest;
                input.access_shared ^= is_full || (limit > 0 && limit - requests <= other);
                input.away_valid &= input.access_valid;
                input.l2_reply_shared ^= of(input.l2_reply_shared).l2_replies == highest;
                input.l2_reply_valid &= of(input.l2_reply_shared).l2_replies < highest;
                input.home_reply_valid &= shared.home_replies < highest;
            }
            Aim::Limit => {
                // As late as the samples allow: the limit and the last sample are one access.
                let limit = self.config.sampling_limit() as u64;
                let last = if self.plan.shared_first { left[0] } else { left[1] };
                input.access_shared = self.plan.shared_first != (limit - requests <= last);
                input.away_valid &= input.access_valid;
            }
            Aim::Full => {
                // Never the other group, until something is full.
                input.access_shared = self.plan.shared_first;
                let highest = self.config.counter_max();
                if self.state.counters().values().contains(&highest) && self.happens(2) {
                    self.plan.aim = Aim::None;
                    self.plan.is_wild = false;
                    self.plan.accesses = 16;
                    self.plan.shared = 8;
                }
            }
        }
        input
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        if last.is_none() {
            self.state = Dyneb::new(&self.config);
            self.sampled = false;
        }
        let phase = self.state.phase();
        let sampling = matches!(phase, Phase::Sampling { .. });
        let at_start = sampling && !self.sampled;
        self.sampled = sampling;
        // A warm-up has no sampling phase before it that would have made a plan.
        if at_start || last.is_none() || self.left == Some(0) {
            self.change_plan(at_start);
        }
        self.left = self.left.map(|left| left - 1);

        let mut input = match phase {
            Phase::Sampling { private_left, shared_left, requests } => {
                self.aimed([private_left, shared_left], requests)
            }
            _ => self.random(),
        };
        if matches!(phase, Phase::Executing { decided_now: false, .. }) {
            // A long execution has accesses that are all alike; a short one may outlast an evaluation.
            input.access_valid |= self.config.execute() > 200 && self.happens(14);
        }
        input.counter_index = self.rng.bits(3);
        self.state.step(&input);
        input
    }
}
