//! The rules one by one, then all engines in lockstep.
mod dut;

use super::Config;
use super::ports::{In, Operands, Out, Ready};
use crate::testing::verify;
use dut::Dut;
use testbenches::testing::{Bench, assert_rules_are_tested};

fn config(dividend_bits: usize, divisor_bits: usize) -> Config {
    Config::new(dividend_bits, divisor_bits).unwrap()
}

fn start(dividend: u64, divisor: u64) -> In {
    In { start: Operands { valid: true, dividend, divisor }, result: Ready::NO }
}

const WAIT: In =
    In { start: Operands { valid: false, dividend: 0, divisor: 0 }, result: Ready::NO };
const TAKE: In = In { result: Ready::YES, ..WAIT };

/// Starts and gives the first result, not taken yet, and how many cycles after the start it came.
fn started(bench: &mut Bench<Dut>, dividend: u64, divisor: u64) -> (Out, usize) {
    assert!(bench.cycle(start(dividend, divisor)).start.ready);
    (1..200).map(|cycle| (bench.cycle(WAIT), cycle)).find(|(out, _)| out.result.valid).unwrap()
}

#[test]
fn r1_quotient_and_remainder_give_the_dividend() {
    for (dividend_bits, divisor_bits) in [(4, 4), (5, 2), (2, 5), (1, 1)] {
        let mut bench = Bench::quick(&config(dividend_bits, divisor_bits));
        for (n, d) in
            (0..1 << dividend_bits).flat_map(|n| (1..1 << divisor_bits).map(move |d| (n, d)))
        {
            let out = started(&mut bench, n, d).0;
            assert_eq!(out.result.quotient * d + out.result.remainder, n, "{n} / {d}");
            assert!(out.result.remainder < d, "{n} / {d}");
            bench.cycle(TAKE);
        }
    }
}

#[test]
fn r2_a_divisor_of_0_gives_ones_and_low_bits_of_the_dividend() {
    for (dividend_bits, divisor_bits) in [(4, 4), (5, 2), (2, 5), (1, 1), (64, 64)] {
        let mut bench = Bench::quick(&config(dividend_bits, divisor_bits));
        let ones = u64::MAX >> (64 - dividend_bits);
        let low = ones & (u64::MAX >> (64 - divisor_bits));
        for dividend in [0, 1, ones, ones - ones / 3] {
            let out = started(&mut bench, dividend, 0).0;
            assert_eq!((out.result.quotient, out.result.remainder), (ones, dividend & low));
            bench.cycle(TAKE);
        }
    }
}

#[test]
fn r3_the_latency_is_that_of_the_config() {
    for (dividend_bits, divisor_bits) in [(1, 1), (8, 5), (5, 8), (64, 64)] {
        let config = config(dividend_bits, divisor_bits);
        assert_eq!(config.latency(), dividend_bits + 1);
        for divisor in [0, 1] {
            assert_eq!(started(&mut Bench::quick(&config), 1, divisor).1, config.latency());
        }
    }
}

#[test]
fn r4_no_operands_are_taken_until_the_result_is() {
    let mut bench = Bench::<Dut>::quick(&config(2, 8));
    bench.cycle(start(3, 2));
    for _ in 0..5 {
        assert!(!bench.cycle(start(1, 1)).start.ready);
    }
    let out = bench.cycle(In { result: Ready::YES, ..start(1, 1) });
    assert_eq!((out.start.ready, out.result.quotient, out.result.remainder), (false, 1, 1));
    assert!(bench.cycle(WAIT).start.ready);
}

#[test]
fn r5_the_result_holds_until_it_is_taken() {
    let mut bench = Bench::quick(&config(8, 8));
    started(&mut bench, 100, 7);
    for _ in 0..20 {
        let out = bench.cycle(start(255, 255));
        assert_eq!((out.result.quotient, out.result.remainder), (14, 2));
    }
    assert!(bench.cycle(TAKE).result.valid);
    assert!(!bench.cycle(TAKE).result.valid);
}

#[test]
fn r6_a_reset_drops_the_division_in_progress() {
    let mut bench = Bench::<Dut>::quick(&config(8, 8));
    bench.cycle(start(9, 2));
    bench.reset();
    assert!((0..20).all(|_| !bench.cycle(WAIT).result.valid));
    assert_eq!(started(&mut bench, 9, 3).0.result.quotient, 3);
    bench.reset();
    assert!(!bench.cycle(WAIT).result.valid);
}

#[test]
fn every_rule_is_tested() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("mod.rs"));
}

#[test]
fn illegal_widths_are_refused() {
    let text = |n, d| Config::new(n, d).unwrap_err().to_string();
    assert_eq!(
        text(0, 1),
        "serial_divider.dividend_bits: must be an integer in 1..=64; got 0; try 1"
    );
    assert_eq!(
        text(1, 65),
        "serial_divider.divisor_bits: must be an integer in 1..=64; got 65; try 64"
    );
}

#[test]
fn all_engines_agree() {
    let configs = [(1, 1), (8, 5), (3, 16), (64, 1), (64, 64)].map(|(n, d)| config(n, d));
    verify::<Dut>(&configs, 210_000);
}
