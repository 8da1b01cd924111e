//! The emitted text: clean under every front end.

use emit::{Design, EmitOptions};
use testbenches::lint::{Engine, Target, lint};

use super::super::{Config, rtl};
use super::{boundaries, config};

fn emitted(config: &Config) -> Design {
    emit::emit(&rtl::MinRouter::new(config), &EmitOptions::default()).unwrap()
}

/// The boundaries; more slices than addresses reach; a slice that has no odd factor but many values.
fn all() -> Vec<Config> {
    let slices: Vec<u32> = (0..128).map(|number| 2 * number).collect();
    let many = |address_bits: u32, interleave_bytes: u32| {
        config(&format!(
            "l1 = {{ address_bits = {address_bits}, sets = 2 }}\n[mesh]\ncolumns = 16\nrows = 16\n\
             interleave_bytes = {interleave_bytes}\nl2_at = {slices:?}"
        ))
    };
    boundaries().into_iter().chain([many(16, 32_768), many(40, 128)]).collect()
}

#[test]
fn every_boundary_is_lint_clean() {
    let root = tempfile::tempdir().unwrap();
    let mut targets = Vec::new();
    for (number, config) in all().iter().enumerate() {
        let design = emitted(config);
        let folder = root.path().join(number.to_string());
        std::fs::create_dir(&folder).unwrap();
        design.write_to(&folder).unwrap();
        targets.push(Target::folder(&folder, &design.top).unwrap());
    }
    let report = lint(&targets, &Engine::ALL);
    assert!(report.is_clean(), "{report}");
}

/// Combinational: nothing is stored.
#[test]
fn there_is_no_storage() {
    for config in all() {
        let storage = emitted(&config).manifest.storage;
        assert!(storage.iter().all(|block| block.memory_bits + block.register_bits == 0));
    }
}
