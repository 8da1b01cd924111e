//! The emitted text: clean under every front end, its storage as the block's page says.

use testbenches::testing::{clean, stored_bits};

use super::super::Dut;
use super::{config, max, narrowest, small};
use design::Llc;
use signal::index_bits;

/// Pointers and count of the queue: one bit for a single atomic.
fn pointers(depth: usize) -> usize {
    let pointer = if depth == 1 { 0 } else { index_bits(depth) };
    2 * pointer + index_bits(depth + 1)
}

/// The formula of the page's section on cost, against what the emitter counted.
#[test]
fn every_geometry_is_lint_clean_and_stores_what_the_page_says() {
    let all = [
        config(narrowest()),
        config(Llc { atomic_queue: 2, ..small() }),
        config(Llc { atomic_queue: 3, ..small() }).with_chips(3),
        config(Llc::default()),
        max(),
    ];
    for (config, manifest) in all.iter().zip(clean::<Dut>(&all)) {
        let expected = config.storage_bits() + pointers(config.atomic_queue()) + 7;
        assert_eq!(stored_bits(&manifest), expected, "{config:?}");
    }
    let sector = 256 + 8 + 41 + 2;
    let waiting = 1 + 41 + 4 + 2 + (2 + 2) + 128 + 8 + 9;
    assert_eq!(all[3].storage_bits(), sector + 4 * waiting);
}
