//! The emitted text: clean under every front end, its storage as the block's page says.

use emit::{Design, EmitOptions};
use signal::index_bits;
use testbenches::lint::lint_designs;

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
        let within = config.coalescer();
        let search = within.lane_bits() + 32 + 6 + 1;
        let coalescer = search + within.waiting_bits() + 16 + 12 + 4 + 6;
        let quota = config.quota_bits();
        // Quotient, remainder, divisor, the bits left to come, and the state.
        let divider = quota + quota.min(7) + 7 + index_bits(quota) + 2;
        assert_eq!(stored, coalescer + quota + 7 + 1 + 8 + divider, "{config:?}");
    }
}
