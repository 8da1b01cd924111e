//! The emitted text: clean under every front end, its storage as the block's page says.

use emit::{Design, EmitOptions};
use testbenches::lint::lint_designs;

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
    let designs: Vec<Design> = all().iter().map(emitted).collect();
    let report = lint_designs(&designs).unwrap();
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
