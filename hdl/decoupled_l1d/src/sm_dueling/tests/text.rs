//! The emitted text: clean under every front end, its storage as the block's page says.

use testbenches::testing::{clean, stored_bits};

use super::super::{Config, Dut};
use super::config;

/// Both ends of every field.
fn boundaries() -> Vec<Config> {
    vec![
        config(500, 10, 16),
        config(2, 1, 1),
        config(2, 100, 2),
        config(3, 1, 3),
        config(4, 99, 1),
        config(64, 25, 8),
        config(65_535, 100, 65_535),
        config(65_535, 1, 1),
        config(65_535, 63, 32_768),
    ]
}

/// The formula of the page's section on cost, against what the emitter counted.
#[test]
fn every_boundary_is_lint_clean_and_stores_what_the_page_says() {
    let all = boundaries();
    for (config, manifest) in all.iter().zip(clean::<Dut>(&all)) {
        assert!(manifest.storage.iter().all(|block| block.memory_bits == 0));
        assert_eq!(stored_bits(&manifest), config.storage_bits(), "{config:?}");
    }
    assert_eq!(all[0].storage_bits(), 83);
}
