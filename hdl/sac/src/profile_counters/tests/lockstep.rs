//! A million random cycles over the boundaries of the configuration, every bin hit.

use testbenches::engine::EngineKind;
use testbenches::lockstep::{VerifyOptions, verify};
use testbenches::testing;

use super::super::Dut;
use super::{config, many, max, npot, one, pot};
use design::Sac;

/// Cycles of a configuration; there are six.
const CYCLES: u64 = 200_000;

/// rust-hdl's simulation runs the first `hdl` cycles.
fn agree(sac: Sac, seed: u64, hdl: u64) {
    assert!(
        testing::agree::<Dut>(&config(sac), seed, CYCLES, hdl).resets > testing::at_depth(2, 0)
    );
}

#[test]
fn one_slice() {
    agree(one(), 1, 10_000);
}

#[test]
fn powers_of_two() {
    agree(pot(), 2, 10_000);
}

#[test]
fn no_power_of_two() {
    agree(npot(), 3, 10_000);
}

#[test]
fn paper() {
    agree(Sac::default(), 4, 5_000);
}

#[test]
fn most_ports() {
    agree(many(), 6, 500);
}

/// A profile of 65,535 cycles seldom ends between two resets: some bins are not hit.
#[test]
fn largest() {
    for (engines, cycles) in [
        (&EngineKind::ALL[..], 500),
        (&[EngineKind::Model, EngineKind::Verilog], testing::at_depth(CYCLES, 100_000)),
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
