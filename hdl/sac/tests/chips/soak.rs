//! Right chips: everything is answered in time and in its place, whatever the depths.

// The figures of long runs.
#![allow(clippy::print_stdout)]

use sac::sac_tile;
use testbenches::engine::{EngineKind, make};

use crate::bench::Run;
use crate::{Bench, Setup, Wrong};

/// Random runs of two, three and four chips.
fn runs(setup: fn(u32) -> Setup) {
    for chips in 2..=4 {
        let (setup, seed) = (setup(chips), u64::from(chips));
        let mut bench = Bench::new(&setup, Wrong::Nothing, seed);
        let run = bench.cycles(40_000 * effort()).unwrap_or_else(|violation| {
            panic!("{chips} chips, cycle {} of seed {seed}: {violation}", bench.run().cycles)
        });
        println!("{chips} chips: {run:?}");
        let Run { profiles, sm_side, sm_side_cycles, seen, .. } = run;
        assert!(profiles > 0 && sm_side > 0 && sm_side_cycles > 0, "{run:?}");
        assert!(seen.flushes > 0 && seen.counted > 0 && seen.own_words > 0, "{run:?}");
    }
}

/// How many times as long as usual these runs are: `WARPCACHE_CHIPS_EFFORT`, or 1.
fn effort() -> u64 {
    match std::env::var("WARPCACHE_CHIPS_EFFORT") {
        Ok(times) => times.parse().expect("WARPCACHE_CHIPS_EFFORT must be a whole number"),
        Err(_) => 1,
    }
}

#[test]
fn queues_of_one_place_and_one_mshr() {
    runs(Setup::tight);
}

#[test]
fn eight_mshrs_and_sixteen_requests_an_sm() {
    runs(Setup::busy);
}

#[test]
fn default_depths() {
    runs(Setup::of);
}

#[test]
fn a_network_that_holds_little() {
    runs(Setup::crowded);
}

/// Verilated tiles in the place of golden ones: the same counts, and the judge finds nothing.
#[test]
fn verilated_tiles_run_as_golden_ones() {
    let setup = Setup::busy(2);
    let config = setup.tile();
    let tile = || make::<sac_tile::Dut>(&config, EngineKind::Verilog, 1).unwrap();
    let verilated = Bench::of(&setup, Wrong::Nothing, 5, tile).cycles(40_000).unwrap();
    assert_eq!(Bench::new(&setup, Wrong::Nothing, 5).cycles(40_000).unwrap(), verilated);
}
