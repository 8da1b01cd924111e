//! A million random cycles over the boundaries of the geometry, every bin hit; the golden model against
//! the emitted Verilog, and rust-hdl's simulation, which is slower, beside them for a part.

use super::super::{Config, Dut};
use super::{flushing, npot, one, paper, published, two};
use testbenches::testing::agree;

fn long(config: &Config, seed: u64) {
    agree::<Dut>(config, seed, 250_000, 10_000);
}

#[test]
fn one_core() {
    long(&one(), 1);
}

#[test]
fn two_cores_with_a_place_of_each_kind() {
    long(&two(), 2);
}

#[test]
fn three_cores() {
    long(&npot(), 3);
}

#[test]
fn the_preset() {
    agree::<Dut>(&paper(), 4, 500_000, 3_000);
}

#[test]
fn leftovers_flushed_and_whole_lines() {
    long(&flushing(), 5);
}

#[test]
fn paths_as_published() {
    long(&published(), 6);
}
