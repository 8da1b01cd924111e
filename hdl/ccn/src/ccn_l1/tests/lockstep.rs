//! A million random cycles over the boundaries of the configuration, every bin hit; rust-hdl joins the first of them.

use testbenches::testing::agree;

use super::super::Dut;
use super::{odd, one, paper, published, small};

#[test]
fn one_long() {
    agree::<Dut>(&one(), 1, 200_000, 20_000);
}

#[test]
fn small_long() {
    agree::<Dut>(&small(), 2, 250_000, 10_000);
}

#[test]
fn odd_long() {
    agree::<Dut>(&odd(), 3, 250_000, 10_000);
}

#[test]
fn published_long() {
    agree::<Dut>(&published(), 4, 200_000, 10_000);
}

#[test]
fn paper_long() {
    agree::<Dut>(&paper(), 5, 100_000, 1_000);
}
