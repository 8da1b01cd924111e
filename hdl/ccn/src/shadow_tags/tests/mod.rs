//! The rules one by one, all engines in lockstep, deliberate faults, and the replay.

mod faults;
mod lockstep;
mod replay;
mod rules;
mod script;
mod text;

use super::Config;
use design::{IndexFunction, L1};

/// The geometry of a test; the rest of `[l1]` has its default.
fn config(address_bits: u32, sets: u32, ways: u32, index: IndexFunction) -> Config {
    Config::new(&L1 { address_bits, sets, ways, index, ..L1::default() }, "test").unwrap()
}

/// A small geometry, the widest tags, and the paper's.
fn geometries() -> [Config; 3] {
    [
        config(16, 2, 3, IndexFunction::Linear),
        config(64, 8, 5, IndexFunction::Xor),
        config(40, 32, 4, IndexFunction::Fermi),
    ]
}
