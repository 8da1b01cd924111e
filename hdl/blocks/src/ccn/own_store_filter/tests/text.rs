//! The emitted text: clean under every front end, its storage as the block's page says.

use emit::{Design, EmitOptions};
use testbenches::lint::{Engine, Target, lint};

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
    let root = tempfile::tempdir().unwrap();
    let mut targets = Vec::new();
    for (number, config) in geometries().iter().enumerate() {
        let design = emitted(config);
        let folder = root.path().join(number.to_string());
        std::fs::create_dir(&folder).unwrap();
        design.write_to(&folder).unwrap();
        targets.push(Target::folder(&folder, &design.top).unwrap());
    }
    let report = lint(&targets, &Engine::ALL);
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
