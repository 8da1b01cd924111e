//! `[sac]`: the last-level cache of several chips, and the bandwidths from which its choice is estimated.

use serde::{Deserialize, Serialize};

use super::section::{Broken, Cross, section};
use super::{Llc, Rule};

/// Order of two replies that wait for the NoC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReplyOrder {
    /// The one that arrived first, the slice's on a tie.
    Oldest,
    /// The slice's.
    SliceFirst,
}

impl ReplyOrder {
    /// The words of a config, in the order of the variants.
    pub const WORDS: &'static [&'static str] = &["oldest", "slice_first"];
}

/// Where the hit rate of memory-side comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MemorySideHits {
    /// The chip request directory, empty at a profile's start for both organisations alike.
    Directory,
    /// The slices, which may hold lines from before the profile.
    Slices,
}

impl MemorySideHits {
    /// The words of a config, in the order of the variants.
    pub const WORDS: &'static [&'static str] = &["directory", "slices"];
}

section! {
    /// The sharing-aware last-level cache (`isca23`). Bandwidths are totals of all chips in 1/16 GB/s.
    pub struct Sac in "sac" {
        /// Chips, each with one memory partition: 1..=16.
        chips: u32 = 4, Rule::Range(1, 16);
        /// Slices of a chip's cache: a power of two in 1..=64.
        slices: u32 = 16, Rule::PowerOfTwo(1, 64);
        /// L1 caches of a chip that send requests: 1..=64.
        sm_ports: u32 = 32, Rule::Range(1, 64);
        /// Bytes of a slice, which are 2 to 16384 sets: a power of two in 1024..=16777216.
        slice_bytes: u32 = 262_144, Rule::PowerOfTwo(1_024, 16_777_216);
        /// Ways of a slice's set: a power of two in 1..=32.
        slice_ways: u32 = 16, Rule::PowerOfTwo(1, 32);
        /// Ways of a set of the chip request directory: 1..=32.
        crd_ways: u32 = 16, Rule::Range(1, 32);
        /// Bytes of a cache line: a power of two in 32..=256.
        line_bytes: u32 = 128, Rule::PowerOfTwo(32, 256);
        /// Bytes of a sector, which is the width of the data path: a power of two in 32..=64, and at most a
        /// line.
        sector_bytes: u32 = 32, Rule::PowerOfTwo(32, 64);
        /// Whether a miss fetches the sectors that it wants, and not all of the line: true or false.
        sectored: bool = false, Rule::Flag;
        /// Width of a byte address, in bits: 16..=64.
        address_bits: u32 = 48, Rule::Range(16, 64);
        /// Sets of the chip request directory, each a sampled set of the chip's cache: a power of two
        /// in 2..=512.
        crd_sets: u32 = 8, Rule::PowerOfTwo(2, 512);
        /// Sampled requests that the queue in front of the directory holds: 1..=64.
        crd_queue: u32 = 16, Rule::Range(1, 64);
        /// Requests that the queue in front of a slice's memory controller holds: 1..=64.
        memory_queue: u32 = 16, Rule::Range(1, 64);
        /// Requests that a slice's queue of link arrivals holds: 1..=64.
        link_queue: u32 = 16, Rule::Range(1, 64);
        /// Source of the requests and hits under memory-side on which the choice is based:
        /// "directory", "slices".
        memory_side_hits: MemorySideHits = MemorySideHits::Directory, Rule::Word(MemorySideHits::WORDS);
        /// Priority between a slice's reply and a bypassing one: "oldest", "slice_first".
        reply_order: ReplyOrder = ReplyOrder::Oldest, Rule::Word(ReplyOrder::WORDS);
        /// Cycles of a profile: 1..=65535.
        profile_cycles: u32 = 2_000, Rule::Range(1, 65_535);
        /// Width of a chip's counters of requests and of hits, the directory's among them: 2..=24.
        counter_bits: u32 = 24, Rule::Range(2, 24);
        /// Width of a slice's counter of requests: 1..=16.
        slice_counter_bits: u32 = 16, Rule::Range(1, 16);
        /// By how much SM-side must win to be chosen ("theta"), in 65536ths: 0..=65535.
        theta_65536: u32 = 3_277, Rule::Range(0, 65_535);
        /// Bandwidth between SMs and slices within the chips ("B_intra"): 1..=1048575.
        b_intra: u32 = 262_144, Rule::Range(1, 1_048_575);
        /// Bandwidth between the chips ("B_inter"): 1..=1048575.
        b_inter: u32 = 12_288, Rule::Range(1, 1_048_575);
        /// Raw bandwidth of the slices ("B_LLC"): 1..=1048575.
        b_llc: u32 = 262_144, Rule::Range(1, 1_048_575);
        /// Raw bandwidth of the memory ("B_mem"): 1..=1048575.
        b_mem: u32 = 28_672, Rule::Range(1, 1_048_575);
    }
    crosses: &[
        Cross { fields: &["slice_bytes", "slice_ways", "line_bytes"], broken: too_few_sets },
        Cross { fields: &["slice_bytes", "slice_ways", "line_bytes"], broken: too_many_sets },
        Cross { fields: &["sector_bytes", "line_bytes"], broken: long_sector },
        Cross {
            fields: &["crd_sets", "slices", "slice_bytes", "slice_ways", "line_bytes"],
            broken: too_many_sampled,
        },
        Cross {
            fields: &["address_bits", "slices", "slice_bytes", "slice_ways", "line_bytes"],
            broken: no_tag,
        },
        Cross {
            fields: &["counter_bits", "slices", "sm_ports", "profile_cycles"],
            broken: few_counter_bits,
        },
        Cross {
            fields: &["slice_counter_bits", "sm_ports", "profile_cycles"],
            broken: few_slice_counter_bits,
        },
    ]
}

impl Sac {
    /// Sets of a slice: 2..=16384 in a legal section.
    pub fn slice_sets(&self) -> u32 {
        self.slice_bytes / (self.slice_ways * self.line_bytes)
    }

    /// Sets of a chip's cache, its slices taken as one: at most 2^20.
    pub fn llc_sets(&self) -> u32 {
        self.slices * self.slice_sets()
    }

    /// A slice of this cache: its geometry, and the rest of `llc`.
    pub fn slice(&self, llc: Llc) -> Llc {
        Llc {
            sets: self.slice_sets(),
            ways: self.slice_ways,
            line_bytes: self.line_bytes,
            sector_bytes: self.sector_bytes,
            address_bits: self.address_bits,
            sectored: self.sectored,
            ..llc
        }
    }
}

/// A request says which SM asks; blames `llc.source_bits`.
pub(super) fn few_sources(sac: &Sac, llc: &Llc) -> Option<Broken> {
    let least = sac.sm_ports.next_power_of_two().ilog2().max(1);
    (llc.source_bits < least).then(|| Broken {
        rule: format!("must be at least {least}: a number for each of {} SMs", sac.sm_ports),
        got: llc.source_bits.to_string(),
        hint: least.to_string(),
    })
}

fn too_few_sets(sac: &Sac) -> Option<Broken> {
    let least = 2 * sac.slice_ways * sac.line_bytes;
    (sac.slice_bytes < least).then(|| Broken {
        rule: format!("must be at least {least}: two sets of {} lines", sac.slice_ways),
        got: sac.slice_bytes.to_string(),
        hint: least.to_string(),
    })
}

fn too_many_sets(sac: &Sac) -> Option<Broken> {
    let most = 16_384 * sac.slice_ways * sac.line_bytes;
    (sac.slice_bytes > most).then(|| Broken {
        rule: format!("must be at most {most}: 16384 sets of {} lines", sac.slice_ways),
        got: sac.slice_bytes.to_string(),
        hint: most.to_string(),
    })
}

fn long_sector(sac: &Sac) -> Option<Broken> {
    (sac.sector_bytes > sac.line_bytes).then(|| Broken {
        rule: format!("must be at most {}, the bytes of a line", sac.line_bytes),
        got: sac.sector_bytes.to_string(),
        hint: sac.line_bytes.to_string(),
    })
}

/// A set of the directory represents one of the cache.
fn too_many_sampled(sac: &Sac) -> Option<Broken> {
    let sets = sac.llc_sets();
    (sac.slice_sets() > 0 && sac.crd_sets > sets).then(|| Broken {
        rule: format!("must be at most {sets}, the sets of a chip's cache"),
        got: sac.crd_sets.to_string(),
        hint: sets.to_string(),
    })
}

/// Without a tag two lines of one set could not be distinguished.
fn no_tag(sac: &Sac) -> Option<Broken> {
    let sets = sac.llc_sets();
    if sets == 0 {
        return None;
    }
    let (line_bits, set_bits) = (sac.line_bytes.ilog2(), sets.ilog2());
    let least = line_bits + set_bits + 1;
    (sac.address_bits < least).then(|| Broken {
        rule: format!(
            "must be at least {least}: {line_bits} bits within the line, {set_bits} of the set and 1 of tag"
        ),
        got: sac.address_bits.to_string(),
        hint: least.to_string(),
    })
}

/// A profile must not overflow what counts all of a chip: each slice hits up to twice a cycle, and each L1
/// sends one request.
fn few_counter_bits(sac: &Sac) -> Option<Broken> {
    let most = sac.profile_cycles * sac.sm_ports.max(2 * sac.slices);
    let least = most.ilog2() + 1;
    (sac.counter_bits < least).then(|| Broken {
        rule: format!(
            "must be at least {least}: a profile has up to {most} hits of slices or requests of L1 caches"
        ),
        got: sac.counter_bits.to_string(),
        hint: least.to_string(),
    })
}

/// Nor what counts one slice, which under SM-side every L1 could ask in one cycle.
fn few_slice_counter_bits(sac: &Sac) -> Option<Broken> {
    let most = sac.profile_cycles * sac.sm_ports;
    let least = most.ilog2() + 1;
    let hint = if least <= 16 { least.to_string() } else { "fewer profile_cycles".to_string() };
    (sac.slice_counter_bits < least).then(|| Broken {
        rule: format!("must be at least {least}: a slice has up to {most} requests in a profile"),
        got: sac.slice_counter_bits.to_string(),
        hint,
    })
}
