//! Bench of the rules' tests: a throttler, event by event.

use testbenches::testing;

use super::super::{Config, Dut, In};

/// The throttler after a reset.
pub type Bench = testing::Bench<Dut>;

/// Runs `test` on every configuration.
pub fn each(configs: &[Config], test: impl Fn(&mut Bench)) {
    configs.iter().for_each(|config| test(&mut Bench::new(config)));
}

pub const INJECT: In = In { retired: 0, inject: true, hit: false };
pub const HIT: In = In { retired: 0, inject: false, hit: true };
pub const BOTH: In = In { retired: 0, inject: true, hit: true };

/// Inputs in which `retired` instructions retire, and nothing else happens.
pub fn tick(retired: u64) -> In {
    In { retired, ..In::default() }
}

/// Lets the position rise by `distance`, in ticks as large as they can be.
pub fn advance(bench: &mut Bench, distance: u64) {
    let most = bench.config().most_retired();
    bench.repeat(distance / most, tick(most));
    bench.cycle(tick(distance % most));
}

/// Phase and counters in a cycle without events: `(phase, n_total, n_hits)`.
pub fn state(bench: &mut Bench) -> (u64, u64, u64) {
    let out = bench.cycle(In::default());
    assert_eq!(out.admit, out.phase != 2);
    (out.phase, out.n_total, out.n_hits)
}

pub fn assert_state(bench: &mut Bench, expected: (u64, u64, u64)) {
    assert_eq!(state(bench), expected, "{:?}", bench.config());
}
