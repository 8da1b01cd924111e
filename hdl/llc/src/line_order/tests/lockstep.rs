//! A million random cycles of all three engines over the boundaries of the configuration, every bin hit.

use testbenches::testing::{self, covers};

use super::super::{Config, Dut};
use super::{among_chips, config, from, max, narrowest};
use design::Llc;

/// rust-hdl joins the first cycles: it is slow for so many entries.
fn agree(config: &Config, seed: u64) {
    testing::agree::<Dut>(config, seed, 200_000, 10_000);
}

#[test]
fn one() {
    agree(&from(narrowest(), 1), 1);
}

#[test]
fn pot() {
    agree(&config(4), 2);
}

#[test]
fn npot() {
    agree(&among_chips(3), 3);
}

#[test]
fn paper() {
    agree(&from(Llc::default(), 8), 4);
}

#[test]
fn most() {
    agree(&max(), 5);
}

/// A user's order may be odder than the boundaries above; with as many entries as identifiers, too.
#[test]
fn odd_configurations_hit_their_bins() {
    for entries in [1, 2, 3, 8, 64] {
        covers::<Dut>(&config(entries), 500_000);
    }
    for entries in [7, 8, 64] {
        covers::<Dut>(&from(narrowest(), entries), 500_000);
    }
}
