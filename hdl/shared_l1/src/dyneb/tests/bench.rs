//! Bench of the rules' tests: DynEB, event by event.

use super::super::In;
use super::super::model::{Counters, Group};
use super::Bench;

/// The words of the tests for the two groups.
pub const PRIVATE: bool = false;
pub const SHARED: bool = true;

pub fn access(access_shared: bool, access_hit: bool) -> In {
    In { access_valid: true, access_shared, access_hit, ..In::default() }
}

/// A request past the local L1.
pub fn away() -> In {
    In { away_valid: true, ..In::default() }
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
        away_valid: all.away_valid | one.away_valid,
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

pub fn run(bench: &mut Bench, inputs: impl IntoIterator<Item = In>) {
    for input in inputs {
        bench.cycle(input);
    }
}

pub fn idle(bench: &mut Bench, cycles: usize) {
    run(bench, (0..cycles).map(|_| In::default()));
}

pub fn read(bench: &mut Bench, counter_index: u64) -> u64 {
    bench.cycle(In { counter_index, ..In::default() }).counter_value
}

/// The counters, read in seven cycles without events.
pub fn values(bench: &mut Bench) -> [u64; 7] {
    core::array::from_fn(|index| read(bench, index as u64))
}

pub fn assert_values(bench: &mut Bench, expected: [u64; 7]) {
    assert_eq!(values(bench), expected, "{:?}", bench.config());
}

/// Phase and modes of a cycle without events: `(phase, even, odd)`.
pub fn modes(bench: &mut Bench) -> (u64, bool, bool) {
    let out = bench.cycle(In::default());
    (out.phase, out.even_sets_shared, out.odd_sets_shared)
}

/// Idle cycles up to and with that of the decision, which `after` cycles of evaluation have
/// passed before.
pub fn decision(bench: &mut Bench, after: usize) -> bool {
    for number in after + 1..bench.config().decision_latency() {
        assert!(!bench.cycle(In::default()).decision_valid, "early, in cycle {number}");
    }
    let out = bench.cycle(In::default());
    assert!(out.decision_valid, "late, {:?}", bench.config());
    out.decision_shared
}

/// Makes the counters what is given from a start at 0, the last access ending sampling: the
/// lesser of both groups' accesses is `samples`. Gives the decision, then passes execution.
pub fn decide(bench: &mut Bench, wanted: &Counters) -> bool {
    let Counters { private, shared } = wanted;
    let few = private.accesses.min(shared.accesses);
    assert_eq!(few, bench.config().samples() as u64, "{wanted:?}");
    let replies = private.l2_replies + shared.l2_replies;
    let accesses = private.accesses + shared.accesses;
    let spare = replies.max(shared.home_replies).saturating_sub(accesses);
    // The group with more accesses has its accesses first, then the other; replies run alongside.
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
        bench.cycle(input);
    }
    let decision = decision(bench, 0);
    for _ in 0..bench.config().execute() {
        bench.cycle(access(PRIVATE, true));
    }
    decision
}
