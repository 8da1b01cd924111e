//! The emitted text: clean under every front end.

use super::super::{Config, Dut};
use super::{boundaries, config};
use testbenches::testing::{clean, stored_bits};

/// The boundaries, and the largest power of two of cores, with a tag that is all core bits.
fn all() -> Vec<Config> {
    let whole = "l1 = { address_bits = 16, sets = 2 }\nshared_l1 = { cores = 256, home_hash = ";
    let whole = ["core_bits", "xor"].map(|hash| config(&format!("{whole}\"{hash}\" }}")));
    boundaries().into_iter().chain(whole).collect()
}

/// Combinational: nothing is stored.
#[test]
fn every_boundary_is_lint_clean_and_stores_nothing() {
    for manifest in clean::<Dut>(&all()) {
        assert_eq!(stored_bits(&manifest), 0);
    }
}
