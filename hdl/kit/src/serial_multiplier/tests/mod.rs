//! The rules one by one, then all engines in lockstep.
mod dut;

use super::Config;
use super::ports::{In, Operands, Out, Ready};
use crate::testing::verify;
use dut::Dut;
use testbenches::testing::{Bench, assert_rules_are_tested};

fn config(a_bits: usize, b_bits: usize) -> Config {
    Config::new(a_bits, b_bits).unwrap()
}

fn start(a: u64, b: u64) -> In {
    In { start: Operands { valid: true, a, b }, result: Ready::NO }
}

const WAIT: In = In { start: Operands { valid: false, a: 0, b: 0 }, result: Ready::NO };
const TAKE: In = In { start: Operands { valid: false, a: 0, b: 0 }, result: Ready::YES };

/// Starts and gives the first result, not taken yet, and how many cycles after the start it came.
fn started(bench: &mut Bench<Dut>, a: u64, b: u64) -> (Out, usize) {
    assert!(bench.cycle(start(a, b)).start.ready);
    (1..200).map(|cycle| (bench.cycle(WAIT), cycle)).find(|(out, _)| out.result.valid).unwrap()
}

#[test]
fn r1_the_product_never_overflows() {
    let mut bench = Bench::quick(&config(4, 3));
    for (a, b) in (0..16).flat_map(|a| (0..8).map(move |b| (a, b))) {
        assert_eq!(started(&mut bench, a, b).0.result.product, u128::from(a * b));
        bench.cycle(TAKE);
    }
    let mut bench = Bench::quick(&config(64, 64));
    let square = u128::from(u64::MAX) * u128::from(u64::MAX);
    assert_eq!(started(&mut bench, u64::MAX, u64::MAX).0.result.product, square);
}

#[test]
fn r2_the_latency_is_that_of_the_config() {
    for (a_bits, b_bits) in [(1, 1), (8, 5), (5, 8), (64, 64)] {
        let config = config(a_bits, b_bits);
        assert_eq!(config.latency(), b_bits + 1);
        for operand in [0, 1] {
            let mut bench = Bench::quick(&config);
            assert_eq!(started(&mut bench, operand, operand).1, config.latency());
        }
    }
}

#[test]
fn r3_no_operands_are_taken_until_the_result_is() {
    let mut bench = Bench::<Dut>::quick(&config(8, 2));
    bench.cycle(start(3, 3));
    for _ in 0..5 {
        assert!(!bench.cycle(start(1, 1)).start.ready);
    }
    let out = bench.cycle(In { result: Ready::YES, ..start(1, 1) });
    assert_eq!((out.start.ready, out.result.valid, out.result.product), (false, true, 9));
    assert!(bench.cycle(WAIT).start.ready);
}

#[test]
fn r4_the_product_holds_until_it_is_taken() {
    let mut bench = Bench::quick(&config(8, 8));
    started(&mut bench, 12, 12);
    for _ in 0..20 {
        let out = bench.cycle(start(255, 255));
        assert_eq!((out.result.valid, out.result.product), (true, 144));
    }
    assert!(bench.cycle(TAKE).result.valid);
    assert!(!bench.cycle(TAKE).result.valid);
}

#[test]
fn r5_a_reset_drops_the_multiplication_in_progress() {
    let mut bench = Bench::<Dut>::quick(&config(8, 8));
    bench.cycle(start(2, 2));
    bench.reset();
    assert!((0..20).all(|_| !bench.cycle(WAIT).result.valid));
    assert_eq!(started(&mut bench, 3, 5).0.result.product, 15);
    bench.reset();
    assert!(!bench.cycle(WAIT).result.valid);
}

#[test]
fn every_rule_is_tested() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("mod.rs"));
}

#[test]
fn illegal_widths_are_refused() {
    let text = |a, b| Config::new(a, b).unwrap_err().to_string();
    assert_eq!(text(0, 1), "serial_multiplier.a_bits: must be an integer in 1..=64; got 0; try 1");
    assert_eq!(
        text(1, 65),
        "serial_multiplier.b_bits: must be an integer in 1..=64; got 65; try 64"
    );
}

#[test]
fn all_engines_agree() {
    let configs = [(1, 1), (8, 5), (3, 16), (64, 1), (64, 64)].map(|(a, b)| config(a, b));
    verify::<Dut>(&configs, 210_000);
}
