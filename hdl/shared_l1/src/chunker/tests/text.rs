//! The emitted text: clean under every front end, its storage as the block's page says.

use super::super::Dut;
use super::{boundaries, config};
use testbenches::testing::{clean, stored_bits};

/// The formula of the page's section on cost, against what the emitter counted.
#[test]
fn every_boundary_is_lint_clean_and_stores_a_bit_a_sector() {
    let both = [config("l1.sector_bytes = 64\nshared_l1.chunking = false")];
    let all: Vec<_> = boundaries().into_iter().chain(both).collect();
    for (config, manifest) in all.iter().zip(clean::<Dut>(&all)) {
        assert_eq!(stored_bits(&manifest), config.sectors(), "{config:?}");
    }
}
