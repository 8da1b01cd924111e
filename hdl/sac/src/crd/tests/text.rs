//! The emitted text: clean under every front end, its storage as the block's page says.

use emit::{Design, EmitOptions};
use testbenches::lint::lint_designs;

use super::super::{Config, rtl};
use super::{config, max, npot, one, pot, sectored, small};
use design::Sac;

fn emitted(config: &Config) -> Design {
    emit::emit(&rtl::Crd::new(config), &EmitOptions::default()).unwrap()
}

fn geometries() -> Vec<Config> {
    let all = [Sac::default(), sectored(), small(), one(), pot(), npot(), max()];
    all.into_iter().map(config).collect()
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
        let memories: usize = storage.iter().map(|block| block.memory_bits).sum();
        let registers: usize = storage.iter().map(|block| block.register_bits).sum();
        let order = config.sets() * config.ways() * (config.ways() - 1) / 2;
        assert_eq!(memories, config.entry_bits() + order, "{config:?}");
        assert_eq!(registers, config.sets() + 2 * config.counter_bits() + 2, "{config:?}");
    }
}
