//! The rules one by one, then all engines in lockstep.
mod dut;

use super::Config;
use super::ports::{In, Operands, Out, Ready};
use crate::testing::verify;
use dut::Dut;
use testbenches::testing::{Bench, assert_rules_are_tested};

fn config(operand_bits: usize, fraction_bits: usize) -> Config {
    Config::new(operand_bits, fraction_bits).unwrap()
}

fn start(part: u64, whole: u64) -> In {
    In { start: Operands { valid: true, part, whole }, result: Ready::NO }
}

const WAIT: In = In { start: Operands { valid: false, part: 0, whole: 0 }, result: Ready::NO };
const TAKE: In = In { result: Ready::YES, ..WAIT };

/// Starts and gives the first result, not taken yet, and how many cycles after the start it came.
fn started(bench: &mut Bench<Dut>, part: u64, whole: u64) -> (Out, usize) {
    assert!(bench.cycle(start(part, whole)).start.ready);
    (1..200).map(|cycle| (bench.cycle(WAIT), cycle)).find(|(out, _)| out.result.valid).unwrap()
}

#[test]
fn r1_a_part_below_the_whole_is_rounded_down() {
    for (operand_bits, fraction_bits) in [(4, 4), (5, 2), (2, 5), (1, 1)] {
        let mut bench = Bench::quick(&config(operand_bits, fraction_bits));
        for (part, whole) in
            (0..1 << operand_bits).flat_map(|whole| (0..whole).map(move |part| (part, whole)))
        {
            let fraction = started(&mut bench, part, whole).0.result.fraction;
            let scaled = part << fraction_bits;
            assert!(fraction * whole <= scaled, "{part} of {whole}");
            assert!(scaled < (fraction + 1) * whole, "{part} of {whole}");
            bench.cycle(TAKE);
        }
    }
}

#[test]
fn r2_any_other_part_is_1() {
    for (operand_bits, fraction_bits) in [(4, 4), (5, 2), (2, 5), (1, 1)] {
        let mut bench = Bench::quick(&config(operand_bits, fraction_bits));
        for (part, whole) in
            (0..1 << operand_bits).flat_map(|part| (0..=part).map(move |whole| (part, whole)))
        {
            let fraction = started(&mut bench, part, whole).0.result.fraction;
            assert_eq!(fraction, 1 << fraction_bits, "{part} of {whole}");
            bench.cycle(TAKE);
        }
    }
    let mut bench = Bench::quick(&config(64, 63));
    assert_eq!(started(&mut bench, u64::MAX, 0).0.result.fraction, 1 << 63);
}

#[test]
fn r3_the_latency_is_that_of_the_config() {
    for (operand_bits, fraction_bits) in [(1, 1), (8, 5), (5, 8), (64, 63)] {
        let config = config(operand_bits, fraction_bits);
        assert_eq!(config.latency(), fraction_bits + 2);
        for whole in [0, 1] {
            assert_eq!(started(&mut Bench::quick(&config), 0, whole).1, config.latency());
        }
    }
}

#[test]
fn r4_no_operands_are_taken_until_the_result_is() {
    let mut bench = Bench::<Dut>::quick(&config(8, 2));
    bench.cycle(start(3, 4));
    for _ in 0..5 {
        assert!(!bench.cycle(start(1, 4)).start.ready);
    }
    let out = bench.cycle(In { result: Ready::YES, ..start(1, 4) });
    assert_eq!((out.start.ready, out.result.fraction), (false, 3));
    assert!(bench.cycle(WAIT).start.ready);
}

#[test]
fn r5_the_result_holds_until_it_is_taken() {
    let mut bench = Bench::quick(&config(8, 8));
    started(&mut bench, 100, 107);
    for _ in 0..20 {
        assert_eq!(bench.cycle(start(255, 255)).result.fraction, 239);
    }
    assert!(bench.cycle(TAKE).result.valid);
    assert!(!bench.cycle(TAKE).result.valid);
}

#[test]
fn r6_a_reset_drops_the_division_in_progress() {
    let mut bench = Bench::<Dut>::quick(&config(8, 8));
    bench.cycle(start(2, 9));
    bench.reset();
    assert!((0..20).all(|_| !bench.cycle(WAIT).result.valid));
    assert_eq!(started(&mut bench, 3, 6).0.result.fraction, 128);
    bench.reset();
    assert!(!bench.cycle(WAIT).result.valid);
}

#[test]
fn every_rule_is_tested() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("mod.rs"));
}

#[test]
fn illegal_widths_are_refused() {
    let text = |operand, fraction| Config::new(operand, fraction).unwrap_err().to_string();
    assert_eq!(
        text(0, 1),
        "serial_fraction.operand_bits: must be an integer in 1..=64; got 0; try 1"
    );
    assert_eq!(
        text(1, 64),
        "serial_fraction.fraction_bits: must be an integer in 1..=63; got 64; try 63"
    );
}

#[test]
fn all_engines_agree() {
    let configs = [(1, 1), (8, 5), (3, 16), (64, 1), (64, 63)].map(|(n, f)| config(n, f));
    verify::<Dut>(&configs, 210_000);
}
