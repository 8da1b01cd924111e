//! The emitted text: clean under every front end, its storage as the block's page says.

use emit::{Design, EmitOptions};
use testbenches::lint::lint_designs;

use super::super::{Config, rtl};
use super::config;

fn emitted(config: &Config) -> Design {
    emit::emit(&rtl::OwnStoreFilter::new(config), &EmitOptions::default()).unwrap()
}

fn geometries() -> Vec<Config> {
    [
        (2, 16),
        (2, 64),
        (4, 17),
        (32, 24),
        (256, 32),
        (512, 16),
        (512, 40),
        (1_024, 17),
        (16_384, 64),
    ]
    .map(|(filter_bits, address_bits)| config(filter_bits, address_bits))
    .to_vec()
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
        let storage = emitted(&config).manifest.storage;
        assert!(storage.iter().all(|block| block.memory_bits == 0), "all flip-flops");
        let stored: usize = storage.iter().map(|block| block.register_bits).sum();
        assert_eq!(stored, config.storage_bits() + 2, "{config:?}");
    }
}
