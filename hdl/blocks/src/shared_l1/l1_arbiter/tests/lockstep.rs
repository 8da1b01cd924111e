//! More than a million random cycles over the boundaries of the geometry, every bin hit.

use super::super::Dut;
use super::{max, npot, one, paper, pot, strict};
use crate::shared_l1::testing::agree;

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
