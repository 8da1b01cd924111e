//! The emitted text: clean under every front end, its storage as the block's page says.

use testbenches::testing::{clean, stored_bits};

use super::super::{Config, Dut};
use super::{config, narrowest, widest};
use design::{Ccn, L1};

/// The formula of the page's section on cost, against what the emitter counted.
#[test]
fn every_geometry_is_lint_clean_and_stores_what_the_page_says() {
    let paper = Config::new(&L1::default(), &Ccn::default(), "test").unwrap();
    let all = [narrowest(), config(3, 2, 4), config(2, 3, 64), paper, widest()];
    for (config, manifest) in all.iter().zip(clean::<Dut>(&all)) {
        let to_l2 = 2 * (config.miss_bits() + 1);
        let pointers = |places: usize| match places {
            1 => 1,
            n => 2 * signal::index_bits(n) + signal::index_bits(n + 1),
        };
        let queues = [config.buffer(), config.request_queue() - 1, 2].map(pointers);
        // The head of ReqQ is valid, was looked up, was offered.
        let control = queues.iter().sum::<usize>() + 3 + config.timeout_bits();
        assert_eq!(stored_bits(&manifest), config.storage_bits() + to_l2 + control, "{config:?}");
    }
    assert_eq!(all[3].storage_bits(), 8 * 38 + 8 * 43);
}
