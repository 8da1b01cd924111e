//! The rules one by one, all engines in lockstep, deliberate faults, how often the filter errs, and
//! what happens without it.

mod bench;
mod exactness;
mod faults;
mod hole;
mod lockstep;
mod rules;
mod text;

use super::Config;
use design::{Ccn, L1};

/// A filter of so many bits for addresses of so many; lines have 128 bytes.
fn config(filter_bits: u32, address_bits: u32) -> Config {
    let ccn = Ccn { filter_bits, ..Ccn::default() };
    // Few sets, so that short addresses leave a tag.
    let l1 = L1 { address_bits, sets: 2, ..L1::default() };
    Config::new(&ccn, &l1, "test").unwrap()
}

/// Three full groups and a rest; one row, and several.
fn geometries() -> [Config; 2] {
    [config(32, 24), config(512, 40)]
}
