//! A million random cycles in lockstep with the golden cluster, every bin hit.

use testbenches::testing::{agree, few};

use super::{Dut, geometries, of};

#[test]
fn all_engines_agree() {
    for (seed, config) in (1..).zip(&few(&geometries())) {
        agree::<Dut>(config, seed, 340_000, 500);
    }
}

/// Registers between switches and slices.
#[test]
fn all_engines_agree_with_registers() {
    agree::<Dut>(&of(3, 2, "cluster.registers = \"both\""), 30, 170_000, 500);
}
