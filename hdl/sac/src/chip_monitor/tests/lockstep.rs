//! A million random cycles over the boundaries of the configuration, every bin hit.

use testbenches::testing::agree;

use super::{Dut, config, many, npot, one, small};
use design::Sac;

#[test]
fn four_slices() {
    agree::<Dut>(&small(), 1, 300_000, 10_000);
}

#[test]
fn one_of_everything() {
    agree::<Dut>(&one(), 2, 400_000, 10_000);
}

#[test]
fn no_power_of_two() {
    agree::<Dut>(&npot(), 3, 250_000, 10_000);
}

/// The paper's chip, whose profiles are shorter here, so that one ends between two resets more than once.
#[test]
fn of_the_paper() {
    agree::<Dut>(&config(Sac { profile_cycles: 500, ..Sac::default() }), 4, 250_000, 200);
}

#[test]
fn most_slices() {
    agree::<Dut>(&many(), 5, 50_000, 20);
}
