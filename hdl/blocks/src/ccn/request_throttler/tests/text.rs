//! The emitted text: clean under every front end, its storage as the block's page says.

use emit::{Design, EmitOptions};
use testbenches::lint::{Engine, Target, lint};

use super::super::{Config, rtl};
use super::{ccn, config, in_cycles};
use crate::config::Ccn;

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
    .chain([config(in_cycles(ccn(3, 2, 1, 2))).with_counters_of(2)])
    .collect()
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
        let stored: usize =
            storage.iter().map(|block| block.register_bits + block.memory_bits).sum();
        assert_eq!(stored, config.storage_bits(), "{config:?}");
    }
    assert_eq!(boundaries()[0].storage_bits(), 72);
}
