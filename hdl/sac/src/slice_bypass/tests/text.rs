//! The emitted text: clean under every front end, its storage as the block's page says.

use testbenches::testing::{clean, stored_bits};

use super::super::Dut;
use super::super::ReplyOrder::{Oldest, SliceFirst};
use super::{config, largest, smallest};

/// Pointers and count of a queue: none and one bit for a single word.
fn pointers(depth: usize) -> usize {
    let bits = |count: usize| count.next_power_of_two().ilog2() as usize;
    2 * bits(depth) + bits(depth + 1)
}

/// The formula of the page's section on cost, against what the emitter counted.
#[test]
fn every_geometry_is_lint_clean_and_stores_what_the_page_says() {
    let all = [
        smallest(),
        config(1, 2, Oldest),
        config(4, 3, SliceFirst),
        config(16, 16, Oldest),
        largest(),
    ];
    for (config, manifest) in all.iter().zip(clean::<Dut>(&all)) {
        let queues = pointers(config.memory_queue()) + pointers(config.link_queue());
        let expected = config.storage_bits() + queues + 5 + 2;
        assert_eq!(stored_bits(&manifest), expected, "{config:?}");
    }
}
