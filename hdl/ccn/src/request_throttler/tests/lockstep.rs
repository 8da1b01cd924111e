//! A million random cycles of all three engines over the boundaries of the configuration, every bin
//! hit.

use testbenches::testing::{self, at_depth, covers};

use super::super::{Config, Dut};
use super::{ccn, config, in_cycles, narrow};
use design::Ccn;

const CYCLES: u64 = 200_000;

fn agree(config: &Config, seed: u64) {
    assert!(testing::agree::<Dut>(config, seed, CYCLES, CYCLES).resets > at_depth(10, 0));
}

#[test]
fn one() {
    agree(&config(narrow(2, in_cycles(ccn(2, 1, 1, 2)))), 1);
}

#[test]
fn pot() {
    agree(&config(narrow(4, ccn(256, 64, 1, 4))), 2);
}

#[test]
fn npot() {
    agree(&config(narrow(5, ccn(1_000, 301, 5, 100))), 3);
}

/// A window of the paper's length leaves these bins to the next test.
#[test]
fn paper() {
    agree(&config(Ccn::default()), 4);
}

/// The paper's least hit rate and counters, in shorter epochs.
#[test]
fn paper_in_small() {
    agree(&config(ccn(10_000, 1_000, 5, 100)), 5);
}

#[test]
fn max() {
    agree(&config(ccn(4_294_967_295, 4_294_967_280, 65_535, 65_535)), 6);
}

#[test]
fn odd_configurations_hit_their_bins() {
    for (ccn, counter_bits) in [
        (ccn(30, 15, 65_534, 65_535), 24),
        (ccn(30, 15, 1, 65_535), 24),
        (ccn(31, 16, 1, 1), 24),
        (ccn(31, 16, 1, 1), 2),
        (ccn(100, 20, 7, 31), 5),
        (ccn(100, 20, 1, 32), 5),
        (ccn(100, 20, 1, 31), 5),
        (ccn(100, 20, 999, 1_000), 10),
        (in_cycles(ccn(500, 499, 2, 3)), 24),
        (in_cycles(ccn(100_000, 100, 2, 3)), 24),
        (in_cycles(ccn(4_294_967_295, 1, 2, 3)), 24),
    ] {
        covers::<Dut>(&config(narrow(counter_bits, ccn)), 500_000);
    }
}
