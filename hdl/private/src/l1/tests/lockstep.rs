//! A million random cycles over the boundaries of the geometry, every bin hit; the golden model against
//! the emitted Verilog, and rust-hdl's simulation, which is slower, beside them for a part.

use testbenches::engine::EngineKind::{Model, Verilog};
use testbenches::lockstep::{VerifyOptions, verify};

use super::super::{Config, Dut};
use super::{max, npot, one, paper, pot};

fn agree(config: &Config, options: VerifyOptions) {
    let report = verify::<Dut>(config, &options).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(report.engines.len(), options.engines.len());
    assert!(report.resets > 0);
}

/// The million, in shares.
fn long(config: &Config, seed: u64) {
    let options = VerifyOptions::for_test(seed, 250_000);
    agree(config, VerifyOptions { engines: vec![Model, Verilog], ..options });
}

/// All three engines.
fn short(config: &Config, seed: u64) {
    let options = VerifyOptions::for_test(seed, 20_000);
    agree(config, VerifyOptions { coverage_required: false, ..options });
}

#[test]
fn one_long() {
    long(&one(), 1);
}

#[test]
fn pot_long() {
    long(&pot(), 2);
}

#[test]
fn npot_long() {
    long(&npot(), 3);
}

#[test]
fn paper_long() {
    long(&paper(), 4);
}

#[test]
fn the_small_ones_in_every_engine() {
    short(&one(), 5);
    short(&pot(), 6);
    short(&npot(), 7);
}

/// The largest geometry never fills in so few cycles.
#[test]
fn max_short() {
    let options = VerifyOptions::for_test(8, 20_000);
    let engines = vec![Model, Verilog];
    agree(&max(), VerifyOptions { engines, coverage_required: false, ..options });
}
