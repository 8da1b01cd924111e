//! The emitted text: clean under every front end.

use emit::{Design, EmitOptions};
use testbenches::lint::lint_designs;

use super::super::{Config, rtl};
use super::{boundaries, config};

fn emitted(config: &Config) -> Design {
    emit::emit(&rtl::HomeMap::new(config), &EmitOptions::default()).unwrap()
}

/// The boundaries, and the largest power of two of cores, with a tag that is all core bits.
fn all() -> Vec<Config> {
    let whole = "l1 = { address_bits = 16, sets = 2 }\nshared_l1 = { cores = 256, home_hash = ";
    let whole = ["core_bits", "xor"].map(|hash| config(&format!("{whole}\"{hash}\" }}")));
    boundaries().into_iter().chain(whole).collect()
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
