//! A million random cycles in lockstep with the golden cluster, every bin hit.

use testbenches::testing::{agree, at_depth, few};

use super::{Dut, geometries, waiting};

#[test]
fn all_engines_agree() {
    for (seed, config) in (1..).zip(&few(&geometries())) {
        agree::<Dut>(config, seed, 210_000, 500);
    }
}

#[test]
fn all_engines_agree_where_forwards_wait() {
    for seed in 1..=at_depth(4, 1) {
        agree::<Dut>(&waiting(), seed, 210_000, 500);
    }
}
