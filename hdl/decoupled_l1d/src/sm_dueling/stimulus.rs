//! Random accesses of both leaders, whose rates change from interval to interval; some intervals are
//! steered to a tie, to the margin, to the least number of accesses, or to a full counter.

use testbenches::dut::Model as _;
use testbenches::stimulus::Rng;

use super::model::{Leader, SmDueling};
use super::{Access, Config, In, Out};
use base::streams::Counter;

/// The outcome to which an interval is steered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aim {
    /// Nothing: the rates alone say what comes.
    None,
    /// Both leaders do the same.
    Tie,
    /// The rate of one leader is above the other's by the margin, or by one miss less.
    Margin {
        /// The decoupled leader is the worse one.
        decoupled: bool,
        /// The margin is met.
        met: bool,
        /// Accesses end as soon as it is met to the last digit.
        exact: bool,
    },
    /// A leader stops at so many accesses.
    Stop {
        /// Of the leader that always has the decoupled tags, not of the other.
        decoupled: bool,
        /// Its accesses.
        at: u64,
    },
    /// Time is stopped until a counter is full.
    Full,
}

/// How often things happen, in sixteenths of the cycles or of the accesses.
#[derive(Clone, Copy, Debug)]
struct Plan {
    aim: Aim,
    /// Accesses of the decoupled leader, of the baseline one.
    accesses: [u64; 2],
    /// Misses among them.
    misses: [u64; 2],
    advance: u64,
}

/// The random environment: two leading SMs, and a clock that may stop.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    /// The state of the block: an interval is steered from its first cycle to its last.
    state: SmDueling,
    plan: Option<Plan>,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        let state = SmDueling::new(config);
        Stimulus { config: config.clone(), rng: Rng::new(seed), state, plan: None }
    }

    fn happens(&mut self, sixteenths: u64) -> bool {
        self.rng.chance(sixteenths, 16)
    }

    fn change_plan(&mut self) -> Plan {
        let rng = &mut self.rng;
        let least = self.config.min_accesses() as u64;
        let decoupled = rng.chance(1, 2);
        let mut plan = Plan {
            aim: Aim::None,
            accesses: [rng.between(2, 16), rng.between(2, 16)],
            misses: [rng.below(17), rng.below(17)],
            advance: *rng.pick(&[16, 16, 12, 4]).unwrap_or(&16),
        };
        match rng.below(16) {
            0 | 1 => plan.aim = Aim::Tie,
            2..=5 => {
                let (met, exact) = (rng.chance(1, 2), rng.chance(1, 2));
                plan.aim = Aim::Margin { decoupled, met, exact };
                // As often as each other, or not: few margins are exact with as many accesses of both.
                plan.accesses = [0; 2].map(|_| *rng.pick(&[16, 16, 12]).unwrap_or(&16));
                plan.misses[usize::from(decoupled)] = *rng.pick(&[0, 0, 4]).unwrap_or(&0);
            }
            6..=8 => plan.aim = Aim::Stop { decoupled, at: least - rng.below(2) },
            9 => {
                plan.aim = Aim::Full;
                plan.accesses[usize::from(decoupled)] = 16;
            }
            10 => plan.misses = [0, 16],
            11 => plan.misses = [16, 0],
            12 => {
                plan.accesses[usize::from(decoupled)] = 0;
                plan.accesses[usize::from(!decoupled)] *= rng.below(2);
            }
            _ => {}
        }
        plan
    }

    /// A cycle of random accesses at the plan's rates.
    fn random(&mut self, plan: &Plan) -> In {
        let mut access = |leader: usize| Access {
            valid: self.happens(plan.accesses[leader]),
            hit: !self.happens(plan.misses[leader]),
        };
        In {
            decoupled_access: access(0),
            baseline_access: access(1),
            advance: self.happens(plan.advance),
            counter: Counter { index: self.rng.bits(2) },
        }
    }

    /// Whether the worse leader is to miss with its next access, that of both being counted: for
    /// `met` as soon as it must, else as long as it may.
    fn wants_miss(&self, worse: Leader, better: Leader, met: bool) -> bool {
        let more = Leader { accesses: worse.accesses + 1, misses: worse.misses + u64::from(!met) };
        let better = Leader { accesses: better.accesses + 1, ..better };
        !more.is_worse(&better, &self.config)
    }

    /// The margin is met to the last digit, by enough accesses.
    fn is_exact(&self, worse: Leader, better: Leader) -> bool {
        let margin = self.config.margin_percent() as u64 * worse.accesses * better.accesses;
        let least = self.config.min_accesses() as u64;
        worse.accesses.min(better.accesses) >= least && 100 * worse.excess(&better) == margin as i64
    }

    fn aimed(&mut self, plan: &Plan) -> In {
        let mut input = self.random(plan);
        let (decoupled, baseline) = self.state.leaders();
        match plan.aim {
            Aim::None => {}
            Aim::Tie => {
                input.baseline_access = input.decoupled_access;
            }
            Aim::Margin { decoupled: is_decoupled, met, exact } => {
                let [worse, better] = match is_decoupled {
                    true => [decoupled, baseline],
                    false => [baseline, decoupled],
                };
                let hit = !self.wants_miss(worse, better, met);
                let own = match is_decoupled {
                    true => &mut input.decoupled_access.hit,
                    false => &mut input.baseline_access.hit,
                };
                *own = hit;
                if exact && self.is_exact(worse, better) {
                    input.decoupled_access.valid = false;
                    input.baseline_access.valid = false;
                }
            }
            Aim::Stop { decoupled: true, at } => {
                input.decoupled_access.valid &= decoupled.accesses < at;
            }
            Aim::Stop { decoupled: false, at } => {
                input.baseline_access.valid &= baseline.accesses < at;
            }
            Aim::Full => {
                let full = self.config.interval() as u64;
                let is_full = decoupled.accesses == full || baseline.accesses == full;
                input.advance &= is_full;
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
            self.state = SmDueling::new(&self.config);
            self.plan = None;
        }
        let plan = match self.plan {
            // Rates change within an interval too, so that they are not all of one kind.
            Some(plan) if plan.aim != Aim::None || !self.rng.chance(1, 256) => plan,
            _ => self.change_plan(),
        };
        self.plan = Some(plan);
        let input = self.aimed(&plan);
        let closes = self.state.left() == 1 && input.advance;
        self.state.step(&input);
        if closes {
            self.plan = None;
        }
        input
    }
}
