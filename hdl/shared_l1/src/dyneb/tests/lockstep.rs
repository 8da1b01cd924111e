//! A million random cycles for each boundary of the configuration, every bin hit.

use testbenches::engine::{EngineKind, make};
use testbenches::lockstep::{VerifyOptions, verify};

use super::super::{Config, Dut, In};
use super::bench::access;
use super::config;
use design::Metric::{Amat, Eb};
use design::{Dyneb, Metric};

const CYCLES: u64 = 1_000_000;

/// Cycles that rust-hdl joins, which is some thirty times slower: over the boundaries a million too.
const CYCLES_OF_THREE: u64 = 150_000;

fn agree(dyneb: Dyneb, options: VerifyOptions) {
    let config = config(dyneb);
    let run = |options: &VerifyOptions| {
        verify::<Dut>(&config, options).unwrap_or_else(|error| panic!("{error}"))
    };
    let short = VerifyOptions {
        coverage_required: false,
        ..VerifyOptions::for_test(options.seed, CYCLES_OF_THREE.min(options.cycles))
    };
    assert_eq!(run(&short).engines, ["model", "hdl", "verilog"]);
    let engines = vec![EngineKind::Model, EngineKind::Verilog];
    assert!(run(&VerifyOptions { engines, ..options }).resets > 3);
}

fn one(metric: Metric) -> Dyneb {
    Dyneb { samples: 1, execute: 1, counter_bits: 4, metric, ..Dyneb::default() }
}

#[test]
fn one_eb() {
    agree(one(Eb), VerifyOptions::for_test(1, CYCLES));
}

#[test]
fn one_amat() {
    agree(one(Amat), VerifyOptions::for_test(2, CYCLES));
}

#[test]
fn one_by_its_limit() {
    let dyneb = Dyneb { sampling_limit: 1, private_miss_rate_percent: 0, ..one(Eb) };
    agree(dyneb, VerifyOptions::for_test(3, CYCLES));
}

fn pot(metric: Metric) -> Dyneb {
    Dyneb {
        samples: 16,
        execute: 64,
        counter_bits: 8,
        sampling_limit: 64,
        private_miss_rate_percent: 0,
        metric,
        amat_l1_latency: 0,
        amat_l2_latency: 256,
        amat_home_latency: 64,
    }
}

#[test]
fn pot_eb() {
    agree(pot(Eb), VerifyOptions::for_test(4, CYCLES));
}

#[test]
fn pot_amat() {
    agree(pot(Amat), VerifyOptions::for_test(5, CYCLES));
}

fn npot(metric: Metric) -> Dyneb {
    Dyneb {
        samples: 7,
        execute: 13,
        counter_bits: 5,
        sampling_limit: 41,
        private_miss_rate_percent: 33,
        metric,
        amat_l1_latency: 1_023,
        amat_l2_latency: 1_001,
        amat_home_latency: 1,
    }
}

#[test]
fn npot_eb() {
    agree(npot(Eb), VerifyOptions::for_test(6, CYCLES));
}

#[test]
fn npot_amat() {
    agree(npot(Amat), VerifyOptions::for_test(7, CYCLES));
}

#[test]
fn paper_eb() {
    agree(Dyneb::default(), VerifyOptions::for_test(1, CYCLES));
}

#[test]
fn paper_amat() {
    agree(Dyneb { metric: Amat, ..Dyneb::default() }, VerifyOptions::for_test(1, CYCLES));
}

/// Some seven phases are too few for every bin.
fn max(metric: Metric, seed: u64) {
    let dyneb = Dyneb {
        samples: 65_535,
        execute: 10_000,
        counter_bits: 16,
        sampling_limit: 16_777_215,
        private_miss_rate_percent: 100,
        metric,
        amat_l1_latency: 1_023,
        amat_l2_latency: 1_023,
        amat_home_latency: 1_023,
    };
    let options =
        VerifyOptions { coverage_required: false, ..VerifyOptions::for_test(seed, CYCLES) };
    agree(dyneb, options);
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
        ..Dyneb::default()
    });
    for kind in [EngineKind::Model, EngineKind::Verilog] {
        let mut engine = make::<Dut>(&config, kind, 1).unwrap();
        engine.cycle(true, &In::default());
        let input = access(false, false);
        let decided = u64::from(LONGEST) + 128;
        let mut changes = Vec::new();
        let mut phase = 0;
        for cycle in 1..=decided + u64::from(LONGEST) + 10 {
            let out = engine.cycle(false, &input);
            if out.phase != phase {
                phase = out.phase;
                changes.push((cycle, phase));
            }
        }
        let resampled = decided + u64::from(LONGEST);
        assert_eq!(changes, [(decided, 1), (resampled, 0)], "{kind}");
    }
}
