//! A million random cycles for each boundary of the configuration, every bin hit.

use testbenches::engine::EngineKind;
use testbenches::lockstep::{VerifyOptions, verify};

use super::super::{Config, Dut};
use super::bench::{PRIVATE, access};
use super::{Bench, config, published};
use design::Metric::{Amat, Eb};
use design::{Dyneb, Metric};
use testbenches::testing;

const CYCLES: u64 = 1_000_000;

/// Cycles that rust-hdl joins, which is some thirty times slower: over the boundaries a million too.
const CYCLES_OF_THREE: u64 = 150_000;

fn agree(dyneb: Dyneb, seed: u64) {
    assert!(
        testing::agree::<Dut>(&config(dyneb), seed, CYCLES, CYCLES_OF_THREE).resets
            > testing::at_depth(3, 0)
    );
}

fn one(metric: Metric) -> Dyneb {
    Dyneb { samples: 1, execute: 1, counter_bits: 4, metric, ..published() }
}

#[test]
fn one_eb() {
    agree(one(Eb), 1);
}

#[test]
fn one_amat() {
    agree(one(Amat), 2);
}

#[test]
fn one_by_its_limit() {
    let dyneb = Dyneb { sampling_limit: 1, private_miss_rate_percent: 0, ..one(Eb) };
    agree(dyneb, 3);
}

fn pot(metric: Metric) -> Dyneb {
    Dyneb {
        samples: 16,
        warm_up: 0,
        execute: 64,
        counter_bits: 8,
        sampling_limit: 64,
        execution_limit: 80,
        early_private: false,
        private_miss_rate_percent: 0,
        metric,
        amat_l1_latency: 0,
        amat_l2_latency: 256,
        amat_home_latency: 64,
    }
}

#[test]
fn pot_eb() {
    agree(pot(Eb), 4);
}

#[test]
fn pot_amat() {
    agree(pot(Amat), 5);
}

fn npot(metric: Metric) -> Dyneb {
    Dyneb {
        samples: 7,
        warm_up: 14,
        execute: 13,
        counter_bits: 5,
        sampling_limit: 41,
        execution_limit: 17,
        early_private: true,
        private_miss_rate_percent: 33,
        metric,
        amat_l1_latency: 1_023,
        amat_l2_latency: 1_001,
        amat_home_latency: 1,
    }
}

#[test]
fn npot_eb() {
    agree(npot(Eb), 6);
}

#[test]
fn npot_amat() {
    agree(npot(Amat), 7);
}

/// The default's kinds of ends in phases of which a run has many, and a warm-up longer than an execution.
fn tuned(metric: Metric) -> Dyneb {
    Dyneb {
        samples: 12,
        warm_up: 30,
        execute: 24,
        counter_bits: 6,
        sampling_limit: 120,
        execution_limit: 32,
        metric,
        ..Dyneb::default()
    }
}

#[test]
fn tuned_eb() {
    agree(tuned(Eb), 10);
}

#[test]
fn tuned_amat() {
    agree(tuned(Amat), 11);
}

#[test]
fn paper_eb() {
    agree(published(), 1);
}

#[test]
fn paper_amat() {
    agree(Dyneb { metric: Amat, ..published() }, 1);
}

/// Some seven phases are too few for every bin.
fn max(metric: Metric, seed: u64) {
    let dyneb = Dyneb {
        samples: 65_535,
        warm_up: 10_000,
        execute: 10_000,
        counter_bits: 16,
        sampling_limit: 16_777_215,
        execution_limit: 16_777_215,
        early_private: false,
        private_miss_rate_percent: 100,
        metric,
        amat_l1_latency: 1_023,
        amat_l2_latency: 1_023,
        amat_home_latency: 1_023,
    };
    for (engines, cycles) in [
        (&EngineKind::ALL[..], testing::at_depth(CYCLES_OF_THREE, 3_000)),
        (&[EngineKind::Model, EngineKind::Verilog], testing::at_depth(CYCLES, 100_000)),
    ] {
        let options = VerifyOptions {
            engines: engines.to_vec(),
            coverage_required: false,
            ..VerifyOptions::for_test(seed, cycles)
        };
        let report = verify::<Dut>(&config(dyneb.clone()), &options);
        let report = report.unwrap_or_else(|error| panic!("{error}"));
        assert!(report.resets > 3 || cycles < CYCLES);
    }
}

#[test]
fn max_eb() {
    max(Eb, 8);
}

#[test]
fn max_amat() {
    max(Amat, 9);
}

/// The longest phases there are, an access in every cycle; rust-hdl's simulation would take minutes.
#[test]
fn the_longest_limit_and_the_longest_execution() {
    const LONGEST: u32 = (1 << 24) - 1;
    let config: Config = config(Dyneb {
        samples: 65_535,
        execute: LONGEST,
        sampling_limit: LONGEST,
        execution_limit: LONGEST,
        ..published()
    });
    let mut bench = Bench::of(&config, &[EngineKind::Model, EngineKind::Verilog]);
    let decided = u64::from(LONGEST) + 128;
    let mut changes = Vec::new();
    let mut phase = 0;
    for cycle in 1..=decided + u64::from(LONGEST) + 10 {
        let out = bench.cycle(access(PRIVATE, false));
        if out.phase != phase {
            phase = out.phase;
            changes.push((cycle, phase));
        }
    }
    let resampled = decided + u64::from(LONGEST);
    assert_eq!(changes, [(decided, 1), (resampled, 0)]);
}
