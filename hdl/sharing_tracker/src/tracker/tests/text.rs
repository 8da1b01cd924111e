//! The emitted text: clean under every front end, its storage as the block's page says.

use testbenches::testing::{clean, stored_bits};

use super::super::{Config, Dut};
use super::{config, geometry};

fn all() -> Vec<Config> {
    vec![
        config(
            "l1.address_bits = 16\n[sharing_tracker]\ncores = 4\nsets = 8\nways = 1\nbanks = 1\ntrackers = 4",
        ),
        geometry(20, 5, 4, 3, "mask"),
        geometry(24, 6, 8, 5, "single"),
        geometry(40, 2, 2, 1, "single"),
        geometry(40, 2, 2, 2, "mask"),
        geometry(64, 64, 512, 32, "mask"),
        config(""),
    ]
}

/// The formulas of the page's section on cost, against what the emitter counted: entries and the
/// state of the sets; the word that each memory wrote last, and a bit; the held request, and how
/// long a lookup waited.
#[test]
fn every_geometry_is_lint_clean_and_stores_what_the_page_says() {
    let all = all();
    for (config, manifest) in all.iter().zip(clean::<Dut>(&all)) {
        let entry = config.tag_bits() + config.sharer_bits() + 1;
        let state = config.recency().order_bits() + config.pointer_bits();
        let beside = config.ways() * (entry + 1) + state + 1;
        let request = 1 + 2 + config.line_bits() + config.core_bits() + 2 + 7;
        let expected = config.storage_bits() + config.set_state_bits() + beside + request;
        assert_eq!(stored_bits(&manifest), expected, "{config:?}");
    }
}

/// The figures of the thesis's table beside ours.
#[test]
fn the_paper_counts_the_masks_alone() {
    let config = config("");
    assert_eq!((config.tag_bits(), config.sharer_bits(), config.set_bits()), (23, 16, 10));
    assert_eq!(config.storage_bits(), 40 * 1024 * 8);
    assert_eq!(Config::PAPER_STORAGE_BITS, 16 * 1024 * 8);
    let figures: Vec<(u64, Option<u64>)> =
        config.figures().iter().map(|figure| (figure.ours, figure.paper)).collect();
    let expected = [(23, None), (131_072, Some(131_072)), (327_680, Some(131_072)), (33_792, None)];
    assert_eq!(figures, expected);
}
