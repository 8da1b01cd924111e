//! The emitted text: clean under every front end, its storage as the block's page says.

use emit::{Design, EmitOptions};
use testbenches::lint::{Engine, Target, lint};

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
    let root = tempfile::tempdir().unwrap();
    let mut targets = Vec::new();
    for (number, config) in boundaries().iter().enumerate() {
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
    for config in boundaries() {
        let storage = emitted(&config).manifest.storage;
        assert!(storage.iter().all(|block| block.memory_bits == 0));
        let bits: usize = storage.iter().map(|block| block.register_bits).sum();
        assert_eq!(bits, config.storage_bits(), "{config:?}");
    }
    assert_eq!(boundaries()[0].storage_bits(), 83);
}
