//! The emitted text: clean under every front end, its storage as the block's page says.

use testbenches::testing::{clean, stored_bits};

use super::super::Dut;
use super::config;

#[test]
fn every_geometry_is_lint_clean_and_stores_what_the_page_says() {
    let all = [config(1), config(4), config(7)];
    for (config, manifest) in all.iter().zip(clean::<Dut>(&all)) {
        assert_eq!(stored_bits(&manifest) as u64, config.figures()[0].ours, "{config:?}");
    }
}
