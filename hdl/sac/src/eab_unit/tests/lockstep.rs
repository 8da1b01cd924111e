//! A million random cycles over the boundaries of the configuration, every bin hit.

use testbenches::engine::EngineKind;
use testbenches::lockstep::{VerifyOptions, verify};

use super::super::Dut;
use super::{config, max, narrow, npot, one, pot};
use design::Sac;

/// Cycles of a configuration; there are six.
const CYCLES: u64 = 200_000;

/// rust-hdl's simulation runs the first 10,000 cycles.
fn agree(sac: Sac, seed: u64, coverage_required: bool) {
    let config = config(sac);
    let run = |engines: &[EngineKind], cycles, coverage_required| {
        let engines = engines.to_vec();
        let options =
            VerifyOptions { engines, coverage_required, ..VerifyOptions::for_test(seed, cycles) };
        verify::<Dut>(&config, &options).unwrap_or_else(|error| panic!("{error}"))
    };
    run(&EngineKind::ALL, 10_000, false);
    let report = run(&[EngineKind::Model, EngineKind::Verilog], CYCLES, coverage_required);
    assert!(report.resets > 2);
}

#[test]
fn one_slice() {
    agree(one(), 1, true);
}

#[test]
fn powers_of_two() {
    agree(pot(), 2, true);
}

#[test]
fn no_powers_of_two() {
    agree(npot(), 3, true);
}

#[test]
fn narrow_counters() {
    agree(narrow(), 6, true);
}

#[test]
fn paper() {
    agree(Sac::default(), 4, true);
}

/// A profile of 1,024 slices takes some 3,000 cycles: too few for every bin.
#[test]
fn largest() {
    agree(max(), 5, false);
}
