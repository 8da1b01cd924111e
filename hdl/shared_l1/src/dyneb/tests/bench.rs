//! An engine that a rule's test drives event by event.

use testbenches::engine::{self, BoxedEngine, EngineKind};

use super::super::model::{Counters, Group};
use super::super::{Config, Dut, In, Out};

/// The words of the tests for the two groups.
pub const PRIVATE: bool = false;
pub const SHARED: bool = true;

/// One engine after a reset.
pub struct Bench {
    engine: BoxedEngine<Dut>,
    config: Config,
}

/// Runs `test` on every engine.
pub fn each(config: &Config, test: impl Fn(&mut Bench)) {
    for kind in EngineKind::ALL {
        test(&mut Bench::new(config, kind));
    }
}

pub fn access(access_shared: bool, access_hit: bool) -> In {
    In { access_valid: true, access_shared, access_hit, ..In::default() }
}

pub fn l2_reply(l2_reply_shared: bool) -> In {
    In { l2_reply_valid: true, l2_reply_shared, ..In::default() }
}

pub fn home_reply() -> In {
    In { home_reply_valid: true, ..In::default() }
}

/// The events of several inputs in one cycle.
pub fn together(inputs: &[In]) -> In {
    inputs.iter().fold(In::default(), |all, one| In {
        access_valid: all.access_valid | one.access_valid,
        access_shared: all.access_shared | one.access_shared,
        access_hit: all.access_hit | one.access_hit,
        l2_reply_valid: all.l2_reply_valid | one.l2_reply_valid,
        l2_reply_shared: all.l2_reply_shared | one.l2_reply_shared,
        home_reply_valid: all.home_reply_valid | one.home_reply_valid,
        counter_index: 0,
    })
}

/// The seven counters as the tests write them.
pub fn counters(values: [u64; 7]) -> Counters {
    let [accesses, misses, l2_replies, shared @ ..] = values;
    let private = Group { accesses, misses, l2_replies, home_replies: 0 };
    let [accesses, misses, l2_replies, home_replies] = shared;
    Counters { private, shared: Group { accesses, misses, l2_replies, home_replies } }
}

impl Bench {
    pub fn new(config: &Config, kind: EngineKind) -> Bench {
        let engine = engine::make::<Dut>(config, kind, 1).unwrap();
        let mut bench = Bench { engine, config: config.clone() };
        bench.reset();
        bench
    }

    pub fn config(&self) -> &Config {
        &self.config
    }

    pub fn reset(&mut self) {
        self.engine.cycle(true, &In::default());
    }

    pub fn cycle(&mut self, input: In) -> Out {
        let out = self.engine.cycle(false, &input);
        assert_eq!(self.engine.fault(), None);
        out
    }

    pub fn cycles(&mut self, inputs: impl IntoIterator<Item = In>) {
        for input in inputs {
            self.cycle(input);
        }
    }

    pub fn idle(&mut self, cycles: usize) {
        self.cycles((0..cycles).map(|_| In::default()));
    }

    pub fn read(&mut self, counter_index: u64) -> u64 {
        self.cycle(In { counter_index, ..In::default() }).counter_value
    }

    /// The counters, read in seven cycles without events.
    pub fn values(&mut self) -> [u64; 7] {
        core::array::from_fn(|index| self.read(index as u64))
    }

    pub fn assert_values(&mut self, expected: [u64; 7]) {
        assert_eq!(self.values(), expected, "{}, {:?}", self.engine.name(), self.config);
    }

    /// Phase and modes of a cycle without events: `(phase, even, odd)`.
    pub fn modes(&mut self) -> (u64, bool, bool) {
        let out = self.cycle(In::default());
        (out.phase, out.even_sets_shared, out.odd_sets_shared)
    }

    /// Idle cycles up to and with that of the decision, which `after` cycles of evaluation have
    /// passed before.
    pub fn decision(&mut self, after: usize) -> bool {
        for number in after + 1..self.config.decision_latency() {
            assert!(!self.cycle(In::default()).decision_valid, "early, in cycle {number}");
        }
        let out = self.cycle(In::default());
        assert!(out.decision_valid, "late, {}, {:?}", self.engine.name(), self.config);
        out.decision_shared
    }

    /// Makes the counters what is given from a start at 0, the last access ending sampling: the
    /// lesser of both groups' accesses is `samples`. Gives the decision, then passes execution.
    pub fn decide(&mut self, wanted: &Counters) -> bool {
        let Counters { private, shared } = wanted;
        let few = private.accesses.min(shared.accesses);
        assert_eq!(few, self.config.samples() as u64, "{wanted:?}");
        let replies = private.l2_replies + shared.l2_replies;
        let accesses = private.accesses + shared.accesses;
        let spare = replies.max(shared.home_replies).saturating_sub(accesses);
        // The group with more accesses has its own first, then the other; replies run alongside.
        let first = if private.accesses < shared.accesses { shared } else { private };
        let is_shared = |number| (number < first.accesses) == core::ptr::eq(first, shared);
        for cycle in 0..spare + accesses {
            let mut input = In {
                l2_reply_valid: cycle < replies,
                l2_reply_shared: cycle >= private.l2_replies,
                home_reply_valid: cycle < shared.home_replies,
                ..In::default()
            };
            if let Some(number) = cycle.checked_sub(spare) {
                let (group, own) = match is_shared(number) {
                    true => (shared, is_shared(0)),
                    false => (private, !is_shared(0)),
                };
                let own = if own { number } else { number - first.accesses };
                input.access_valid = true;
                input.access_shared = is_shared(number);
                input.access_hit = own >= group.misses;
            }
            self.cycle(input);
        }
        let decision = self.decision(0);
        for _ in 0..self.config.execute() {
            self.cycle(access(PRIVATE, true));
        }
        decision
    }
}
