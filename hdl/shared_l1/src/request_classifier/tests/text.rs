//! The emitted text: clean under every front end.

use super::super::{Config, Dut};
use super::{boundaries, config};
use testbenches::testing::{clean, stored_bits};

/// The boundaries, and each choice of the config by itself.
fn all() -> Vec<Config> {
    let single = [
        "shared_l1.store_path = \"mode\"",
        "shared_l1.atomic_path = \"direct\"",
        "shared_l1.leftover = \"lazy\"",
        "l1.write_hit = \"evict\"",
        "shared_l1.mode = \"private\"",
        "shared_l1.mode = \"shared\"",
    ];
    boundaries().into_iter().chain(single.map(config)).collect()
}

/// Combinational: nothing is stored.
#[test]
fn every_boundary_is_lint_clean_and_stores_nothing() {
    for manifest in clean::<Dut>(&all()) {
        assert_eq!(stored_bits(&manifest), 0);
    }
}
