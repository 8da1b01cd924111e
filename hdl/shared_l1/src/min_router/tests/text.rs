//! The emitted text: clean under every front end.

use super::super::{Config, Dut};
use super::{boundaries, config};
use testbenches::testing::{clean, stored_bits};

/// The boundaries; more slices than addresses reach; a slice that has no odd factor but many values.
fn all() -> Vec<Config> {
    let slices: Vec<u32> = (0..128).map(|number| 2 * number).collect();
    let many = |address_bits: u32, interleave_bytes: u32| {
        config(&format!(
            "l1 = {{ address_bits = {address_bits}, sets = 2 }}\n[mesh]\ncolumns = 16\nrows = 16\n\
             interleave_bytes = {interleave_bytes}\nl2_at = {slices:?}"
        ))
    };
    boundaries().into_iter().chain([many(16, 32_768), many(40, 128)]).collect()
}

/// Combinational: nothing is stored.
#[test]
fn every_boundary_is_lint_clean_and_stores_nothing() {
    for manifest in clean::<Dut>(&all()) {
        assert_eq!(stored_bits(&manifest), 0);
    }
}
