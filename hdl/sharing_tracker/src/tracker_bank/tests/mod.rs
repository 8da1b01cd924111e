//! The rules one by one, all engines in lockstep, banks beside one tracker, and the text.

mod careless;
mod faults;
mod lockstep;
mod rules;
mod text;
mod whole;

use super::Config;
use design::Design;
use testbenches::testing::{Bench, assert_rules_are_tested};

/// Room for the cores of these tests.
const MOST: usize = 16;

type In = super::In<MOST>;
type Out = super::Out<MOST>;
type Dut = super::Dut<MOST>;

fn design(lines: &str) -> Design {
    let text = format!("design = 'sharing-tracker'\nname = 't'\n{lines}");
    Design::parse(&text, "t.toml").unwrap()
}

/// A bank of a design with these lines in its config, the rest by default.
fn config(lines: &str) -> Config {
    Config::of(&design(lines)).unwrap()
}

/// Four cores, two sets of two ways in the bank, a queue of two.
fn small() -> Config {
    config("[sharing_tracker]\ncores = 4\nsets = 4\nways = 2\nbanks = 2\nbank_queue = 2\n")
}

fn bench(config: &Config) -> Bench<Dut> {
    Bench::new(config)
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
