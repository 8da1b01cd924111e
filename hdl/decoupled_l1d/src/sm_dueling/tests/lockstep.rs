//! A million random cycles of all three engines over the boundaries of the configuration, every bin
//! hit.

use testbenches::lockstep::{VerifyOptions, verify};
use testbenches::testing::{self, at_depth};

use super::super::{Config, Dut};
use super::config;

const CYCLES: u64 = 200_000;

fn agree(config: &Config, seed: u64) {
    let report = testing::agree::<Dut>(config, seed, CYCLES, CYCLES);
    assert!(report.resets > at_depth(3, 0));
}

#[test]
fn one() {
    agree(&config(2, 100, 1), 1);
}

#[test]
fn pot() {
    agree(&config(64, 25, 8), 2);
}

#[test]
fn npot() {
    agree(&config(41, 15, 5), 3);
}

#[test]
fn paper() {
    agree(&config(500, 10, 16), 4);
}

/// The widest counters, in the widest of products; some intervals are too few for every bin.
#[test]
fn max() {
    let cycles = at_depth(CYCLES, 20_000);
    let options = VerifyOptions { coverage_required: false, ..VerifyOptions::for_test(5, cycles) };
    let report = verify::<Dut>(&config(65_535, 100, 20_000), &options).unwrap();
    assert_eq!(report.engines, ["model", "hdl", "verilog"]);
    assert!(report.resets > at_depth(3, 0));
}
