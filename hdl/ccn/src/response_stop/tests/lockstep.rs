//! A million random cycles of all three engines over the boundaries of the configuration, every bin hit.

use testbenches::testing::{self, covers};

use super::super::{Config, Dut};
use super::{narrowest, of, paper, widest};

/// rust-hdl joins the first cycles: it is slow for so wide words.
fn agree(config: &Config, seed: u64) {
    testing::agree::<Dut>(config, seed, 200_000, 20_000);
}

#[test]
fn narrow() {
    agree(&narrowest(), 1);
}

/// A beat a line, and places whose number is no power of two.
#[test]
fn npot() {
    agree(&of(1, 3), 2);
}

#[test]
fn paper_ring() {
    agree(&paper(), 3);
}

#[test]
fn long_lines() {
    agree(&of(32, 3), 4);
}

#[test]
fn wide() {
    agree(&widest(), 5);
}

/// A user's stop may be odder than the boundaries above.
#[test]
fn odd_configurations_hit_their_bins() {
    for (sectors, places) in [(1, 2), (2, 2), (32, 2), (1, 64), (32, 8), (8, 63)] {
        covers::<Dut>(&of(sectors, places), 500_000);
    }
}
