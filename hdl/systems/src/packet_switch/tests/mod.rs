//! The rules one by one, all engines in lockstep, and wrong switches.

mod faults;
mod lockstep;
mod rules;
mod text;

use super::{Config, PROOFS};
use proofs::prove::{Options, prove};
use testbenches::testing::assert_rules_are_tested;

/// Room for the geometries of these tests.
const MOST: usize = 5;

type Dut = super::Dut<MOST>;
type In = super::In<MOST>;
type Out = super::Out<MOST>;

/// So many inputs and outputs, beats of so many bits.
fn of(inputs: usize, outputs: usize, width: usize) -> Config {
    Config::new(inputs, outputs, width).unwrap()
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}

#[test]
fn illegal_figures_are_refused() {
    let said =
        |inputs, outputs, width| Config::new(inputs, outputs, width).unwrap_err().to_string();
    assert_eq!(said(0, 1, 1), "packet_switch.inputs: must be an integer in 1..=256; got 0; try 1");
    assert_eq!(
        said(1, 257, 1),
        "packet_switch.outputs: must be an integer in 1..=256; got 257; try 256"
    );
    assert_eq!(
        said(1, 1, 1025),
        "packet_switch.width: must be an integer in 1..=1024; got 1025; try 1024"
    );
}

/// For all time; and each property finds its fault.
#[test]
fn what_is_declared_is_proved() {
    let report =
        prove(&PROOFS, &Options::default(), &|_, _| {}).unwrap_or_else(|error| panic!("{error}"));
    assert!(report.holds(), "{}", report.problems().join("\n"));
}
