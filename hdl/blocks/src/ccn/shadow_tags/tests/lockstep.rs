//! A million random cycles for each boundary of the geometry, every bin hit.

use testbenches::engine::EngineKind;
use testbenches::lockstep::{VerifyOptions, verify};

use super::super::{Config, Dut};
use super::config;
use crate::config::IndexFunction::{Fermi, Linear, Xor};

const CYCLES: u64 = 1_000_000;

fn agree(config: &Config, seed: u64) {
    let report = verify::<Dut>(config, &VerifyOptions::for_test(seed, CYCLES));
    let report = report.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(report.engines, ["model", "hdl", "verilog"]);
    assert!(report.resets > 10);
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

/// rust-hdl simulates 32 ways of 1,024 sets too slowly for a million cycles; it joins the first of
/// them.
#[test]
fn max() {
    let config = config(64, 1024, 32, Xor);
    let run = |engines: &[EngineKind], cycles, coverage_required| {
        let engines = engines.to_vec();
        let options =
            VerifyOptions { engines, coverage_required, ..VerifyOptions::for_test(7, cycles) };
        verify::<Dut>(&config, &options).unwrap_or_else(|error| panic!("{error}"))
    };
    run(&EngineKind::ALL, 10_000, false);
    run(&[EngineKind::Model, EngineKind::Verilog], CYCLES, true);
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
