//! A million random cycles of all three engines over the boundaries of the configuration, every bin
//! hit.

use testbenches::lockstep::{VerifyOptions, verify};

use super::super::{Config, Dut};
use super::config;

const CYCLES: u64 = 200_000;

fn agree(config: &Config, options: VerifyOptions) {
    let report = verify::<Dut>(config, &options).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(report.engines, ["model", "hdl", "verilog"]);
    assert!(report.resets > 3);
}

#[test]
fn one() {
    agree(&config(2, 100, 1), VerifyOptions::for_test(1, CYCLES));
}

#[test]
fn pot() {
    agree(&config(64, 25, 8), VerifyOptions::for_test(2, CYCLES));
}

#[test]
fn npot() {
    agree(&config(41, 15, 5), VerifyOptions::for_test(3, CYCLES));
}

#[test]
fn paper() {
    agree(&config(500, 10, 16), VerifyOptions::for_test(4, CYCLES));
}

/// The widest counters, in the widest of products; some intervals are too few for every bin.
#[test]
fn max() {
    let options = VerifyOptions { coverage_required: false, ..VerifyOptions::for_test(5, CYCLES) };
    agree(&config(65_535, 100, 20_000), options);
}
