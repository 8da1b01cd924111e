//! The emitted text: clean under every front end, its storage as the block's page says.

use testbenches::testing::{clean, stored_bits};

use super::super::Dut;
use super::{config, long, many, npot, one, small};
use design::Sac;

#[test]
fn every_boundary_is_lint_clean_and_stores_what_the_page_says() {
    let largest = config(Sac { chips: 16, slices: 64, ..Sac::default() });
    let all = [small(), one(), npot(), config(Sac::default()), many(), long(), largest];
    for (config, manifest) in all.iter().zip(clean::<Dut>(&all)) {
        assert_eq!(stored_bits(&manifest), config.storage_bits(), "{config:?}");
    }
}
