//! Right chips: everything is answered in time and in its place, whatever the depths.

// The figures of long runs.
#![allow(clippy::print_stdout)]

use sac::{sac_chip, sac_tile};
use testbenches::engine::{EngineKind, make};
use testbenches::testing::{at_depth, effort};

use crate::bench::MOST;
use crate::bench::Run;
use crate::parts::joined;
use crate::{Bench, Setup, Wrong};

/// Random runs of two, three and four chips, at the short depth of two and three; `WARPCACHE_CHIPS` may name others, as in
/// `2,4`.
fn runs(setup: fn(u32) -> Setup) {
    let usual = at_depth("2,3,4", "2,3");
    let numbers = std::env::var("WARPCACHE_CHIPS").unwrap_or_else(|_| usual.to_owned());
    let runs: Vec<Run> = numbers.split(',').map(|chips| run(setup, chips)).collect();
    let some = |is: fn(&Run) -> bool| runs.iter().any(is);
    assert!(some(|run| run.sm_side > 0 && run.sm_side_cycles > 0), "{runs:?}");
    assert!(some(|run| run.said[0] > 0) && some(|run| run.said[1] > 0), "{runs:?}");
    assert!(some(|run| run.seen.flushes > 0), "{runs:?}");
    for run in &runs {
        assert!(run.profiles > 0 && run.seen.counted > 0 && run.seen.own_words > 0, "{run:?}");
    }
}

fn run(setup: fn(u32) -> Setup, chips: &str) -> Run {
    let chips = chips.parse().expect("WARPCACHE_CHIPS must be whole numbers");
    let (setup, seed) = (setup(chips), whole("WARPCACHE_CHIPS_SEED", 0) + u64::from(chips));
    let mut bench = Bench::new(&setup, Wrong::Nothing, seed);
    let run = bench.cycles(effort("WARPCACHE_CHIPS_EFFORT", 40_000).max(25_000)).unwrap_or_else(
        |violation| {
            panic!("{chips} chips, cycle {} of seed {seed}: {violation}", bench.run().cycles)
        },
    );
    println!("{chips} chips: {run:?}");
    run
}

/// The number in a variable of the environment, or `usual`.
fn whole(variable: &str, usual: u64) -> u64 {
    match std::env::var(variable) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{variable} must be a whole number")),
        Err(_) => usual,
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

/// The emitted chip, and one that the bench joins itself of Verilated tiles, in the place of golden chips: the same
/// counts, and the judge finds nothing.
#[test]
fn verilated_chips_and_verilated_tiles_run_as_golden_chips() {
    let setup = Setup::busy(2);
    let cycles = 40_000;
    let golden = Bench::new(&setup, Wrong::Nothing, 5).cycles(cycles).unwrap();
    let (chip, tile) = (setup.chip(), setup.tile());
    let top = || make::<sac_chip::Dut<MOST>>(&chip, EngineKind::Verilog, 1).unwrap();
    assert_eq!(golden, Bench::of(&setup, Wrong::Nothing, 5, top).cycles(cycles).unwrap());
    let tile = || make::<sac_tile::Dut>(&tile, EngineKind::Verilog, 1).unwrap();
    let parts = || joined(&setup, tile);
    assert_eq!(golden, Bench::of(&setup, Wrong::Nothing, 5, parts).cycles(cycles).unwrap());
}
