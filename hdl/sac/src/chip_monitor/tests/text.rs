//! The emitted text: clean under every front end, its storage as the block's page says.

use testbenches::testing::{clean, stored_bits};

use super::super::{Config, Dut};
use super::{config, many, npot, one, small};
use crate::{crd, profile_counters};
use design::Sac;

/// The formula of the page's section on cost, beside what directory and counters store.
#[test]
fn every_boundary_is_lint_clean_and_stores_what_the_page_says() {
    let all = [small(), one(), npot(), config(Sac::default()), many()];
    let directories: Vec<crd::Config> = all.iter().map(|all| all.directory().clone()).collect();
    let counters: Vec<_> = all.iter().map(|all| all.counters().clone()).collect();
    let parts: Vec<usize> = clean::<crd::Dut>(&directories)
        .iter()
        .zip(&clean::<profile_counters::Dut>(&counters))
        .map(|(directory, counters)| stored_bits(directory) + stored_bits(counters))
        .collect();
    for ((config, manifest), parts) in all.iter().zip(clean::<Dut<32>>(&all)).zip(parts) {
        let own = |config: &Config| config.queue_bits() + config.handshake_bits();
        assert_eq!(stored_bits(&manifest), own(config) + parts, "{config:?}");
    }
}
