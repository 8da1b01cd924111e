//! Rules, lockstep with the golden cluster, wrong clusters, and the emitted text.

mod drain;
mod faults;
mod lockstep;
mod rules;
mod text;

use design::Design;
use testbenches::testing::assert_rules_are_tested;

use super::Config;

/// Room for the geometries of these tests.
const MOST: usize = 4;

type Dut = super::Dut<MOST>;
type In = super::In<MOST>;
type Out = super::Out<MOST>;

/// A config of this many cores and slices, and these fields besides.
fn with(cores: usize, slices: usize, fields: &str) -> Config {
    let text = format!(
        "design = 'private'\nname = 't'\n[cluster]\ncores = {cores}\nl2_slices = {slices}\n{fields}\n"
    );
    Config::of(&Design::parse(&text, "t.toml").unwrap()).unwrap()
}

/// The same with small caches.
fn of(cores: usize, slices: usize, fields: &str) -> Config {
    small(cores, slices, fields, "")
}

/// The same, but that what finds no room in a cache waits.
fn waiting(cores: usize, slices: usize) -> Config {
    small(cores, slices, "", "when_full = 'wait'\n")
}

fn small(cores: usize, slices: usize, fields: &str, l1: &str) -> Config {
    let small = "sets = 4\nways = 2\nline_bytes = 64\nmshr_entries = 3\nmshr_merges = 3\n\
        miss_queue = 2\nid_bits = 4\ncounter_bits = 8\naddress_bits = 24";
    with(cores, slices, &format!("interleave_bytes = 64\n{fields}\n[l1]\n{l1}{small}"))
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
