//! Bench of the rules' tests, access by access.

use testbenches::testing;

use super::super::{Access, Dut, In};
use base::streams::Counter;

/// The words of the tests for an access.
pub const HIT: Option<bool> = Some(true);
pub const MISS: Option<bool> = Some(false);
pub const NONE: Option<bool> = None;

/// The duel after a reset.
pub type Bench = testing::Bench<Dut>;

/// A cycle without `advance`: an access of the decoupled leader, one of the baseline's.
pub fn accesses(decoupled: Option<bool>, baseline: Option<bool>) -> In {
    let access = |hit: Option<bool>| Access { valid: hit.is_some(), hit: hit == HIT };
    In { decoupled_access: access(decoupled), baseline_access: access(baseline), ..In::default() }
}

/// A cycle that reads a counter.
pub fn read(index: u64, input: In) -> In {
    In { counter: Counter { index }, ..input }
}

/// A cycle of interval time with these accesses; says what the followers use in it.
pub fn pass(bench: &mut Bench, decoupled: Option<bool>, baseline: Option<bool>) -> bool {
    let input = In { advance: true, ..accesses(decoupled, baseline) };
    bench.cycle(input).followers_decoupled
}

/// The counters, read in four cycles while time is stopped.
pub fn counters(bench: &mut Bench) -> [u64; 4] {
    [0, 1, 2, 3].map(|index| bench.cycle(read(index, In::default())).counter.value)
}

/// The side of the followers in a cycle without time.
pub fn followers(bench: &mut Bench) -> bool {
    bench.cycle(In::default()).followers_decoupled
}

/// An interval in which each leader has so many `(accesses, misses)` while time is stopped; gives what the
/// followers use in the second cycle after its closing one.
pub fn interval(bench: &mut Bench, decoupled: (u64, u64), baseline: (u64, u64)) -> bool {
    let access = |(accesses, misses): (u64, u64), number: u64| {
        (number < accesses).then_some(number >= misses)
    };
    for number in 0..decoupled.0.max(baseline.0) {
        bench.cycle(accesses(access(decoupled, number), access(baseline, number)));
    }
    for _ in 0..bench.config().interval() {
        pass(bench, NONE, NONE);
    }
    followers(bench);
    followers(bench)
}
