//! A million random cycles of all three engines over the boundaries of the configuration, every bin hit.

use testbenches::testing::{self, covers};

use super::super::{Config, Dut};
use super::{among_chips, config, defaults, from, max, narrowest, wide};
use design::{Axi, Llc};

/// rust-hdl joins the first cycles: it is slow for so many numbers.
fn agree(config: &Config, seed: u64) {
    testing::agree::<Dut>(config, seed, 200_000, 5_000);
}

#[test]
fn one() {
    agree(&narrowest(), 1);
}

#[test]
fn few() {
    agree(&config(2, 3, Axi { id_bits: 1, reads: 2, writes: 1 }), 2);
}

#[test]
fn npot() {
    agree(&among_chips(), 3);
}

#[test]
fn standard() {
    agree(&defaults(), 4);
}

#[test]
fn every_identifier() {
    agree(&wide(), 5);
}

#[test]
fn most() {
    agree(&max(), 6);
}

/// A user's configuration may be odder than the boundaries above.
#[test]
fn odd_configurations_hit_their_bins() {
    for (sectors, entries, id_bits, reads, writes) in
        [(2, 1, 1, 1, 1), (4, 8, 2, 3, 4), (2, 3, 1, 2, 2), (8, 64, 4, 16, 16), (16, 64, 8, 64, 64)]
    {
        covers::<Dut>(&config(sectors, entries, Axi { id_bits, reads, writes }), 500_000);
    }
    // More numbers than identifiers of requests, and lines of one sector.
    let numbers = Llc { mshr_entries: 1, write_backs: 1, atomics: 1, ..Llc::default() };
    let few = Axi { id_bits: 4, reads: 15, writes: 8 };
    covers::<Dut>(&from(Llc { line_bytes: 256, ..numbers.clone() }, 64, few), 500_000);
    let many = Axi { id_bits: 6, reads: 52, writes: 24 };
    covers::<Dut>(&from(Llc { line_bytes: 32, ..numbers }, 2, many), 500_000);
    // Nearly as many numbers as entries.
    let most = Axi { id_bits: 7, reads: 52, writes: 47 };
    covers::<Dut>(&config(4, 64, most), 500_000);
}
