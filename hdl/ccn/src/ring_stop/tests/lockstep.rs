//! A million random cycles over the boundaries of the configuration, every bin hit; rust-hdl joins the first of them.

use testbenches::testing::{self, covers};

use super::super::{Config, Dut};
use super::{ccn, config, l1, narrowest, paper, waiting, widest};
use design::{Ccn, L1, Pending};

fn agree(config: &Config, seed: u64, of_hdl: u64) {
    testing::agree::<Dut>(config, seed, 200_000, of_hdl);
}

#[test]
fn narrow() {
    agree(&narrowest(), 1, 20_000);
}

#[test]
fn npot() {
    agree(&config(2, 3, 4), 2, 20_000);
}

#[test]
fn one_sector() {
    agree(&config(1, 3, 64), 3, 20_000);
}

#[test]
fn preset() {
    agree(&paper(), 4, 5_000);
}

/// Its patience ends too late for a run: what comes about then is left to the others.
#[test]
fn wide() {
    agree(&widest(), 5, 500);
}

#[test]
fn requests_wait() {
    agree(&waiting(2, 3, 4, 3), 6, 20_000);
}

#[test]
fn requests_wait_in_one_place() {
    agree(&waiting(1, 3, 64, 1), 7, 20_000);
}

/// A user's stop may be odder than the boundaries above.
#[test]
fn odd_configurations_hit_their_bins() {
    for (cores, queues, patience, sectors, ways) in
        [(2, 2, 1, 8, 1), (15, 64, 1, 1, 3), (256, 3, 65, 2, 32), (3, 63, 2, 4, 8)]
    {
        let l1 = L1 { ways, ..l1(sectors) };
        let ccn = Ccn { cores, ..ccn(queues, patience) };
        for pending in [Pending::Pass, Pending::Wait] {
            let ccn = Ccn { pending, ..ccn.clone() };
            covers::<Dut>(&Config::new(&l1, &ccn, "test").unwrap(), 500_000);
        }
    }
}
