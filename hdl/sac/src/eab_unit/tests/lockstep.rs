//! A million random cycles over the boundaries of the configuration, every bin hit.

use testbenches::engine::EngineKind;
use testbenches::lockstep::{VerifyOptions, verify};
use testbenches::testing;

use super::super::Dut;
use super::{config, max, narrow, npot, one, pot};
use design::Sac;

/// Cycles of a configuration; there are six.
const CYCLES: u64 = 200_000;
/// Those that rust-hdl's simulation runs.
const CYCLES_OF_THREE: u64 = 10_000;

fn agree(sac: Sac, seed: u64) {
    assert!(
        testing::agree::<Dut>(&config(sac), seed, CYCLES, CYCLES_OF_THREE).resets
            > testing::at_depth(2, 0)
    );
}

#[test]
fn one_slice() {
    agree(one(), 1);
}

#[test]
fn powers_of_two() {
    agree(pot(), 2);
}

#[test]
fn no_powers_of_two() {
    agree(npot(), 3);
}

#[test]
fn narrow_counters() {
    agree(narrow(), 6);
}

#[test]
fn paper() {
    agree(Sac::default(), 4);
}

/// A profile of 1,024 slices takes some 3,000 cycles: too few for every bin.
#[test]
fn largest() {
    for (engines, cycles) in [
        (&EngineKind::ALL[..], testing::at_depth(CYCLES_OF_THREE, 500)),
        (&[EngineKind::Model, EngineKind::Verilog], testing::at_depth(CYCLES, 20_000)),
    ] {
        let options = VerifyOptions {
            engines: engines.to_vec(),
            coverage_required: false,
            ..VerifyOptions::for_test(5, cycles)
        };
        let report = verify::<Dut>(&config(max()), &options);
        let report = report.unwrap_or_else(|error| panic!("{error}"));
        assert!(cycles < CYCLES || report.resets > testing::at_depth(2, 0));
    }
}
