//! The emitted text: clean under every front end.

use testbenches::testing::clean;

use super::super::{Config, Dut};
use super::{config, max, narrow, npot, one, pot};
use design::Sac;

/// The formula of the page's section on cost, against what the emitter counted: without what fraction
/// and multiplier hold.
#[test]
fn every_boundary_is_lint_clean_and_stores_what_the_page_says() {
    let all = [Sac::default(), one(), pot(), npot(), narrow(), max()];
    let all: Vec<Config> = all.into_iter().map(config).collect();
    for (config, manifest) in all.iter().zip(clean::<Dut>(&all)) {
        assert!(manifest.storage.iter().all(|part| part.memory_bits == 0));
        let arithmetic =
            |instance: &str| instance.contains("fraction") || instance.contains("multiplier");
        let own = manifest.storage.iter().filter(|part| !arithmetic(&part.instance));
        let registers: usize = own.map(|part| part.register_bits).sum();
        assert_eq!(registers, config.storage_bits(), "{config:?}");
    }
}
