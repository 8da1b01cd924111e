//! A million random cycles of all three engines over the boundaries of the configuration, every bin hit.

use testbenches::testing::{agree, covers};

use super::super::ReplyOrder::{Oldest, SliceFirst};
use super::super::{Config, Dut};
use super::{config, largest, smallest};

/// rust-hdl joins the first cycles: it is slow for so many ports.
fn agree_all(config: &Config, seed: u64) {
    agree::<Dut>(config, seed, 200_000, 20_000);
}

#[test]
fn one() {
    agree_all(&smallest(), 1);
}

#[test]
fn pot() {
    agree_all(&config(4, 2, SliceFirst), 2);
}

#[test]
fn npot() {
    agree_all(&config(3, 5, Oldest), 3);
}

#[test]
fn paper() {
    agree_all(&config(16, 16, Oldest), 4);
}

#[test]
fn max() {
    agree_all(&largest(), 5);
}

/// A user's queues may be odder than the boundaries above; their bins are hit too, or declared out of
/// reach.
#[test]
fn odd_configurations_hit_their_bins() {
    for (memory_queue, link_queue) in [(1, 64), (64, 1), (2, 1), (1, 2), (63, 61)] {
        for order in [Oldest, SliceFirst] {
            covers::<Dut>(&config(memory_queue, link_queue, order), 300_000);
        }
    }
}
