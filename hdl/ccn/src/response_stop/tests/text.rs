//! The emitted text: clean under every front end, its storage as the block's page says.

use signal::index_bits;
use testbenches::testing::{clean, stored_bits};

use super::super::Dut;
use super::{narrowest, of, paper, widest};

/// The formula of the page's section on cost, against what the emitter counted.
#[test]
fn every_geometry_is_lint_clean_and_stores_what_the_page_says() {
    let all = [narrowest(), of(1, 3), of(2, 2), of(32, 3), paper(), widest()];
    for (config, manifest) in all.iter().zip(clean::<Dut>(&all)) {
        let beside = config.beat_bits() + config.core_bits() + config.entry_bits();
        let pointers = 2 * index_bits(config.response_queue() * config.sectors());
        // A beat is there, it was written last, a line is read, the last was new.
        let control = pointers + index_bits(config.response_queue() + 1) + 4;
        assert_eq!(stored_bits(&manifest), config.storage_bits() + beside + control, "{config:?}");
    }
    assert_eq!(all[4].storage_bits(), 8 * (8 * 128 + 4 + 5));
}
