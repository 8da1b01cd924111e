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
    for cores in [1, 2, 3, 5, 255, 256] {
        for hash in ["core_bits", "xor"] {
            let shared = format!("shared_l1 = {{ cores = {cores}, home_hash = \"{hash}\" }}");
            for l1 in ["address_bits = 16, sets = 2", "address_bits = 17, sets = 2", "sets = 1024"]
            {
                covers::<Dut>(&config(&format!("{shared}\nl1 = {{ {l1} }}")), 100_000);
            }
        }
    }
}
