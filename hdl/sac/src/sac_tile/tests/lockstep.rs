//! Random cycles over the boundaries of the configuration, every bin hit.

use testbenches::testing::agree;

use super::{Dut, config, npot, one, small};
use design::{Llc, Sac};

#[test]
fn four_slices() {
    agree::<Dut>(&small(), 1, 400_000, 2_000);
}

#[test]
fn one_of_everything() {
    agree::<Dut>(&one(), 2, 250_000, 2_000);
}

#[test]
fn no_power_of_two() {
    agree::<Dut>(&npot(), 3, 350_000, 2_000);
}

/// The paper's tile: its golden slice is large.
#[test]
fn of_the_paper() {
    agree::<Dut>(&config(Sac::default(), Llc::default()), 4, 50_000, 200);
}
