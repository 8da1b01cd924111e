//! A million random cycles in all over the boundaries of the geometry, every bin hit.

use testbenches::testing;

use super::super::{Config, Dut};
use super::{config, geometry};

/// All three engines for a while, then the two fast ones: rust-hdl simulates large tables slowly.
fn agree(config: &Config, seed: u64) {
    testing::agree::<Dut>(config, seed, 200_000, 20_000);
}

/// One core a tracker: nobody to forward to.
#[test]
fn one() {
    agree(
        &config(
            "l1.address_bits = 16\n[sharing_tracker]\ncores = 4\nsets = 8\nways = 1\nbanks = 1\ntrackers = 4",
        ),
        1,
    );
}

#[test]
fn pot() {
    agree(&geometry(32, 8, 16, 4, "mask"), 2);
}

#[test]
fn npot() {
    agree(&geometry(20, 5, 4, 3, "mask"), 3);
}

#[test]
fn single() {
    agree(&geometry(24, 6, 8, 5, "single"), 4);
}

#[test]
fn paper() {
    agree(&config(""), 5);
}

#[test]
fn max() {
    testing::agree::<Dut>(&geometry(64, 64, 4_096, 32, "mask"), 6, 200_000, 2_000);
}

/// A user's geometry may be odder than the boundaries above; its bins are hit too, or declared out
/// of reach. The golden model alone is enough to see it.
#[test]
fn odd_geometries_hit_their_bins() {
    for config in [
        geometry(40, 2, 1_024, 8, "mask"),
        geometry(40, 3, 2, 32, "single"),
        geometry(40, 64, 2, 1, "single"),
        // A tag of one bit: as many lines as ways, and fewer.
        config("l1.address_bits = 16\n[sharing_tracker]\nsets = 256\nways = 2\nbanks = 1"),
        config("l1.address_bits = 16\n[sharing_tracker]\nsets = 256\nways = 8\nbanks = 64"),
        config("[sharing_tracker]\ntrackers = 4"),
    ] {
        testing::covers::<Dut>(&config, 200_000);
    }
}
