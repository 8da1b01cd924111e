//! The rules one by one, all engines in lockstep, deliberate faults, transactions, and the text.

mod faults;
mod lockstep;
mod replay;
mod rules;
mod spread;
mod text;

use super::Config;
use design::Design;
use testbenches::testing::assert_rules_are_tested;

/// All engines in step.
type Bench = testbenches::testing::Bench<super::Dut>;

/// The map of a design with some fields, on a mesh with room for 256 cores.
fn config(fields: &str) -> Config {
    let text = format!("design = \"shared-l1\"\nname = \"t\"\nmesh.columns = 64\n{fields}");
    Config::of(&Design::parse(&text, "t.toml").unwrap()).unwrap()
}

fn one() -> Config {
    config("shared_l1.cores = 1\nl1.address_bits = 16\nl1.sets = 2")
}

/// Sets folded by XOR; the tag is no longer than the core bits.
fn pot() -> Config {
    config("shared_l1.cores = 16\nl1 = { address_bits = 16, sets = 32, index = \"xor\" }")
}

/// Three core bits of five cores, folded of a tag that is no multiple of three.
fn npot() -> Config {
    config("shared_l1 = { cores = 5, home_hash = \"xor\" }\nl1.address_bits = 32")
}

fn paper() -> Config {
    Config::of(&Design::load("pact20").unwrap()).unwrap()
}

/// The paper's cores with every hash that there is.
fn hashed() -> Config {
    config("shared_l1.home_hash = \"xor\"\nl1.index = \"fermi\"")
}

fn max() -> Config {
    config(
        "shared_l1 = { cores = 255, home_hash = \"xor\" }\n\
         l1 = { address_bits = 64, line_bytes = 32, sets = 1024, index = \"xor\" }",
    )
}

fn boundaries() -> [Config; 6] {
    [one(), pot(), npot(), paper(), hashed(), max()]
}

/// Every rule of the page has a test of its name, and every such test a rule.
#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
