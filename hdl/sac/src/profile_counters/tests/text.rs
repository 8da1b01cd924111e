//! The emitted text: clean under every front end, its storage as the block's page says.

use testbenches::testing::{clean, stored_bits};

use super::super::{Config, Dut};
use super::{config, many, max, npot, one, pot};
use design::Sac;

/// The formula of the page's section on cost, against what the emitter counted.
#[test]
fn every_boundary_is_lint_clean_and_stores_what_the_page_says() {
    let all: Vec<Config> =
        [Sac::default(), one(), pot(), npot(), max(), many()].into_iter().map(config).collect();
    for (config, manifest) in all.iter().zip(clean::<Dut>(&all)) {
        assert!(manifest.storage.iter().all(|part| part.memory_bits == 0));
        let expected =
            config.slice_storage_bits() + 4 * config.counter_bits() + config.window_bits();
        assert_eq!(stored_bits(&manifest), expected, "{config:?}");
    }
}
