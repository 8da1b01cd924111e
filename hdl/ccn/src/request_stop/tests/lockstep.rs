//! A million random cycles of all three engines over the boundaries of the configuration, every bin hit.

use testbenches::testing::{self, covers};

use super::super::{Config, Dut};
use super::{ccn, config, l1, narrowest, widest};
use design::{Ccn, L1};

/// rust-hdl joins the first cycles.
fn agree(config: &Config, seed: u64) {
    testing::agree::<Dut>(config, seed, 200_000, 40_000);
}

#[test]
fn narrow() {
    agree(&narrowest(), 1);
}

#[test]
fn npot() {
    agree(&config(3, 3, 4), 2);
}

#[test]
fn shallow_ring() {
    agree(&config(8, 2, 64), 3);
}

#[test]
fn paper() {
    agree(&Config::new(&L1::default(), &Ccn::default(), "test").unwrap(), 4);
}

/// Its patience ends too late for a run: what comes about then is left to the others.
#[test]
fn wide() {
    agree(&widest(), 5);
}

/// A user's stop may be odder than the boundaries above.
#[test]
fn odd_configurations_hit_their_bins() {
    for (cores, buffer, queue, patience) in
        [(2, 64, 2, 1), (15, 2, 64, 1), (256, 2, 3, 65), (3, 63, 63, 2), (256, 3, 8, 256)]
    {
        let ccn = Ccn { cores, ..ccn(buffer, queue, patience) };
        covers::<Dut>(&Config::new(&l1(), &ccn, "test").unwrap(), 500_000);
    }
}
