//! The rules one by one, all engines in lockstep, random traffic before a golden memory, wrong buffers, and the
//! replay.

mod above_slice;
mod bench;
mod ends;
mod lockstep;
mod operations;
mod random;
mod replay;
mod rules;
mod text;

use super::Config;
use design::Llc;
use testbenches::testing::assert_rules_are_tested;

fn config(llc: Llc) -> Config {
    Config::new(&llc, "test").unwrap()
}

fn small() -> Llc {
    Llc { line_bytes: 64, sector_bytes: 16, source_bits: 2, id_bits: 4, ..Llc::default() }
}

/// Line addresses of 9 bits, one sector a line, a queue of one, few names.
fn narrowest() -> Llc {
    let port = Llc { address_bits: 16, line_bytes: 64, sector_bytes: 64, ..Llc::default() };
    Llc { sets: 2, atomic_queue: 1, source_bits: 1, id_bits: 2, ..port }
}

/// As wide a port and as deep a queue as there may be.
fn max() -> Config {
    let port = Llc { address_bits: 64, line_bytes: 256, sector_bytes: 64, ..Llc::default() };
    config(Llc { atomic_queue: 16, id_bits: 17, ..port }).with_chips(16)
}

#[test]
fn no_rule_is_without_its_test() {
    let tests =
        concat!(include_str!("rules.rs"), include_str!("ends.rs"), include_str!("operations.rs"));
    assert_rules_are_tested(include_str!("../mod.rs"), tests);
}
