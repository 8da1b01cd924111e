//! Random cycles over the boundaries of the geometry, every bin hit.

use testbenches::testing::agree;

use super::super::Dut;
use super::config;

/// A block of a design runs a million cycles in all, most of them without rust-hdl, which is slower.
#[test]
fn one() {
    agree::<Dut>(&config(1), 1, 100_000, 10_000);
}

#[test]
fn npot() {
    agree::<Dut>(&config(4), 2, 100_000, 10_000);
}

#[test]
fn pot() {
    agree::<Dut>(&config(7), 3, 100_000, 10_000);
}
