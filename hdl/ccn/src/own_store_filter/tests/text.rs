//! The emitted text: clean under every front end, its storage as the block's page says.

use testbenches::testing::{clean, stored_bits};

use super::super::{Config, Dut};
use super::config;

fn geometries() -> Vec<Config> {
    [
        (2, 16),
        (2, 64),
        (4, 17),
        (32, 24),
        (256, 32),
        (512, 16),
        (512, 40),
        (4_096, 40),
        (1_024, 17),
        (16_384, 64),
    ]
    .map(|(filter_bits, address_bits)| config(filter_bits, address_bits))
    .to_vec()
}

/// The formula of the page's section on cost, against what the emitter counted.
#[test]
fn every_geometry_is_lint_clean_and_stores_what_the_page_says() {
    let all = geometries();
    for (config, manifest) in all.iter().zip(clean::<Dut>(&all)) {
        assert!(manifest.storage.iter().all(|block| block.memory_bits == 0), "all flip-flops");
        assert_eq!(stored_bits(&manifest), config.storage_bits() + 2, "{config:?}");
    }
}
