//! The rules one by one, all engines in lockstep, users who break promises, wrong builds, and slices whose memory is
//! behind AXI.

mod behind_slice;
mod careless;
mod lockstep;
mod rules;
mod text;
mod throughput;
mod wrong;

use testbenches::testing::assert_rules_are_tested;

use super::Config;
use crate::Geometry;
use design::{Axi, LineOrder, Llc};

fn from(llc: Llc, entries: u32, axi: Axi) -> Config {
    let port = Geometry::new(&llc, "test").unwrap();
    Config::new(&port, &LineOrder { entries }, &axi, "test").unwrap()
}

/// Lines of `sectors` sectors of 16 bytes.
fn config(sectors: u32, entries: u32, axi: Axi) -> Config {
    from(Llc { sector_bytes: 16, line_bytes: 16 * sectors, ..Llc::default() }, entries, axi)
}

/// Line addresses of 10 bits, identifiers of 3, a line of one sector, a single read and a single write.
fn narrowest() -> Config {
    let numbers = Llc { mshr_entries: 1, write_backs: 1, atomics: 1, ..Llc::default() };
    let llc = Llc { sets: 2, address_bits: 16, line_bytes: 64, sector_bytes: 64, ..numbers };
    from(llc, 1, Axi { id_bits: 1, reads: 1, writes: 1 })
}

/// The default, with a design of several chips.
fn among_chips() -> Config {
    let port = Geometry::new(&Llc::default(), "test").unwrap().with_chips(3);
    let axi = Axi { id_bits: 8, reads: 5, writes: 3 };
    Config::new(&port, &LineOrder { entries: 7 }, &axi, "test").unwrap()
}

fn defaults() -> Config {
    from(Llc::default(), 0, Axi::default())
}

/// Lines of two wide sectors, and numbers for every identifier.
fn wide() -> Config {
    let llc = Llc { sector_bytes: 64, line_bytes: 128, address_bits: 64, ..Llc::default() };
    from(llc, 16, Axi { id_bits: 2, reads: 4, writes: 4 })
}

/// As many numbers, sectors and bits as there may be.
fn max() -> Config {
    let numbers = Llc { mshr_entries: 256, write_backs: 256, ..Llc::default() };
    let llc = Llc { address_bits: 64, line_bytes: 256, sector_bytes: 16, ..numbers };
    from(llc, 0, Axi { id_bits: 8, reads: 64, writes: 64 })
}

/// Boundaries of the configuration.
fn all() -> [Config; 6] {
    let few = config(2, 3, Axi { id_bits: 1, reads: 2, writes: 1 });
    [narrowest(), few, among_chips(), defaults(), wide(), max()]
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
