//! The emitted text: clean under every front end, its storage as the block's page says.

use super::super::Dut;
use super::boundaries;
use testbenches::testing::{clean, stored_bits};

/// The formula of the page's section on cost, against what the emitter counted.
#[test]
fn every_boundary_is_lint_clean_and_stores_what_the_page_says() {
    for (config, manifest) in boundaries().iter().zip(clean::<Dut>(&boundaries())) {
        assert_eq!(stored_bits(&manifest), config.storage_bits(), "{config:?}");
    }
}
