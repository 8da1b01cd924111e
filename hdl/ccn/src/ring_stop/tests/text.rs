//! The emitted text: clean under every front end, its storage as the block's page says.

use testbenches::testing::{clean, emitted, stored_bits};

use super::super::{Config, Dut};
use super::{config, narrowest, paper, waiting, widest};
use crate::{request_stop, response_stop, shadow_tags};

/// Bits of the parts of each stop.
fn parts(all: &[Config]) -> Vec<usize> {
    let (mut requests, mut responses, mut tags) = (Vec::new(), Vec::new(), Vec::new());
    for config in all {
        requests.push(config.requests().clone());
        responses.push(config.responses().clone());
        tags.push(config.tags().clone());
    }
    let of_parts = [
        emitted::<request_stop::Dut>(&requests),
        emitted::<response_stop::Dut>(&responses),
        emitted::<shadow_tags::Dut>(&tags),
    ];
    (0..all.len()).map(|stop| of_parts.iter().map(|part| stored_bits(&part[stop])).sum()).collect()
}

/// The formula of the page's section on cost, against what the emitter counted.
#[test]
fn every_geometry_is_lint_clean_and_stores_what_the_page_says() {
    let all =
        [narrowest(), config(1, 2, 4), config(4, 3, 64), paper(), widest(), waiting(2, 3, 4, 3)];
    for ((config, manifest), parts) in all.iter().zip(clean::<Dut>(&all)).zip(parts(&all)) {
        let tags = config.tags();
        let gone = tags.set_bits() + tags.ways();
        let read = match config.responses().sectors() {
            1 => 1,
            _ => tags.set_bits() + tags.way_bits() + config.sector_bits() + 1,
        };
        let away = if config.parks() { config.entries() } else { 0 };
        let parked = config.parking() * config.place_bits() + away;
        assert_eq!(stored_bits(&manifest), parts + gone + read + parked, "{config:?}");
    }
    assert_eq!(all[3].storage_bits(), 648 + 8_264 + 3_712);
}
