//! `[decoupled]`: the decoupled tag store and by which counts a line earns its place.

use serde::{Deserialize, Serialize};

use super::section::{Broken, Cross, section};
use super::{L1, Rule};

/// How the data store chooses the line that makes place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DataReplacement {
    /// The least recently used.
    Lru,
    /// By 2-bit predictions of the next use.
    Srrip,
}

impl DataReplacement {
    /// The words of a config, in the order of the variants.
    pub const WORDS: &'static [&'static str] = &["lru", "srrip"];
}

section! {
    /// The decoupled tag store of an L1 data cache (`ics15` §4).
    pub struct Decoupled in "decoupled" {
        /// Tag entries of a set: 1..=32, and at least the ways of the data store.
        tag_ways: u32 = 8, Rule::Range(1, 32);
        /// Width of a reference count ("RC"), in bits: 1..=8.
        rc_bits: u32 = 6, Rule::Range(1, 8);
        /// Reference count from which on a load takes a data line: 0..=255, and a value of `rc_bits`.
        threshold: u32 = 2, Rule::Range(0, 255);
        /// Reference count of a new entry: 0..=255, and a value of `rc_bits`.
        rc_initial: u32 = 1, Rule::Range(0, 255);
        /// How the data store chooses a victim: "lru", "srrip". `replacement` of `[l1]` does not apply.
        data_replacement: DataReplacement = DataReplacement::Lru,
            Rule::Word(DataReplacement::WORDS);
        /// Reference counts of a set fall by one whenever a data line is taken or released: true or
        /// false.
        aging: bool = true, Rule::Flag;
    }
    crosses: &[
        Cross { fields: &["threshold", "rc_bits"], broken: threshold_fits },
        Cross { fields: &["rc_initial", "rc_bits"], broken: initial_fits },
    ]
}

fn threshold_fits(decoupled: &Decoupled) -> Option<Broken> {
    is_count(decoupled, decoupled.threshold)
}

fn initial_fits(decoupled: &Decoupled) -> Option<Broken> {
    is_count(decoupled, decoupled.rc_initial)
}

/// A count beyond the counter would never be met.
fn is_count(decoupled: &Decoupled, value: u32) -> Option<Broken> {
    let highest = (1 << decoupled.rc_bits) - 1;
    (value > highest).then(|| Broken {
        rule: format!("must be at most {highest}, the highest count of {} bits", decoupled.rc_bits),
        got: value.to_string(),
        hint: highest.to_string(),
    })
}

/// A data line without a tag entry could never be found; blames `tag_ways`.
pub(super) fn few_tags(l1: &L1, decoupled: &Decoupled) -> Option<Broken> {
    (decoupled.tag_ways < l1.ways).then(|| Broken {
        rule: format!("must be at least {}, the ways of the data store", l1.ways),
        got: decoupled.tag_ways.to_string(),
        hint: l1.ways.to_string(),
    })
}
