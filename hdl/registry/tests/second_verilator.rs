//! Every block with another Verilator than the one that all other tests take. `scripts/gate.sh` runs this file alone,
//! with `WARPCACHE_VERILATOR` set to the other one; lint has both in one test.

#![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.

use design::{Design, PRESETS};
use registry::blocks;
use testbenches::engine::EngineKind;
use testbenches::lockstep::VerifyOptions;

const CYCLES: u64 = 20_000;

#[test]
#[ignore = "needs another Verilator: scripts/gate.sh runs it"]
fn every_block_of_the_presets_agrees_with_its_golden_model() {
    let presets = PRESETS.iter().map(|preset| preset.design().unwrap());
    let all: Vec<_> = presets.flat_map(|design| blocks(&design)).collect();
    assert!(all.len() >= registry::BLOCKS.len());
    for block in all {
        let options = VerifyOptions {
            engines: vec![EngineKind::Model, EngineKind::Verilog],
            coverage_required: false,
            ..VerifyOptions::new(1, CYCLES, "cargo test")
        };
        block.block.verify(&options).unwrap_or_else(|error| panic!("{error}"));
    }
}

#[test]
#[ignore = "needs another Verilator: scripts/gate.sh runs it"]
fn a_run_leaves_a_waveform() {
    let folder = tempfile::tempdir().unwrap();
    let wave = folder.path().join("run.fst");
    let block = registry::block(&Design::load("taco16").unwrap(), "shadow_tags").unwrap();
    let options = VerifyOptions {
        engines: vec![EngineKind::Model, EngineKind::Verilog],
        coverage_required: false,
        wave: Some(wave.clone()),
        wave_of_success: 300,
        ..VerifyOptions::new(1, 300, "cargo test")
    };
    block.block.verify(&options).unwrap_or_else(|error| panic!("{error}"));
    assert!(wave.metadata().unwrap().len() > 1_000);
}
