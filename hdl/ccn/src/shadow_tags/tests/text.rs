//! The emitted text: clean under every front end, its storage as the block's page says.

use testbenches::testing::{clean, stored_bits};

use super::super::{Config, Dut};
use super::config;
use design::{IndexFunction, L1};

fn geometries() -> Vec<Config> {
    let widest = L1 { address_bits: 64, line_bytes: 32, sets: 2, ways: 32, ..L1::default() };
    let mut all = vec![
        config(16, 2, 1, IndexFunction::Linear),
        config(32, 16, 8, IndexFunction::Xor),
        config(20, 4, 3, IndexFunction::Xor),
        config(40, 8, 5, IndexFunction::Linear),
        config(40, 32, 4, IndexFunction::Linear),
        config(40, 32, 4, IndexFunction::Fermi),
        // A tag of one bit, and one of 58.
        config(18, 1024, 2, IndexFunction::Linear),
    ];
    all.push(Config::new(&widest, "test").unwrap());
    all
}

/// The formula of the page's section on cost, against what the emitter counted.
#[test]
fn every_geometry_is_lint_clean_and_stores_what_the_page_says() {
    let all = geometries();
    for (config, manifest) in all.iter().zip(clean::<Dut>(&all)) {
        let in_flight = 1 + config.tag_bits() + config.ways();
        assert_eq!(stored_bits(&manifest), config.storage_bits() + in_flight, "{config:?}");
    }
}
