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
    for mode in ["private", "shared"] {
        covers::<Dut>(&config(&format!("shared_l1 = {{ cores = 3, mode = \"{mode}\" }}")), 300_000);
    }
    let published = "store_path = \"mode\", atomic_path = \"direct\", leftover = \"lazy\"";
    for shared in ["cores = 2", "cores = 3, min_routing = false", "cores = 28", "cores = 1"] {
        for more in ["", published] {
            let shared = if more.is_empty() { shared.into() } else { format!("{shared}, {more}") };
            covers::<Dut>(&config(&format!("shared_l1 = {{ {shared} }}")), 300_000);
        }
    }
    // Slice and home depend on the same address bits.
    let mesh = "mesh = { columns = 3, rows = 1, l2_at = [1], interleave_bytes = 4096 }";
    covers::<Dut>(&config(&format!("shared_l1.cores = 2\n{mesh}")), 300_000);
}
