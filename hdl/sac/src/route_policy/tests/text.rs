//! The emitted text: clean under every front end.

use testbenches::testing::{clean, stored_bits};

use super::super::{Config, Dut};
use super::{config, max, npot, one, pot};
use design::Sac;

/// Combinational: nothing is stored.
#[test]
fn every_boundary_is_lint_clean_and_stores_nothing() {
    let boundaries = [Sac::default(), one(), pot(), npot(), max()];
    let boundaries: Vec<Config> = boundaries.into_iter().map(config).collect();
    assert!(clean::<Dut>(&boundaries).iter().all(|manifest| stored_bits(manifest) == 0));
}
