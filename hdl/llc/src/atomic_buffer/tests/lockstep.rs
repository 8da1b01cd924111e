//! A million random cycles of all three engines over the boundaries of the configuration, every bin hit.

use testbenches::testing;

use super::super::{Config, Dut};
use super::{config, max, narrowest, small};
use design::Llc;

/// rust-hdl joins the first cycles: it is slow for so many bits.
fn agree(config: &Config, seed: u64) {
    testing::agree::<Dut>(config, seed, 200_000, 5_000);
}

#[test]
fn one() {
    agree(&config(narrowest()), 1);
}

#[test]
fn pot() {
    agree(&config(small()), 2);
}

#[test]
fn npot() {
    agree(&config(Llc { atomic_queue: 3, ..small() }).with_chips(3), 3);
}

#[test]
fn paper() {
    agree(&config(Llc::default()), 4);
}

#[test]
fn most() {
    agree(&max(), 5);
}
