//! The emitted text: clean under every front end, its storage as the block's page says.

use emit::{Design, EmitOptions};
use testbenches::lint::{Engine, Target, lint};

use super::super::{Config, rtl};
use super::{config, max, npot, one, pot};
use crate::config::Sac;

fn emitted(config: &Config) -> Design {
    emit::emit(&rtl::ProfileCounters::new(config), &EmitOptions::default()).unwrap()
}

fn boundaries() -> Vec<Config> {
    [Sac::default(), one(), pot(), npot(), max()].into_iter().map(config).collect()
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
        assert!(storage.iter().all(|block| block.memory_bits == 0));
        let registers: usize = storage.iter().map(|block| block.register_bits).sum();
        let expected = config.slice_counter_bits() + 4 * Config::TOTAL_BITS + config.window_bits();
        assert_eq!(registers, expected, "{config:?}");
    }
}
