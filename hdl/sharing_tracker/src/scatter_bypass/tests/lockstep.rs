//! A million random cycles in all over the boundaries of the geometry, every bin hit.

use testbenches::testing;

use super::super::{Config, Dut};
use super::{config, paper};

/// All three engines for a while, then the two fast ones: rust-hdl simulates 32 lanes slowly.
fn agree(config: &Config, seed: u64) {
    testing::agree::<Dut>(config, seed, 200_000, 4_000);
}

/// The smallest L1: two lines.
#[test]
fn one() {
    agree(&config(16, 32, 2, 1), 1);
}

#[test]
fn pot() {
    agree(&config(32, 64, 16, 4), 2);
}

#[test]
fn npot() {
    agree(&config(24, 128, 32, 7), 3);
}

#[test]
fn the_papers() {
    agree(&paper(), 4);
}

/// Lines are so many that no load bypasses.
#[test]
fn max() {
    agree(&config(64, 256, 1_024, 32), 5);
}
