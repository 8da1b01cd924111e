//! The emitted text: clean under every front end, its storage as the block's page says.

use testbenches::testing::{clean, emitted, stored_bits};

use super::super::{Config, Dut};
use super::config;
use crate::ring_stop;

/// The formula of the page's section on cost, against what the emitter counted.
#[test]
fn every_ring_is_lint_clean_and_stores_what_the_page_says() {
    let preset = Config::of(&design::Design::load("taco16").unwrap()).unwrap();
    let all = [config(2, 2, 1), config(3, 2, 2), config(4, 3, 5), preset];
    let stops: Vec<_> = all.iter().map(|config| config.stop().clone()).collect();
    let stops = emitted::<ring_stop::Dut>(&stops);
    for ((config, manifest), stop) in all.iter().zip(clean::<Dut>(&all)).zip(&stops) {
        let request = config.stop().requests().request_bits();
        let responses = config.stop().responses();
        let beat = responses.beat_bits() + responses.core_bits() + responses.entry_bits() + 1;
        // A skid buffer has two bits beside its words.
        let links = (config.link_latency() - 1) * (2 * request + 2 + 2 * beat + 2);
        let stored = config.cores() * (stored_bits(stop) + links);
        assert_eq!(stored_bits(&manifest), stored, "{config:?}");
    }
}
