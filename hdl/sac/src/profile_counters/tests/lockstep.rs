//! A million random cycles over the boundaries of the configuration, every bin hit.

use testbenches::engine::EngineKind;
use testbenches::lockstep::{VerifyOptions, verify};

use super::super::Dut;
use super::{config, max, npot, one, pot};
use design::Sac;

/// Cycles of a configuration; there are five.
const CYCLES: u64 = 200_000;

/// rust-hdl's simulation runs the first `hdl` cycles.
fn agree(sac: Sac, seed: u64, hdl: u64, coverage_required: bool) {
    let config = config(sac);
    let run = |engines: &[EngineKind], cycles, coverage_required| {
        let engines = engines.to_vec();
        let options =
            VerifyOptions { engines, coverage_required, ..VerifyOptions::for_test(seed, cycles) };
        verify::<Dut>(&config, &options).unwrap_or_else(|error| panic!("{error}"))
    };
    run(&EngineKind::ALL, hdl, false);
    let report = run(&[EngineKind::Model, EngineKind::Verilog], CYCLES, coverage_required);
    assert!(report.resets > 2);
}

#[test]
fn one_slice() {
    agree(one(), 1, 10_000, true);
}

#[test]
fn powers_of_two() {
    agree(pot(), 2, 10_000, true);
}

#[test]
fn no_power_of_two() {
    agree(npot(), 3, 10_000, true);
}

#[test]
fn paper() {
    agree(Sac::default(), 4, 5_000, true);
}

/// A profile of 65,535 cycles seldom ends between two resets.
#[test]
fn largest() {
    agree(max(), 5, 500, false);
}
