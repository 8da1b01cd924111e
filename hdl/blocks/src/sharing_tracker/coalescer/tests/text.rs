//! The emitted text: clean under every front end, its storage as the block's page says.

use emit::{Design, EmitOptions};
use testbenches::lint::{Engine, Target, lint};

use super::super::{Config, rtl};
use super::{config, with_sectors};

fn emitted(config: &Config) -> Design {
    emit::emit(&rtl::Coalescer::new(config), &EmitOptions::default()).unwrap()
}

fn all() -> [Config; 4] {
    [config(16, 32), config(32, 64), config(40, 128), with_sectors(64, 256, 8)]
}

#[test]
fn every_geometry_is_lint_clean() {
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

/// The formula of the page's section on cost, against what the emitter counted.
#[test]
fn storage_is_what_the_page_says() {
    for config in all() {
        let manifest = emitted(&config).manifest;
        let stored: usize =
            manifest.storage.iter().map(|block| block.register_bits + block.memory_bits).sum();
        let search = config.lane_bits() + 32 + 6 + 1;
        assert_eq!(stored, search + config.waiting_bits() + 16 + 12 + 4 + 6, "{config:?}");
    }
}
