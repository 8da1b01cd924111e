//! The emitted text: clean under every front end.

use emit::{Design, EmitOptions};
use testbenches::lint::lint_designs;

use super::super::{Config, rtl};
use super::{config, max, narrow, npot, one, pot};
use design::Sac;

fn emitted(config: &Config) -> Design {
    emit::emit(&rtl::EabUnit::new(config), &EmitOptions::default()).unwrap()
}

fn boundaries() -> Vec<Config> {
    [Sac::default(), one(), pot(), npot(), narrow(), max()].into_iter().map(config).collect()
}

#[test]
fn every_boundary_is_lint_clean() {
    let designs: Vec<Design> = boundaries().iter().map(emitted).collect();
    let report = lint_designs(&designs).unwrap();
    assert!(report.is_clean(), "{report}");
}

/// The formula of the page's section on cost, against what the emitter counted: without what fraction
/// and multiplier hold.
#[test]
fn storage_is_what_the_page_says() {
    for config in boundaries() {
        let storage = emitted(&config).manifest.storage;
        assert!(storage.iter().all(|block| block.memory_bits == 0));
        let arithmetic =
            |instance: &str| instance.contains("fraction") || instance.contains("multiplier");
        let own = storage.iter().filter(|block| !arithmetic(&block.instance));
        let registers: usize = own.map(|block| block.register_bits).sum();
        assert_eq!(registers, config.storage_bits(), "{config:?}");
    }
}
