//! More than a million random cycles over the boundaries of the geometry, every bin hit.

use testbenches::engine::EngineKind;
use testbenches::lockstep::{VerifyOptions, verify};

use super::super::Dut;
use super::{boundaries, config};
use testbenches::testing::covers;

/// Cycles of a geometry; there are six.
const CYCLES: u64 = 200_000;

/// rust-hdl's simulation runs the first 10,000 cycles of each.
#[test]
fn every_boundary() {
    for (config, seed) in boundaries().into_iter().zip(1..) {
        let run = |engines: &[EngineKind], cycles| {
            let engines = engines.to_vec();
            let options = VerifyOptions {
                engines,
                coverage_required: cycles == CYCLES,
                ..VerifyOptions::for_test(seed, cycles)
            };
            verify::<Dut>(&config, &options).unwrap_or_else(|error| panic!("{error}"))
        };
        run(&EngineKind::ALL, 10_000);
        run(&[EngineKind::Model, EngineKind::Verilog], CYCLES);
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
