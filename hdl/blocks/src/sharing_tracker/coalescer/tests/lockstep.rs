//! A million random cycles in all over the boundaries of the geometry, every bin hit.

use testbenches::engine::EngineKind;
use testbenches::lockstep::{VerifyOptions, verify};

use super::super::Dut;
use super::config;

/// All three engines for a while, then the two fast ones: rust-hdl simulates 32 lanes slowly.
fn agree(address_bits: u32, line_bytes: u32, seed: u64) {
    let config = config(address_bits, line_bytes);
    let run = |engines: &[EngineKind], cycles, coverage_required| {
        let engines = engines.to_vec();
        let options =
            VerifyOptions { engines, coverage_required, ..VerifyOptions::for_test(seed, cycles) };
        let report = verify::<Dut>(&config, &options).unwrap_or_else(|error| panic!("{error}"));
        assert!(report.resets > 0);
    };
    run(&EngineKind::ALL, 4_000, false);
    run(&[EngineKind::Model, EngineKind::Verilog], 250_000, true);
}

/// A line of one sector and the narrowest addresses.
#[test]
fn one() {
    agree(16, 32, 1);
}

#[test]
fn pot() {
    agree(32, 64, 2);
}

#[test]
fn paper() {
    agree(40, 128, 3);
}

#[test]
fn max() {
    agree(64, 256, 4);
}
