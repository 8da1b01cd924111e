//! A million random cycles in all over the boundaries of the geometry, every bin hit.

use testbenches::engine::EngineKind;
use testbenches::lockstep::{VerifyOptions, verify};

use super::super::{Config, Dut};
use super::{config, with_sectors};

/// All three engines for a while, then the two fast ones: rust-hdl simulates 32 lanes slowly.
fn agree(config: &Config, seed: u64) {
    let run = |engines: &[EngineKind], cycles, coverage_required| {
        let engines = engines.to_vec();
        let options =
            VerifyOptions { engines, coverage_required, ..VerifyOptions::for_test(seed, cycles) };
        let report = verify::<Dut>(config, &options).unwrap_or_else(|error| panic!("{error}"));
        assert!(report.resets > 0);
    };
    run(&EngineKind::ALL, 4_000, false);
    run(&[EngineKind::Model, EngineKind::Verilog], 250_000, true);
}

/// A line of one sector and the narrowest addresses.
#[test]
fn one() {
    agree(&config(16, 32), 1);
}

#[test]
fn pot() {
    agree(&config(32, 64), 2);
}

#[test]
fn paper() {
    agree(&config(40, 128), 3);
}

/// The widest addresses, and 32 sectors a line.
#[test]
fn max() {
    agree(&with_sectors(64, 256, 8), 4);
}
