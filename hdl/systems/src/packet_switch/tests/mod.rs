//! The rules one by one, all engines in lockstep, and wrong switches.

mod faults;
mod lockstep;
mod rules;
mod text;

use super::Config;
use testbenches::testing::assert_rules_are_tested;

/// Room for the geometries of these tests.
const MOST: usize = 5;

type Dut = super::Dut<MOST>;
type In = super::In<MOST>;
type Out = super::Out<MOST>;

/// A switch of this many inputs and outputs, with beats of `width` bits.
fn of(inputs: usize, outputs: usize, width: usize) -> Config {
    Config::new(inputs, outputs, width, 0).unwrap()
}

/// The same of two words.
fn wide(inputs: usize, outputs: usize, low_bits: usize, high_bits: usize) -> Config {
    Config::new(inputs, outputs, low_bits, high_bits).unwrap()
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}

#[test]
fn illegal_figures_are_refused() {
    let said = |inputs, outputs, low_bits, high_bits| {
        Config::new(inputs, outputs, low_bits, high_bits).unwrap_err().to_string()
    };
    let rule = "must be an integer in";
    assert_eq!(said(0, 1, 1, 0), format!("packet_switch.inputs: {rule} 1..=256; got 0; try 1"));
    assert_eq!(
        said(1, 257, 1, 0),
        format!("packet_switch.outputs: {rule} 1..=256; got 257; try 256")
    );
    assert_eq!(said(1, 1, 0, 0), format!("packet_switch.low_bits: {rule} 1..=512; got 0; try 1"));
    assert_eq!(
        said(1, 1, 1, 1025),
        format!("packet_switch.high_bits: {rule} 0..=1024; got 1025; try 1024")
    );
}
