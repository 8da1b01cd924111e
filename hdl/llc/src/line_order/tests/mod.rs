//! The rules one by one, all engines in lockstep, wrong orders, and a slice before a memory that reorders.

mod behind_slice;
mod faults;
mod lockstep;
mod rules;
mod text;
mod under_l1;

use testbenches::testing::assert_rules_are_tested;

use super::Config;
use crate::Geometry;
use design::{Axi, LineOrder, Llc};

fn from(llc: Llc, entries: u32) -> Config {
    let port = Geometry::new(&llc, "test").unwrap();
    Config::new(&port, &LineOrder { entries }, &Axi::default(), "test").unwrap()
}

/// Lines of 4 sectors of 16 bytes.
fn small() -> Llc {
    Llc { sector_bytes: 16, line_bytes: 64, ..Llc::default() }
}

fn config(entries: u32) -> Config {
    from(small(), entries)
}

/// The same among 3 chips, so that requests have a home.
fn among_chips(entries: u32) -> Config {
    let port = Geometry::new(&small(), "test").unwrap().with_chips(3);
    Config::new(&port, &LineOrder { entries }, &Axi::default(), "test").unwrap()
}

/// Line addresses of 8 bits, identifiers of 3, a line of one sector.
fn narrowest() -> Llc {
    let numbers = Llc { mshr_entries: 1, write_backs: 1, atomics: 1, ..Llc::default() };
    Llc { sets: 2, address_bits: 16, line_bytes: 64, sector_bytes: 64, ..numbers }
}

/// As many entries, and as wide a port, as there may be.
fn max() -> Config {
    let numbers = Llc { mshr_entries: 256, write_backs: 256, ..Llc::default() };
    let llc = Llc { address_bits: 64, line_bytes: 256, sector_bytes: 16, ..numbers };
    let port = Geometry::new(&llc, "test").unwrap().with_chips(16);
    Config::new(&port, &LineOrder { entries: 128 }, &Axi::default(), "test").unwrap()
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
