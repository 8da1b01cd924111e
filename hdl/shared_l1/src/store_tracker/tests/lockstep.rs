//! More than a million random cycles over the boundaries of the geometry, every bin hit.

use super::super::Dut;
use super::{boundaries, config};
use crate::testing::design;
use testbenches::testing::{agree, covers};

#[test]
fn every_boundary() {
    for (config, seed) in boundaries().iter().zip(1..) {
        agree::<Dut>(config, seed, 220_000, 3_000);
    }
}

#[test]
fn odd_geometries_hit_their_bins() {
    let small = "address_bits = 16, line_bytes = 256, sets = 2, index = \"xor\"";
    for (lines, merges) in [(1, 255), (64, 1), (2, 1), (1, 2), (2, 2), (3, 3), (33, 100)] {
        covers::<Dut>(&config(lines, merges, "address_bits = 40"), 200_000);
    }
    let cores = "shared_l1 = { cores = 4, store_tracker_lines = 64, store_tracker_merges = 2 }";
    let design = design(&format!("{cores}\nl1 = {{ {small} }}"));
    covers::<Dut>(&super::Config::of(&design).unwrap(), 200_000);
}
