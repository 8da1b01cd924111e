//! The emitted text: clean under every front end, its storage as the block's page says.

use emit::{Design, EmitOptions};
use testbenches::lint::lint_designs;

use super::super::{Config, rtl};
use super::config;
use design::{IndexFunction, L1};

fn emitted(config: &Config) -> Design {
    emit::emit(&rtl::ShadowTags::new(config), &EmitOptions::default()).unwrap()
}

fn geometries() -> Vec<Config> {
    let widest = L1 { address_bits: 64, line_bytes: 32, sets: 2, ways: 32, ..L1::default() };
    let mut all = vec![
        config(16, 2, 1, IndexFunction::Linear),
        config(32, 16, 8, IndexFunction::Xor),
        config(20, 4, 3, IndexFunction::Xor),
        config(40, 8, 5, IndexFunction::Linear),
        config(40, 32, 4, IndexFunction::Linear),
        config(40, 32, 4, IndexFunction::Fermi),
        // A tag of one bit, and one of 58.
        config(18, 1024, 2, IndexFunction::Linear),
    ];
    all.push(Config::new(&widest, "test").unwrap());
    all
}

#[test]
fn every_geometry_is_lint_clean() {
    let designs: Vec<Design> = geometries().iter().map(emitted).collect();
    let report = lint_designs(&designs).unwrap();
    assert!(report.is_clean(), "{report}");
}

/// The formula of the page's section on cost, against what the emitter counted.
#[test]
fn storage_is_what_the_page_says() {
    for config in geometries() {
        let manifest = emitted(&config).manifest;
        let stored: usize =
            manifest.storage.iter().map(|block| block.register_bits + block.memory_bits).sum();
        let under_way = 1 + config.tag_bits() + config.ways();
        assert_eq!(stored, config.storage_bits() + under_way, "{config:?}");
    }
}
