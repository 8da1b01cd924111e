//! The emitted text: clean under every front end, its storage as the block's page says.

use emit::{Design, EmitOptions};
use signal::index_bits;
use testbenches::lint::{Engine, Target, lint};

use super::super::{Config, rtl};
use super::{config, paper};

fn emitted(config: &Config) -> Design {
    emit::emit(&rtl::ScatterBypass::new(config), &EmitOptions::default()).unwrap()
}

fn all() -> [Config; 4] {
    [config(16, 32, 2, 1), config(24, 128, 32, 7), paper(), config(64, 256, 1_024, 32)]
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
        let within = config.coalescer();
        let search = within.lane_bits() + 32 + 6 + 1;
        let coalescer = search + within.waiting_bits() + 16 + 12 + 4 + 6;
        let quota = config.quota_bits();
        // Quotient, remainder, divisor, the bits left to come, and the state.
        let divider = 2 * quota + 7 + index_bits(quota) + 2;
        assert_eq!(stored, coalescer + quota + 7 + 1 + 8 + divider, "{config:?}");
    }
}
