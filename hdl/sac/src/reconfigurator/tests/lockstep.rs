//! A million random cycles of all three engines over the boundaries of the configuration, every bin hit.

use testbenches::testing::agree;

use super::super::{Config, Dut};
use super::{config, long, many, npot, one, small};
use design::Sac;

fn agree_all(config: &Config, seed: u64) {
    agree::<Dut>(config, seed, 200_000, 20_000);
}

#[test]
fn two_chips() {
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
    agree_all(&config(Sac::default()), 4);
}

#[test]
fn most_chips() {
    agree_all(&many(), 5);
}

#[test]
fn most_slices() {
    agree_all(&long(), 6);
}
