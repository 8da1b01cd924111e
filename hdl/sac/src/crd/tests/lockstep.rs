//! A million random cycles over the boundaries of the geometry, every bin hit.

use testbenches::testing;

use super::super::Dut;
use super::{config, max, npot, one, pot, sectored};
use design::Sac;

/// Cycles of a geometry; there are five beside the largest.
const CYCLES: u64 = 200_000;

/// rust-hdl simulates a wide directory some thousand times slower than Verilator; it runs `hdl` cycles.
fn agree(sac: Sac, seed: u64, hdl: u64, cycles: u64) {
    assert!(
        testing::agree::<Dut>(&config(sac), seed, cycles, hdl).resets > testing::at_depth(1, 0)
    );
}

#[test]
fn one_way() {
    agree(one(), 1, 5_000, CYCLES);
}

#[test]
fn powers_of_two() {
    agree(pot(), 2, 500, CYCLES);
}

#[test]
fn no_powers_of_two() {
    agree(npot(), 3, 2_000, CYCLES);
}

#[test]
fn paper() {
    agree(Sac::default(), 4, 200, CYCLES);
}

#[test]
fn paper_sectored() {
    agree(sectored(), 5, 100, CYCLES);
}

#[test]
fn largest() {
    agree(max(), 6, 20, 50_000);
}

/// Whatever their width; with 13 bits a clear comes first.
#[test]
fn a_count_of_requests_fills_or_is_declared_too_wide() {
    for counter_bits in [8, 9, 12, 13] {
        testing::covers::<Dut>(&config(Sac { counter_bits, ..npot() }), CYCLES);
    }
}
