//! More than a million random cycles over the boundaries of the geometry, every bin hit.

use super::super::Dut;
use super::boundaries;
use crate::shared_l1::testing::agree;

#[test]
fn every_boundary() {
    for (config, seed) in boundaries().iter().zip(1..) {
        agree::<Dut>(config, seed, 200_000, 4_000);
    }
}
