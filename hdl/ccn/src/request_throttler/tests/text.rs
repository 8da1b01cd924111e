//! The emitted text: clean under every front end, its storage as the block's page says.

use testbenches::testing::{clean, stored_bits};

use super::super::{Config, Dut};
use super::{ccn, config, in_cycles, narrow};
use design::Ccn;

/// Both ends of every field.
fn boundaries() -> Vec<Config> {
    [
        Ccn::default(),
        ccn(30, 15, 1, 1),
        ccn(4_294_967_295, 4_294_967_280, 65_535, 65_535),
        ccn(4_294_967_295, 15, 1, 65_535),
        in_cycles(ccn(2, 1, 1, 1)),
        in_cycles(ccn(4_294_967_295, 4_294_967_280, 65_534, 65_535)),
        ccn(33, 16, 3, 4),
        ccn(1_024, 512, 1, 2),
    ]
    .into_iter()
    .map(config)
    .chain([config(narrow(2, in_cycles(ccn(3, 2, 1, 2))))])
    .collect()
}

/// The formula of the page's section on cost, against what the emitter counted.
#[test]
fn every_geometry_is_lint_clean_and_stores_what_the_page_says() {
    let all = boundaries();
    for (config, manifest) in all.iter().zip(clean::<Dut>(&all)) {
        assert_eq!(stored_bits(&manifest), config.storage_bits(), "{config:?}");
    }
    assert_eq!(boundaries()[0].storage_bits(), 72);
}
