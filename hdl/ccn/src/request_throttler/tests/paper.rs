//! Whole epochs of the paper, ten million instructions each, and counters of 24 bits that fill. Too
//! long for rust-hdl's simulation.

use testbenches::engine::EngineKind;

use super::bench::{BOTH, Bench, INJECT, assert_state, tick};
use super::config;
use design::Ccn;

fn paper() -> Bench {
    Bench::of(&config(Ccn::default()), &[EngineKind::Model, EngineKind::Verilog])
}

/// At 15 instructions a cycle the window ends in cycle 66,667 and goes 5 beyond; the epoch then ends in
/// cycle 666,667, 5 beyond too.
#[test]
fn an_admitted_epoch_and_a_throttled_one() {
    let bench = &mut paper();
    let most = tick(15);
    // One hit in 19 is above 5 %, one in 20 is not.
    for (injects, phase) in [(19, 1), (20, 2)] {
        bench.reset();
        bench.cycle(BOTH);
        bench.repeat(injects - 1, INJECT);
        bench.repeat(66_666, most);
        assert_state(bench, (0, injects, 1));
        bench.cycle(most);
        assert_state(bench, (phase, injects, 1));
        bench.repeat(666_666 - 66_667, most);
        assert_state(bench, (phase, injects, 1));
        bench.cycle(most);
        assert_state(bench, (0, 0, 0));
        // 5 instructions into the new epoch.
        bench.repeat(66_666, most);
        bench.cycle(tick(4));
        assert_state(bench, (0, 0, 0));
        bench.cycle(tick(1));
        assert_state(bench, (2, 0, 0));
    }
}

#[test]
fn a_full_count_of_injects_holds_the_hits_too() {
    const FULL: u64 = (1 << 24) - 1;
    let bench = &mut paper();
    bench.repeat(1_000, BOTH);
    bench.repeat(FULL - 1_000, INJECT);
    assert_state(bench, (0, FULL, 1_000));
    bench.repeat(3, BOTH);
    assert_state(bench, (0, FULL, 1_000));
}
