//! More than a million random cycles over the boundaries of the geometry, every bin hit.

use super::super::Dut;
use super::{boundaries, config};
use testbenches::testing::{agree, covers};

#[test]
fn every_boundary() {
    for (config, seed) in boundaries().iter().zip(1..) {
        agree::<Dut>(config, seed, 200_000, 10_000);
    }
}

#[test]
fn odd_geometries_hit_their_bins() {
    for fields in [
        // Slice and home depend on the same address bits, or there are more slices than addresses reach.
        "shared_l1.cores = 2\nmesh = { columns = 3, rows = 1, l2_at = [1], interleave_bytes = 4096 }",
        "shared_l1.cores = 2\nmesh = { columns = 4, rows = 1, l2_at = [0, 1], interleave_bytes = 4096 }",
        "shared_l1.cores = 3\nl1 = { address_bits = 16, sets = 4 }\nmesh.interleave_bytes = 32768",
        "shared_l1 = { cores = 7, home_hash = \"xor\" }\nmesh = { columns = 1, rows = 8, l2_at = [7] }",
        "shared_l1 = { cores = 9, min_routing = false }\nl1.address_bits = 64",
        "shared_l1.cores = 2\nmesh = { columns = 2, rows = 2, l2_at = [1, 2] }",
    ] {
        covers::<Dut>(&config(fields), 200_000);
    }
}
