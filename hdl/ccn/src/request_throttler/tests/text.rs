//! The emitted text: clean under every front end, its storage as the block's page says.

use emit::{Design, EmitOptions};
use testbenches::lint::lint_designs;

use super::super::{Config, rtl};
use super::{ccn, config, in_cycles, narrow};
use design::Ccn;

fn emitted(config: &Config) -> Design {
    emit::emit(&rtl::RequestThrottler::new(config), &EmitOptions::default()).unwrap()
}

/// Both ends of every field.
fn boundaries() -> Vec<Config> {
    [
        Ccn::default(),
        ccn(30, 15, 1, 1),
        ccn(4_294_967_295, 4_294_967_280, 65_535, 65_535),
        ccn(4_294_967_295, 15, 1, 65_535),
        in_cycles(ccn(2, 1, 1, 1)),
        in_cycles(ccn(4_294_967_295, 4_294_967_280, 65_534, 65_535)),
        ccn(33, 16, 3, 4),
        ccn(1_024, 512, 1, 2),
    ]
    .into_iter()
    .map(config)
    .chain([config(narrow(2, in_cycles(ccn(3, 2, 1, 2))))])
    .collect()
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
        let stored: usize =
            storage.iter().map(|block| block.register_bits + block.memory_bits).sum();
        assert_eq!(stored, config.storage_bits(), "{config:?}");
    }
    assert_eq!(boundaries()[0].storage_bits(), 72);
}
