//! The rules one by one, all engines in lockstep, deliberate faults, and the text.

mod faults;
mod lockstep;
mod paths;
mod rules;
mod text;

use super::Config;
use design::Design;
use testbenches::testing::assert_rules_are_tested;

/// All engines in step.
type Bench = testbenches::testing::Bench<super::Dut>;

fn config(fields: &str) -> Config {
    let text = format!("design = \"shared-l1\"\nname = \"t\"\n{fields}");
    Config::of(&Design::parse(&text, "t.toml").unwrap()).unwrap()
}

fn one() -> Config {
    config("shared_l1.cores = 1\nl1 = { address_bits = 16, sets = 2 }")
}

/// A shared L1 without Min(H, L2), its lines evicted by stores.
fn pot() -> Config {
    config(
        "shared_l1 = { cores = 16, min_routing = false, home_hash = \"xor\" }\n\
         l1 = { address_bits = 32, index = \"xor\", write_hit = \"evict\" }",
    )
}

/// Five cores, with all as published.
fn npot() -> Config {
    config(
        "shared_l1 = { cores = 5, store_path = \"mode\", atomic_path = \"direct\", \
         leftover = \"lazy\" }\nl1.address_bits = 37\nmesh.l2_at = [2, 4, 7]",
    )
}

fn paper() -> Config {
    Config::of(&Design::load("pact20").unwrap()).unwrap()
}

fn max() -> Config {
    config(
        "shared_l1 = { cores = 256, store_path = \"mode\" }\nmesh = { columns = 18, rows = 16 }\n\
         l1 = { address_bits = 64, line_bytes = 32, sets = 1024 }",
    )
}

fn boundaries() -> [Config; 5] {
    [one(), pot(), npot(), paper(), max()]
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
