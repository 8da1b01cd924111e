//! `[llc]`: a slice of the last-level cache.

use super::section::{Broken, Cross, section};
use super::{Replacement, Rule};

section! {
    /// A write-back slice of the last-level cache, with what is before and behind it.
    pub struct Llc in "llc" {
        /// Sets: a power of two in 2..=16384.
        sets: u32 = 128, Rule::PowerOfTwo(2, 16_384);
        /// Ways of a set: 1..=32.
        ways: u32 = 16, Rule::Range(1, 32);
        /// Bytes of a cache line: a power of two in 32..=256.
        line_bytes: u32 = 128, Rule::PowerOfTwo(32, 256);
        /// Bytes of a sector, which is the width of the data path: a power of two in 16..=64, and at
        /// most a line.
        sector_bytes: u32 = 32, Rule::PowerOfTwo(16, 64);
        /// Width of a byte address, in bits: 16..=64.
        address_bits: u32 = 48, Rule::Range(16, 64);
        /// Whether a miss fetches the sectors that the load wants, and not all of the line: true or
        /// false.
        sectored: bool = false, Rule::Flag;
        /// Miss status holding registers, one for each line in flight: 1..=256.
        mshr_entries: u32 = 32, Rule::Range(1, 256);
        /// Loads that wait for one line, the first included: 1..=64.
        mshr_merges: u32 = 8, Rule::Range(1, 64);
        /// Requests that wait to leave for the next level: 1..=64.
        miss_queue: u32 = 8, Rule::Range(1, 64);
        /// Dirty sectors that are written back and not acknowledged: 1..=256.
        write_backs: u32 = 16, Rule::Range(1, 256);
        /// Atomics that the next level has not answered: 1..=16.
        atomics: u32 = 4, Rule::Range(1, 16);
        /// Atomics that wait in front of the atomic buffer: 1..=16.
        atomic_queue: u32 = 4, Rule::Range(1, 16);
        /// How a set chooses its victim: "lru", "plru", "srrip". "plru" needs a power of two of ways.
        replacement: Replacement = Replacement::Lru, Rule::Word(Replacement::WORDS);
        /// Pipeline stages that a reply passes before it leaves: 1..=64.
        hit_latency: u32 = 1, Rule::Range(1, 64);
        /// Width of a requester's number, in bits: 1..=8.
        source_bits: u32 = 8, Rule::Range(1, 8);
        /// Width of a request's identifier, in bits: 1..=17.
        id_bits: u32 = 9, Rule::Range(1, 17);
        /// Width of a counter of events, which saturates, in bits: 4..=32.
        counter_bits: u32 = 32, Rule::Range(4, 32);
    }
    crosses: &[
        Cross { fields: &["sector_bytes", "line_bytes"], broken: large_sector },
        Cross { fields: &["address_bits", "line_bytes", "sets"], broken: no_tag },
        Cross { fields: &["replacement", "ways"], broken: uneven_tree },
    ]
}

/// The fields that another section of a design decides, if it has one that does: the geometry.
pub(super) const GEOMETRY: [&str; 6] =
    ["sets", "ways", "line_bytes", "sector_bytes", "address_bits", "sectored"];

/// The same where the widths of a request follow from what is in front of the slice.
pub(super) const GEOMETRY_AND_REQUESTS: [&str; 8] = [
    "sets",
    "ways",
    "line_bytes",
    "sector_bytes",
    "address_bits",
    "sectored",
    "source_bits",
    "id_bits",
];

fn large_sector(llc: &Llc) -> Option<Broken> {
    (llc.sector_bytes > llc.line_bytes).then(|| Broken {
        rule: format!("must be at most {}, the bytes of a line", llc.line_bytes),
        got: llc.sector_bytes.to_string(),
        hint: llc.line_bytes.to_string(),
    })
}

/// Without a tag two lines of one set could not be distinguished.
fn no_tag(llc: &Llc) -> Option<Broken> {
    let (line_bits, set_bits) = (llc.line_bytes.ilog2(), llc.sets.ilog2());
    let least = line_bits + set_bits + 1;
    (llc.address_bits < least).then(|| Broken {
        rule: format!(
            "must be at least {least}: {line_bits} bits within the line, {set_bits} of the set and 1 of tag"
        ),
        got: llc.address_bits.to_string(),
        hint: least.to_string(),
    })
}

/// The tree of "plru" halves the ways until one is left. The ways may be another section's, so that the
/// policy is to blame.
pub(super) fn uneven_tree(llc: &Llc) -> Option<Broken> {
    (llc.replacement == Replacement::Plru && !llc.ways.is_power_of_two()).then(|| Broken {
        rule: format!("must be \"lru\" or \"srrip\" with {} ways, no power of two", llc.ways),
        got: "\"plru\"".to_string(),
        hint: "\"lru\"".to_string(),
    })
}
