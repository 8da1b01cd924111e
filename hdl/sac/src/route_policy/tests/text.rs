//! The emitted text: clean under every front end.

use emit::{Design, EmitOptions};
use testbenches::lint::lint_designs;

use super::super::{Config, rtl};
use super::{config, max, npot, one, pot};
use design::Sac;

fn emitted(config: &Config) -> Design {
    emit::emit(&rtl::RoutePolicy::new(config), &EmitOptions::default()).unwrap()
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

/// Combinational: nothing is stored.
#[test]
fn there_is_no_storage() {
    for config in boundaries() {
        let storage = emitted(&config).manifest.storage;
        assert!(storage.iter().all(|block| block.memory_bits + block.register_bits == 0));
    }
}
