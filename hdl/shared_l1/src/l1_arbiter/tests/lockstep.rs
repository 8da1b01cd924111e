//! More than a million random cycles over the boundaries of the geometry, every bin hit.

use super::super::Dut;
use super::{config, max, npot, one, paper, pot, strict};
use testbenches::testing::{agree, covers};

#[test]
fn small_limits() {
    agree::<Dut>(&one(), 1, 200_000, 10_000);
    agree::<Dut>(&pot(), 2, 200_000, 5_000);
    agree::<Dut>(&npot(), 3, 200_000, 5_000);
}

#[test]
fn paper_and_strict() {
    agree::<Dut>(&paper(), 4, 200_000, 5_000);
    agree::<Dut>(&strict(), 5, 200_000, 5_000);
}

/// A head loses 65,535 times.
#[test]
fn highest_limit() {
    agree::<Dut>(&max(), 6, 600_000, 2_000);
}

#[test]
fn odd_geometries_hit_their_bins() {
    for (limit, depth) in [(0, 1), (1, 2), (2, 1), (1, 64), (0, 64), (1_000, 1), (9_999, 3)] {
        covers::<Dut>(&config(limit, depth, ""), 300_000);
    }
}
