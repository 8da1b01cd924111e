//! The emitted text: clean under every front end, its storage as the block's page says.

use testbenches::testing::{clean, stored_bits};

use super::super::Dut;
use super::{among_chips, config, from, max, narrowest};
use design::Llc;

/// The formula of the page's section on cost, against what the emitter counted.
#[test]
fn every_geometry_is_lint_clean_and_stores_what_the_page_says() {
    let all = [from(narrowest(), 1), config(2), among_chips(3), from(Llc::default(), 8), max()];
    for (config, manifest) in all.iter().zip(clean::<Dut>(&all)) {
        assert_eq!(stored_bits(&manifest), config.storage_bits(), "{config:?}");
    }
    assert_eq!(all[3].storage_bits(), 8 * (41 + 4 + 7 + 2));
}
