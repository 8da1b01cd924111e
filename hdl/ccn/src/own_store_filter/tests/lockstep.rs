//! A million random cycles over the boundaries of the geometry, every bin hit.

use testbenches::testing::{agree, covers};

use super::super::Dut;
use super::config;

const CYCLES: u64 = 200_000;

#[test]
fn one() {
    agree::<Dut>(&config(2, 16), 1, CYCLES, CYCLES);
}

#[test]
fn pot() {
    agree::<Dut>(&config(256, 32), 2, CYCLES, CYCLES);
}

/// Groups that do not divide the line address, in a width that is no power of two.
#[test]
fn npot() {
    agree::<Dut>(&config(128, 37), 3, CYCLES, CYCLES);
}

#[test]
fn paper() {
    agree::<Dut>(&config(4_096, 40), 4, CYCLES, 10_000);
}

/// rust-hdl simulates 64 rows of 256 bits too slowly for as many cycles; it joins the first of them, and more of them in
/// `scripts/test.sh --full lockstep`.
#[test]
fn max() {
    agree::<Dut>(&config(16_384, 64), 5, CYCLES, 1_000);
}

#[test]
fn odd_geometries_hit_their_bins() {
    for (filter_bits, address_bits) in [
        (2, 64),
        (4, 16),
        (512, 40),
        (8, 17),
        (512, 16),
        (1_024, 16),
        (16_384, 16),
        (16_384, 22),
        (256, 16),
    ] {
        covers::<Dut>(&config(filter_bits, address_bits), 500_000);
    }
}
