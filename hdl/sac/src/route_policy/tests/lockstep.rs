//! A million random cycles over the boundaries of the geometry, every bin hit.

use testbenches::engine::EngineKind;
use testbenches::lockstep::{VerifyOptions, verify};

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
        let config = config(sac);
        let run = |engines: &[EngineKind], cycles| {
            let engines = engines.to_vec();
            let options = VerifyOptions { engines, ..VerifyOptions::for_test(seed, cycles) };
            verify::<Dut>(&config, &options).unwrap_or_else(|error| panic!("{error}"))
        };
        run(&EngineKind::ALL, 10_000);
        run(&[EngineKind::Model, EngineKind::Verilog], CYCLES);
    }
}
