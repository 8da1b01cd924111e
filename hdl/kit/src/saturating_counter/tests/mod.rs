//! The rules one by one, then all engines in lockstep.
mod dut;

use super::Config;
use super::ports::In;
use crate::testing::verify;
use dut::Dut;
use testbenches::testing::{Bench, assert_rules_are_tested};

fn bench(width: usize) -> Bench<Dut> {
    Bench::quick(&Config::new(width).unwrap())
}

const IDLE: In = In { increment: false, decrement: false, clear: false };
const UP: In = In { increment: true, decrement: false, clear: false };
const DOWN: In = In { increment: false, decrement: true, clear: false };
const BOTH: In = In { increment: true, decrement: true, clear: false };

/// The values after each of `inputs`.
fn values<const N: usize>(bench: &mut Bench<Dut>, inputs: [In; N]) -> [u64; N] {
    inputs.map(|input| {
        bench.cycle(input);
        bench.cycle(IDLE).value
    })
}

#[test]
fn r1_an_increment_adds_1_and_stays_at_the_maximum() {
    assert_eq!(values(&mut bench(2), [UP; 6]), [1, 2, 3, 3, 3, 3]);
    assert_eq!(values(&mut bench(1), [UP; 3]), [1, 1, 1]);
}

#[test]
fn r2_a_decrement_subtracts_1_and_stays_at_0() {
    assert_eq!(values(&mut bench(3), [UP, UP, DOWN, DOWN, DOWN, DOWN]), [1, 2, 1, 0, 0, 0]);
}

#[test]
fn r3_both_at_once_change_nothing() {
    assert_eq!(values(&mut bench(2), [BOTH, UP, BOTH, UP, UP, BOTH]), [0, 1, 1, 2, 3, 3]);
}

#[test]
fn r4_a_clear_wins() {
    let clear = |input: In| In { clear: true, ..input };
    let mut bench = bench(4);
    let inputs = [UP, UP, clear(UP), UP, clear(DOWN), UP, clear(BOTH), UP, clear(IDLE)];
    assert_eq!(values(&mut bench, inputs), [1, 2, 0, 1, 0, 1, 0, 1, 0]);
}

#[test]
fn r5_a_reset_makes_the_value_0() {
    let mut bench = bench(4);
    values(&mut bench, [UP, UP]);
    bench.reset();
    assert_eq!(bench.cycle(IDLE).value, 0);
}

#[test]
fn every_rule_is_tested() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("mod.rs"));
}

#[test]
fn an_illegal_width_is_refused() {
    let text = |width| Config::new(width).unwrap_err().to_string();
    assert_eq!(text(0), "saturating_counter.width: must be an integer in 1..=64; got 0; try 1");
    assert_eq!(text(65), "saturating_counter.width: must be an integer in 1..=64; got 65; try 64");
}

#[test]
fn all_engines_agree() {
    let configs = [1, 2, 4, 7, 64].map(|width| Config::new(width).unwrap());
    verify::<Dut>(&configs, 210_000);
}
