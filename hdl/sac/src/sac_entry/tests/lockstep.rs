//! A million random cycles of all three engines over the boundaries of the configuration, every bin hit.

use testbenches::testing::agree;

use super::super::{Config, Dut};
use super::{max, npot, one, paper, small};

/// rust-hdl joins the first cycles: it is slow for so many ports.
fn agree_all(config: &Config, seed: u64) {
    agree::<Dut>(config, seed, 200_000, 10_000);
}

#[test]
fn few_identifiers() {
    agree_all(&small(), 1);
}

#[test]
fn a_single_chip() {
    agree_all(&one(), 2);
}

#[test]
fn no_power_of_two() {
    agree_all(&npot(), 3);
}

#[test]
fn of_the_paper() {
    agree_all(&paper(), 4);
}

#[test]
fn largest() {
    agree_all(&max(), 5);
}
