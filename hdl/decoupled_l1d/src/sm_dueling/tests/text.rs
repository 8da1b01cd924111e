//! The emitted text: clean under every front end, its storage as the block's page says.

use emit::{Design, EmitOptions};
use testbenches::lint::lint_designs;

use super::super::{Config, rtl};
use super::config;

fn emitted(config: &Config) -> Design {
    emit::emit(&rtl::SmDueling::new(config), &EmitOptions::default()).unwrap()
}

/// Both ends of every field.
fn boundaries() -> Vec<Config> {
    vec![
        config(500, 10, 16),
        config(2, 1, 1),
        config(2, 100, 2),
        config(3, 1, 3),
        config(4, 99, 1),
        config(64, 25, 8),
        config(65_535, 100, 65_535),
        config(65_535, 1, 1),
        config(65_535, 63, 32_768),
    ]
}

#[test]
fn every_boundary_is_lint_clean() {
    let designs: Vec<Design> = boundaries().iter().map(emitted).collect();
    let report = lint_designs(&designs).unwrap();
    assert!(report.is_clean(), "{report}");
}

/// The formula of the page's section on cost, against what the emitter counted.
#[test]
fn storage_is_what_the_page_says() {
    for config in boundaries() {
        let storage = emitted(&config).manifest.storage;
        assert!(storage.iter().all(|block| block.memory_bits == 0));
        let bits: usize = storage.iter().map(|block| block.register_bits).sum();
        assert_eq!(bits, config.storage_bits(), "{config:?}");
    }
    assert_eq!(boundaries()[0].storage_bits(), 83);
}
