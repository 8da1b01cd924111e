//! The rules one by one, rates, all engines in lockstep, and the text.

mod careless;
mod faults;
mod lockstep;
mod rates;
mod rules;
mod text;
mod world;

use super::{Config, Dut};
use design::Design;
use testbenches::testing::{Bench, assert_rules_are_tested};

/// A bank of a design with these lines in its config, the rest by default.
fn config(lines: &str) -> Config {
    let text = format!("design = 'sharing-tracker'\nname = 't'\n{lines}");
    Config::of(&Design::parse(&text, "t.toml").unwrap()).unwrap()
}

/// Four sectors of 16 bytes; four sets of two ways in the bank.
fn small() -> Config {
    config(
        "[l1]\naddress_bits = 24\nline_bytes = 64\nsector_bytes = 16\n\
         [sharing_tracker]\ncores = 4\nbanks = 2\n\
         [l2]\nbytes = 256\nways = 2\nsplit_requests = 4\n\
         [llc]\nmshr_entries = 4\nmshr_merges = 2\n",
    )
}

fn bench(config: &Config) -> Bench<Dut> {
    Bench::new(config)
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
