//! Random cycles of all three engines with each choice of parts, every bin hit.

use testbenches::testing::agree;

use super::super::Dut;
use super::{axi, ports};

/// Cycles, and those that rust-hdl joins.
const CYCLES: (u64, u64) = (300_000, 5_000);

#[test]
fn before_axi() {
    agree::<Dut>(&axi(), 1, CYCLES.0, CYCLES.1);
}

#[test]
fn before_a_next_level() {
    agree::<Dut>(&ports(true), 2, CYCLES.0, CYCLES.1);
}

#[test]
fn without_a_buffer() {
    agree::<Dut>(&ports(false), 3, CYCLES.0, CYCLES.1);
}
