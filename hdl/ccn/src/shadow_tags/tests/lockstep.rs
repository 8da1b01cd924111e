//! A million random cycles for each boundary of the geometry, every bin hit.

use testbenches::testing::{self, at_depth, covers};

use super::super::{Config, Dut};
use super::config;
use design::IndexFunction::{Fermi, Linear, Xor};

const CYCLES: u64 = 1_000_000;

/// rust-hdl, some thirty times slower, joins the first cycles. Over the geometries it has a million, too.
fn agree(config: &Config, seed: u64) {
    assert!(testing::agree::<Dut>(config, seed, CYCLES, 200_000).resets > at_depth(10, 0));
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

/// rust-hdl simulates 32 ways of 1,024 sets more slowly still; `scripts/test.sh --full lockstep` has it join
/// for longer.
#[test]
fn max() {
    testing::agree::<Dut>(&config(64, 1024, 32, Xor), 7, CYCLES, 2_000);
}

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
        covers::<Dut>(&config(address_bits, sets, ways, Linear), CYCLES);
    }
}
