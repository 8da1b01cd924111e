//! The emitted text: clean under every front end, its storage as the block's page says.

use signal::index_bits;
use testbenches::testing::{clean, stored_bits};

use super::super::{Config, Dut};
use super::{config, paper};

fn all() -> [Config; 4] {
    [config(16, 32, 2, 1), config(24, 128, 32, 7), paper(), config(64, 256, 1_024, 32)]
}

/// The formula of the page's section on cost, against what the emitter counted.
#[test]
fn every_geometry_is_lint_clean_and_stores_what_the_page_says() {
    let all = all();
    for (config, manifest) in all.iter().zip(clean::<Dut>(&all)) {
        let within = config.coalescer();
        let search = within.lane_bits() + 32 + 6 + 1;
        let coalescer = search + within.waiting_bits() + 16 + 12 + 4 + 6;
        let quota = config.quota_bits();
        // Quotient, remainder, divisor, the bits left to come, and the state.
        let divider = quota + quota.min(7) + 7 + index_bits(quota) + 2;
        assert_eq!(stored_bits(&manifest), coalescer + quota + 7 + 1 + 8 + divider, "{config:?}");
    }
}
