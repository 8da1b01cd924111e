//! More than a million random cycles over the boundaries of the geometry, every bin hit.

use super::super::Dut;
use super::{boundaries, config};
use testbenches::testing::{agree, covers};

#[test]
fn every_boundary() {
    for (config, seed) in boundaries().iter().zip(1..) {
        agree::<Dut>(config, seed, 220_000, 10_000);
    }
}

#[test]
fn odd_geometries_hit_their_bins() {
    for l1 in [
        "line_bytes = 64, sector_bytes = 64",
        "line_bytes = 256, sector_bytes = 64, id_bits = 1",
        "line_bytes = 256, sector_bytes = 128, id_bits = 2",
    ] {
        covers::<Dut>(&config(&format!("l1 = {{ {l1} }}")), 100_000);
    }
}
