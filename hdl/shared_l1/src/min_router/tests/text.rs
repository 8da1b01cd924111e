//! The emitted text: clean under every front end.

use emit::{Design, EmitOptions};
use testbenches::lint::lint_designs;

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
    let designs: Vec<Design> = all().iter().map(emitted).collect();
    let report = lint_designs(&designs).unwrap();
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
