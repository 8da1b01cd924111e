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
    for l1 in [
        "{ line_bytes = 64, sector_bytes = 64 }",
        "{ line_bytes = 128, sector_bytes = 128 }",
        "{ line_bytes = 256, sector_bytes = 8 }",
        "{}",
    ] {
        for chunking in [true, false] {
            let fields = format!("l1 = {l1}\nshared_l1 = {{ cores = 2, chunking = {chunking} }}");
            covers::<Dut>(&config(&fields), 100_000);
        }
    }
}
