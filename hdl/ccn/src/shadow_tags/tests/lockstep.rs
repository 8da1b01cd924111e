//! A million random cycles for each boundary of the geometry, every bin hit.

use testbenches::engine::EngineKind;
use testbenches::lockstep::{VerifyOptions, VerifyReport, verify};

use super::super::{Config, Dut};
use super::config;
use design::IndexFunction::{Fermi, Linear, Xor};

const CYCLES: u64 = 1_000_000;
/// Those of them that rust-hdl joins: it is some thirty times slower. Over the geometries it has a million too.
const CYCLES_OF_THREE: u64 = 200_000;

/// Runs `hdl` cycles of all engines, then the million of the golden model and the Verilog.
fn run(config: &Config, seed: u64, hdl: u64) -> VerifyReport {
    let run = |engines: &[EngineKind], cycles, coverage_required| {
        let engines = engines.to_vec();
        let options =
            VerifyOptions { engines, coverage_required, ..VerifyOptions::for_test(seed, cycles) };
        verify::<Dut>(config, &options).unwrap_or_else(|error| panic!("{error}"))
    };
    run(&EngineKind::ALL, hdl, false);
    run(&[EngineKind::Model, EngineKind::Verilog], CYCLES, true)
}

fn agree(config: &Config, seed: u64) {
    assert!(run(config, seed, CYCLES_OF_THREE).resets > 10);
}

#[test]
fn one() {
    agree(&config(16, 2, 1, Linear), 1);
}

#[test]
fn pot() {
    agree(&config(32, 16, 8, Xor), 2);
}

#[test]
fn npot_three() {
    agree(&config(20, 4, 3, Xor), 3);
}

#[test]
fn npot_five() {
    agree(&config(40, 8, 5, Linear), 4);
}

#[test]
fn paper() {
    agree(&config(40, 32, 4, Linear), 5);
}

#[test]
fn paper_fermi() {
    agree(&config(40, 32, 4, Fermi), 6);
}

/// rust-hdl simulates 32 ways of 1,024 sets more slowly still.
#[test]
fn max() {
    run(&config(64, 1024, 32, Xor), 7, 10_000);
}

/// A user's geometry may be odder than the boundaries above; its bins are hit too, or declared out
/// of reach. The golden model alone is enough to see it.
#[test]
fn odd_geometries_hit_their_bins() {
    for (address_bits, sets, ways) in [
        (64, 1024, 1),
        (64, 2, 32),
        // A tag of one bit: fewer lines than ways, and as many.
        (18, 1024, 32),
        (18, 1024, 2),
        (16, 256, 1),
        // Four lines for four ways, and for three.
        (16, 128, 4),
        (16, 128, 3),
        (24, 512, 31),
    ] {
        let options = VerifyOptions {
            engines: vec![EngineKind::Model],
            ..VerifyOptions::for_test(8, CYCLES)
        };
        let config = config(address_bits, sets, ways, Linear);
        let found = verify::<Dut>(&config, &options);
        assert!(found.is_ok(), "{config:?}: {}", found.unwrap_err());
    }
}
