//! A million random cycles over the boundaries of the geometry, every bin hit.

use testbenches::testing::agree;

use super::super::Dut;
use super::{config, max, npot, one, pot};
use design::Sac;

/// Cycles of a geometry; there are five.
const CYCLES: u64 = 200_000;

/// rust-hdl's simulation runs the first 10,000 cycles of each.
#[test]
fn every_boundary() {
    let all = [one(), pot(), npot(), Sac::default(), max()];
    for (sac, seed) in all.into_iter().zip(1..) {
        agree::<Dut>(&config(sac), seed, CYCLES, 10_000);
    }
}
