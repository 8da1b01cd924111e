//! How often the filter sends a load to L2 that it need not: the table of the block's page, measured.

use testbenches::engine::EngineKind;
use testbenches::stimulus::Rng;

use super::bench::{Bench, query, store};
use super::config;

/// Lines of 50 trials that were not stored and are filtered all the same, in parts of 1.
fn false_positives(filter_bits: u32, stored: usize, kind: EngineKind) -> f64 {
    const TRIALS: usize = 50;
    const QUERIES: usize = 1_000;
    let mut bench = Bench::of(&config(filter_bits, 40), &[kind]);
    let mut rng = Rng::new(stored as u64);
    let mut filtered = 0;
    for _ in 0..TRIALS {
        bench.reset();
        for _ in 0..stored {
            bench.cycle(store(rng.bits(33)));
        }
        // Of 2^33 lines hardly one is drawn again.
        for _ in 0..QUERIES {
            filtered += usize::from(bench.cycle(query(rng.bits(33))).answer.filtered);
        }
    }
    filtered as f64 / (TRIALS * QUERIES) as f64
}

#[test]
fn half_a_thousand_bits_err_as_the_page_says() {
    for (stored, expected) in [(50, 0.03), (100, 0.10), (200, 0.29), (500, 0.74), (1_000, 0.96)] {
        let measured = false_positives(512, stored, EngineKind::Verilog);
        assert!((measured - expected).abs() < 0.01, "{stored}: {measured}, not {expected}");
    }
}

#[test]
fn four_thousand_bits_err_as_the_page_says() {
    for (stored, expected, within) in [
        (50, 0.0006, 0.0003),
        (100, 0.002, 0.001),
        (200, 0.009, 0.002),
        (500, 0.047, 0.004),
        (1_000, 0.15, 0.01),
    ] {
        let measured = false_positives(4_096, stored, EngineKind::Model);
        assert!((measured - expected).abs() < within, "{stored}: {measured}, not {expected}");
    }
}

#[test]
fn sixteen_thousand_bits_err_as_the_page_says() {
    for (stored, expected, within) in
        [(200, 0.0006, 0.0004), (500, 0.0035, 0.001), (1_000, 0.013, 0.002)]
    {
        let measured = false_positives(16_384, stored, EngineKind::Model);
        assert!((measured - expected).abs() < within, "{stored}: {measured}, not {expected}");
    }
}
