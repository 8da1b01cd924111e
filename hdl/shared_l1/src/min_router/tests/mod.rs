//! The rules one by one, all engines in lockstep, deliberate faults, transactions, and the text.

mod faults;
mod lockstep;
mod replay;
mod rules;
mod text;

use super::Config;
use design::Design;
use testbenches::testing::assert_rules_are_tested;

/// All engines in step.
type Bench = testbenches::testing::Bench<super::Dut>;

/// The router of a design with some fields.
fn config(fields: &str) -> Config {
    let text = format!("design = \"shared-l1\"\nname = \"t\"\n{fields}");
    Config::of(&Design::parse(&text, "t.toml").unwrap()).unwrap()
}

/// One core beside one slice.
fn one() -> Config {
    config(
        "shared_l1.cores = 1\nl1 = { address_bits = 16, sets = 2 }\n\
         mesh = { columns = 2, rows = 1, l2_at = [0] }",
    )
}

/// A mesh of one column, listed places, a hash, and a line in each slice.
fn pot() -> Config {
    config(
        "shared_l1 = { cores = 4, home_hash = \"xor\" }\nl1.address_bits = 20\n\
         [mesh]\ncolumns = 1\nrows = 8\nl2_at = [6, 1, 3, 4]\ncore_at = [7, 0, 5, 2]\n\
         interleave_bytes = 128",
    )
}

/// Cores, columns and slices that are no power of two: six slices are two times three.
fn npot() -> Config {
    config(
        "shared_l1 = { cores = 5 }\nl1.address_bits = 32\n\
         [mesh]\ncolumns = 5\nrows = 3\nl2_at = [2, 14, 0, 7, 10, 5]\ninterleave_bytes = 1024",
    )
}

fn paper() -> Config {
    Config::of(&Design::load("pact20").unwrap()).unwrap()
}

/// As in the paper without its second optimisation.
fn shared() -> Config {
    config("shared_l1.min_routing = false")
}

/// The largest mesh, on every fourth column of it slices or cores, and an odd number of slices.
fn max() -> Config {
    let list = |tiles: Vec<u32>| format!("{tiles:?}");
    let slices = list((0..255).map(|number| number * 16 + 15).collect());
    let cores = list((0..256).map(|number| 4_080 - number * 16).collect());
    config(&format!(
        "shared_l1.cores = 256\nl1 = {{ address_bits = 64, line_bytes = 32, sets = 1024 }}\n\
         [mesh]\ncolumns = 64\nrows = 64\nl2_at = {slices}\ncore_at = {cores}\n\
         interleave_bytes = 32768"
    ))
}

fn boundaries() -> [Config; 6] {
    [one(), pot(), npot(), paper(), shared(), max()]
}

/// Every rule of the page has a test of its name, and every such test a rule.
#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
