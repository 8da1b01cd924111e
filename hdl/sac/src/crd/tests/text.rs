//! The emitted text: clean under every front end, its storage as the block's page says.

use testbenches::testing::clean;

use super::super::{Config, Dut};
use super::{config, max, npot, one, pot, sectored, small};
use design::Sac;

/// The formula of the page's section on cost, against what the emitter counted.
#[test]
fn every_geometry_is_lint_clean_and_stores_what_the_page_says() {
    let all = [Sac::default(), sectored(), small(), one(), pot(), npot(), max()];
    let all: Vec<Config> = all.into_iter().map(config).collect();
    for (config, manifest) in all.iter().zip(clean::<Dut>(&all)) {
        let memories: usize = manifest.storage.iter().map(|part| part.memory_bits).sum();
        let registers: usize = manifest.storage.iter().map(|part| part.register_bits).sum();
        let order = config.sets() * config.ways() * (config.ways() - 1) / 2;
        assert_eq!(memories, config.entry_bits() + order, "{config:?}");
        let counters = 2 + usize::from(config.counts_memory_side());
        assert_eq!(registers, config.sets() + counters * config.counter_bits() + 2, "{config:?}");
    }
}
