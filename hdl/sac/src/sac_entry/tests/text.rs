//! The emitted text: clean under every front end, its storage as the block's page says.

use testbenches::testing::{clean, stored_bits};

use super::super::Dut;
use super::{max, npot, one, paper, small};

#[test]
fn every_boundary_is_lint_clean_and_stores_what_the_page_says() {
    let all = [small(), one(), npot(), paper(), max()];
    for (config, manifest) in all.iter().zip(clean::<Dut>(&all)) {
        assert_eq!(stored_bits(&manifest), config.storage_bits(), "{config:?}");
    }
}
