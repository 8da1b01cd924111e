//! A million random cycles over the boundaries of the geometry, every bin hit.

use testbenches::engine::EngineKind;
use testbenches::lockstep::{VerifyOptions, verify};

use super::super::{Config, Dut};
use super::config;

fn agree(config: &Config, seed: u64, engines: &[EngineKind], cycles: u64) {
    let options = VerifyOptions {
        engines: engines.to_vec(),
        coverage_required: cycles >= 100_000,
        ..VerifyOptions::for_test(seed, cycles)
    };
    let report = verify::<Dut>(config, &options);
    let report = report.unwrap_or_else(|error| panic!("{error}"));
    assert!(report.resets > 0);
}

#[test]
fn one() {
    agree(&config(2, 16), 1, &EngineKind::ALL, 200_000);
}

#[test]
fn pot() {
    agree(&config(256, 32), 2, &EngineKind::ALL, 200_000);
}

/// Groups that do not divide the line address, in a width that is no power of two.
#[test]
fn npot() {
    agree(&config(128, 37), 3, &EngineKind::ALL, 200_000);
}

#[test]
fn paper() {
    agree(&config(512, 40), 4, &EngineKind::ALL, 200_000);
}

/// rust-hdl simulates 64 rows of 256 bits too slowly for as many cycles; it joins the first of them.
#[test]
fn max() {
    let config = config(16_384, 64);
    agree(&config, 5, &EngineKind::ALL, 5_000);
    agree(&config, 5, &[EngineKind::Model, EngineKind::Verilog], 200_000);
}

/// A user's geometry may be odder than the boundaries above; its bins are hit too, or declared out of
/// reach. The golden model alone is enough to see it.
#[test]
fn odd_geometries_hit_their_bins() {
    for (filter_bits, address_bits) in
        [(2, 64), (4, 16), (8, 17), (512, 16), (1_024, 16), (16_384, 16), (16_384, 22), (256, 16)]
    {
        let config = config(filter_bits, address_bits);
        agree(&config, 6, &[EngineKind::Model], 500_000);
    }
}
