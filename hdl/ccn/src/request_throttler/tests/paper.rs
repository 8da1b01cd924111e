//! Whole epochs of the paper, ten million instructions each, and counters of 24 bits that fill. Too
//! long for rust-hdl's simulation.

use testbenches::engine::EngineKind;

use super::super::Config;
use super::super::In;
use super::bench::{BOTH, Bench, INJECT};
use super::config;
use design::Ccn;

fn each(test: impl Fn(&mut Bench)) {
    let config: Config = config(Ccn::default());
    for kind in [EngineKind::Model, EngineKind::Verilog] {
        test(&mut Bench::new(&config, kind));
    }
}

/// At 15 instructions a cycle the window ends in cycle 66,667 and goes 5 beyond; the epoch then ends in
/// cycle 666,667, 5 beyond too.
#[test]
fn an_admitted_epoch_and_a_throttled_one() {
    each(|bench| {
        let tick = In { retired: 15, ..In::default() };
        // One hit in 19 is above 5 %, one in 20 is not.
        for (injects, phase) in [(19, 1), (20, 2)] {
            bench.reset();
            bench.cycle(BOTH);
            bench.repeat(injects - 1, INJECT);
            bench.repeat(66_666, tick);
            bench.assert((0, injects, 1));
            bench.cycle(tick);
            bench.assert((phase, injects, 1));
            bench.repeat(666_666 - 66_667, tick);
            bench.assert((phase, injects, 1));
            bench.cycle(tick);
            bench.assert((0, 0, 0));
            // 5 instructions into the new epoch.
            bench.repeat(66_666, tick);
            bench.cycle(In { retired: 4, ..In::default() });
            bench.assert((0, 0, 0));
            bench.cycle(In { retired: 1, ..In::default() });
            bench.assert((2, 0, 0));
        }
    });
}

#[test]
fn a_full_count_of_injects_holds_the_hits_too() {
    const FULL: u64 = (1 << 24) - 1;
    each(|bench| {
        bench.repeat(1_000, BOTH);
        bench.repeat(FULL - 1_000, INJECT);
        bench.assert((0, FULL, 1_000));
        bench.repeat(3, BOTH);
        bench.assert((0, FULL, 1_000));
    });
}
