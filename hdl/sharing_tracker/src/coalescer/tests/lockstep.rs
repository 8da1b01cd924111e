//! A million random cycles in all over the boundaries of the geometry, every bin hit.

use testbenches::testing;

use super::super::{Config, Dut};
use super::{config, with_sectors};

/// All three engines for a while, then the two fast ones: rust-hdl simulates 32 lanes slowly.
fn agree(config: &Config, seed: u64) {
    testing::agree::<Dut>(config, seed, 250_000, 4_000);
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
    agree(&with_sectors(64, 256, 16), 4);
}
