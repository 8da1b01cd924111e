//! The emitted text: clean under every front end, its storage as the block's page says.

use testbenches::testing::{clean, stored_bits};

use super::super::{Config, Dut};
use super::{config, with_sectors};

fn all() -> [Config; 4] {
    [config(16, 32), config(32, 64), config(40, 128), with_sectors(64, 256, 16)]
}

/// The formula of the page's section on cost, against what the emitter counted.
#[test]
fn every_geometry_is_lint_clean_and_stores_what_the_page_says() {
    let all = all();
    for (config, manifest) in all.iter().zip(clean::<Dut>(&all)) {
        let search = config.lane_bits() + 32 + 6 + 1;
        assert_eq!(
            stored_bits(&manifest),
            search + config.waiting_bits() + 16 + 12 + 4 + 6,
            "{config:?}"
        );
    }
}
