//! The emitted text: clean under every front end, its storage as the block's page says.

use emit::{Design, EmitOptions};
use testbenches::lint::lint_designs;

use super::super::{Config, rtl};
use super::{config, max, npot, one, pot};
use design::Sac;

fn emitted(config: &Config) -> Design {
    emit::emit(&rtl::ProfileCounters::new(config), &EmitOptions::default()).unwrap()
}

fn boundaries() -> Vec<Config> {
    [Sac::default(), one(), pot(), npot(), max()].into_iter().map(config).collect()
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
        let registers: usize = storage.iter().map(|block| block.register_bits).sum();
        let expected =
            config.slice_storage_bits() + 4 * config.counter_bits() + config.window_bits();
        assert_eq!(registers, expected, "{config:?}");
    }
}
