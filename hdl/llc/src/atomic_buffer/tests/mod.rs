//! The rules one by one, random traffic before a golden memory, wrong buffers, and the replay.

mod above_slice;
mod bench;
mod ends;
mod operations;
mod random;
mod replay;
mod rules;

use super::Config;
use design::Llc;
use testbenches::testing::assert_rules_are_tested;

fn config(llc: Llc) -> Config {
    Config::new(&llc, "test").unwrap()
}

fn small() -> Llc {
    Llc { line_bytes: 64, sector_bytes: 16, source_bits: 2, id_bits: 4, ..Llc::default() }
}

#[test]
fn no_rule_is_without_its_test() {
    let tests =
        concat!(include_str!("rules.rs"), include_str!("ends.rs"), include_str!("operations.rs"));
    assert_rules_are_tested(include_str!("../mod.rs"), tests);
}
