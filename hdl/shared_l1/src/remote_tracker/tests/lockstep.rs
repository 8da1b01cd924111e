//! More than a million random cycles over the boundaries of the geometry, every bin hit.

use super::super::Dut;
use super::{boundaries, config};
use testbenches::testing::{agree, covers};

#[test]
fn every_boundary() {
    for (config, seed) in boundaries().iter().zip(1..) {
        agree::<Dut>(config, seed, 200_000, 4_000);
    }
}

#[test]
fn odd_geometries_hit_their_bins() {
    for (requests, id_bits) in [(1, 16), (2, 1), (3, 1), (64, 1), (64, 6), (63, 6), (33, 5), (2, 2)]
    {
        covers::<Dut>(&config(requests, &format!("id_bits = {id_bits}")), 200_000);
    }
}
