//! The emitted text: clean under every front end, its storage as the block's page says.

use super::super::Dut;
use super::boundaries;
use testbenches::testing::{clean, stored_bits};

/// The formula of the page's section on cost, against what the emitter counted.
#[test]
fn every_boundary_is_lint_clean_and_stores_what_the_page_says() {
    for (config, manifest) in boundaries().iter().zip(clean::<Dut>(&boundaries())) {
        let depth = config.queue_depth();
        let bits_for = |values: usize| values.next_power_of_two().ilog2() as usize;
        // The queue: its words, two pointers and a count.
        let pointers = if depth == 1 { 1 } else { 2 * bits_for(depth) + bits_for(depth + 1) };
        let expected = config.storage_bits() + pointers + config.loss_bits() + 1;
        assert_eq!(stored_bits(&manifest), expected, "{config:?}");
    }
}
