//! `[l1]`: the geometry of the private L1 data cache, from which every design's blocks take theirs.

use super::section::{Broken, Cross, section};
use super::{IndexFunction, Rule};

section! {
    /// The L1 data cache of one core.
    pub struct L1 in "l1" {
        /// Width of a byte address, in bits: 16..=64.
        address_bits: u32 = 40, Rule::Range(16, 64);
        /// Bytes of a cache line: a power of two in 32..=256.
        line_bytes: u32 = 128, Rule::PowerOfTwo(32, 256);
        /// Sets: a power of two in 2..=1024.
        sets: u32 = 32, Rule::PowerOfTwo(2, 1024);
        /// Ways of a set: 1..=32.
        ways: u32 = 4, Rule::Range(1, 32);
        /// How a line address chooses its set: "linear", "xor", "fermi".
        index: IndexFunction = IndexFunction::Linear, Rule::Word(IndexFunction::WORDS);
    }
    crosses: &[
        Cross { fields: &["sets", "index"], broken: fermi_sets },
        Cross { fields: &["line_bytes", "index"], broken: fermi_line },
        Cross { fields: &["address_bits", "index"], broken: fermi_address },
        Cross { fields: &["address_bits", "line_bytes", "sets"], broken: no_tag },
    ]
}

fn fermi_sets(l1: &L1) -> Option<Broken> {
    only_fermi_32(l1, "32", l1.sets, l1.sets == 32)
}

fn fermi_line(l1: &L1) -> Option<Broken> {
    only_fermi_32(l1, "128", l1.line_bytes, l1.line_bytes == 128)
}

/// The highest bit that the hash reads is byte-address bit 19.
fn fermi_address(l1: &L1) -> Option<Broken> {
    only_fermi_32(l1, "at least 20", l1.address_bits, l1.address_bits >= 20)
}

/// The hash is one of five named address bits; it has no meaning for another geometry.
fn only_fermi_32(l1: &L1, needed: &str, got: u32, holds: bool) -> Option<Broken> {
    (l1.index == IndexFunction::Fermi && !holds).then(|| Broken {
        rule: format!("must be {needed} with index \"fermi\""),
        got: got.to_string(),
        hint: format!("{}, or index \"xor\"", needed.trim_start_matches("at least ")),
    })
}

/// Without a tag two lines of one set could not be told apart.
fn no_tag(l1: &L1) -> Option<Broken> {
    let (line_bits, set_bits) = (l1.line_bytes.ilog2(), l1.sets.ilog2());
    let least = line_bits + set_bits + 1;
    (l1.address_bits < least).then(|| Broken {
        rule: format!(
            "must be at least {least}: {line_bits} bits within the line, {set_bits} of the set and 1 of tag"
        ),
        got: l1.address_bits.to_string(),
        hint: least.to_string(),
    })
}
