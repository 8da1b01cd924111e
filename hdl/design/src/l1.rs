//! `[l1]`: the private L1 data cache, from which every design's blocks take their geometry.

use serde::{Deserialize, Serialize};

use super::section::{Broken, Cross, section};
use super::{DesignKind, IndexFunction, Rule};

/// How a set chooses the line that makes place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Replacement {
    /// The least recently used.
    Lru,
    /// A tree of bits that approximates it.
    Plru,
    /// By 2-bit predictions of the next use.
    Srrip,
}

impl Replacement {
    /// The words of a config, in the order of the variants.
    pub const WORDS: &'static [&'static str] = &["lru", "plru", "srrip"];
}

/// Effect of a store on a line that it hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WriteHit {
    /// The store's bytes are written to the line.
    Update,
    /// The line becomes invalid.
    Evict,
}

impl WriteHit {
    /// The words of a config, in the order of the variants.
    pub const WORDS: &'static [&'static str] = &["update", "evict"];
}

/// Effect of a store or atomic on a line that is in flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PendingStore {
    /// Marks it stale: no load joins any more, and it is invalid when those that wait have been served.
    Stale,
    /// Nothing: it is refused until the line is there.
    Refuse,
}

impl PendingStore {
    /// The words of a config, in the order of the variants.
    pub const WORDS: &'static [&'static str] = &["stale", "refuse"];
}

/// Treatment of a load that bypasses the cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bypass {
    /// The load goes to the next level, whatever is cached.
    Direct,
    /// The load is answered from a cached line, joins one in flight, and goes to the next level only for
    /// another.
    Lookup,
}

impl Bypass {
    /// The words of a config, in the order of the variants.
    pub const WORDS: &'static [&'static str] = &["direct", "lookup"];
}

/// Treatment of a request that finds no room in the cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhenFull {
    /// Its status is `reservation_fail`, and the core retries it.
    Refuse,
    /// The request stays in lookup until there is room.
    Wait,
}

impl WhenFull {
    /// The words of a config, in the order of the variants.
    pub const WORDS: &'static [&'static str] = &["refuse", "wait"];
}

section! {
    /// The L1 data cache of one core.
    pub struct L1 in "l1" {
        /// Width of a byte address, in bits: 16..=64.
        address_bits: u32 = 40, Rule::Range(16, 64);
        /// Bytes of a cache line: a power of two in 32..=256.
        line_bytes: u32 = 128, Rule::PowerOfTwo(32, 256);
        /// Bytes of a sector, which is the width of the data path: a power of two in 8..=128, and at most
        /// a line; in "sharing-tracker", 16..=64.
        sector_bytes: u32 = 32, Rule::PowerOfTwo(8, 128);
        /// Sets: a power of two in 2..=1024.
        sets: u32 = 32, Rule::PowerOfTwo(2, 1024);
        /// Ways of a set: 1..=32.
        ways: u32 = 4, Rule::Range(1, 32);
        /// How a line address chooses its set: "linear", "xor", "fermi".
        index: IndexFunction = IndexFunction::Linear, Rule::Word(IndexFunction::WORDS);
        /// Miss status holding registers, one for each line in flight: 1..=256.
        mshr_entries: u32 = 32, Rule::Range(1, 256);
        /// Requests that wait for one line, the first included: 1..=64.
        mshr_merges: u32 = 8, Rule::Range(1, 64);
        /// How a set chooses its victim: "lru", "plru", "srrip". "plru" needs a power of two of ways.
        replacement: Replacement = Replacement::Lru, Rule::Word(Replacement::WORDS);
        /// Effect of a store on a line that it hits: "update", "evict".
        write_hit: WriteHit = WriteHit::Update, Rule::Word(WriteHit::WORDS);
        /// Effect of a store or atomic on a line in flight: "stale", "refuse". "refuse" is not for
        /// "shared-l1".
        pending_store: PendingStore = PendingStore::Stale, Rule::Word(PendingStore::WORDS);
        /// Route of a load that bypasses the cache: "direct", "lookup". "lookup" needs a design whose L1 can:
        /// "private", "sharing-tracker".
        bypass: Bypass = Bypass::Direct, Rule::Word(Bypass::WORDS);
        /// Pipeline stages that a reply passes before it reaches the core: 1..=64.
        hit_latency: u32 = 1, Rule::Range(1, 64);
        /// Requests that wait to leave for the next level: 1..=64.
        miss_queue: u32 = 8, Rule::Range(1, 64);
        /// Treatment of a request that finds no room: "refuse", "wait". "wait" is not for "sharing-tracker".
        when_full: WhenFull = WhenFull::Refuse, Rule::Word(WhenFull::WORDS);
        /// Places for the data of stores and atomics among those requests: 0..=64, at most `miss_queue`; 0 is one
        /// for each request.
        store_data_places: u32 = 0, Rule::Range(0, 64);
        /// A load that waits for one sector is answered when that has come, and not when all of its line has: true or
        /// false.
        early_restart: bool = false, Rule::Flag;
        /// Width of a request's identifier, in bits: 1..=16.
        id_bits: u32 = 8, Rule::Range(1, 16);
        /// Width of a counter of events, which saturates, in bits: 4..=32.
        counter_bits: u32 = 32, Rule::Range(4, 32);
    }
    crosses: &[
        Cross { fields: &["sets", "index"], broken: fermi_sets },
        Cross { fields: &["line_bytes", "index"], broken: fermi_line },
        Cross { fields: &["address_bits", "index"], broken: fermi_address },
        Cross { fields: &["address_bits", "line_bytes", "sets"], broken: no_tag },
        Cross { fields: &["sector_bytes", "line_bytes"], broken: large_sector },
        Cross { fields: &["store_data_places", "miss_queue"], broken: many_places },
        Cross { fields: &["ways", "replacement"], broken: uneven_tree },
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

/// Without a tag two lines of one set could not be distinguished.
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

fn large_sector(l1: &L1) -> Option<Broken> {
    (l1.sector_bytes > l1.line_bytes).then(|| Broken {
        rule: format!("must be at most {}, the bytes of a line", l1.line_bytes),
        got: l1.sector_bytes.to_string(),
        hint: l1.line_bytes.to_string(),
    })
}

fn many_places(l1: &L1) -> Option<Broken> {
    (l1.store_data_places > l1.miss_queue).then(|| Broken {
        rule: format!("must be at most {}, the requests of miss_queue", l1.miss_queue),
        got: l1.store_data_places.to_string(),
        hint: l1.miss_queue.to_string(),
    })
}

/// A home does not refuse what another core has sent, and marks such a line stale.
pub(crate) fn no_refusal(l1: &L1, design: DesignKind) -> Option<Broken> {
    let refuses = l1.pending_store == PendingStore::Refuse && design == DesignKind::SharedL1;
    refuses.then(|| Broken {
        rule: format!("must be \"stale\" in design \"{design}\""),
        got: "\"refuse\"".to_string(),
        hint: "\"stale\"".to_string(),
    })
}

/// The other designs' L1 does not look at its tags for such a load.
pub(crate) fn no_lookup(l1: &L1, design: DesignKind) -> Option<Broken> {
    let takes_it = [DesignKind::Private, DesignKind::SharingTracker];
    (l1.bypass == Bypass::Lookup && !takes_it.contains(&design)).then(|| Broken {
        rule: format!("must be \"direct\" in design \"{design}\""),
        got: "\"lookup\"".to_string(),
        hint: "\"direct\"".to_string(),
    })
}

/// A request that waits in lookup for a bank would keep out the forwards of banks, which must not wait for it.
pub(crate) fn no_waiting(l1: &L1, design: DesignKind) -> Option<Broken> {
    let waits = l1.when_full == WhenFull::Wait && design == DesignKind::SharingTracker;
    waits.then(|| Broken {
        rule: format!("must be \"refuse\" in design \"{design}\""),
        got: "\"wait\"".to_string(),
        hint: "\"refuse\"".to_string(),
    })
}

/// The tree of "plru" halves the ways until one is left.
fn uneven_tree(l1: &L1) -> Option<Broken> {
    (l1.replacement == Replacement::Plru && !l1.ways.is_power_of_two()).then(|| Broken {
        rule: "must be a power of two with replacement \"plru\"".to_string(),
        got: l1.ways.to_string(),
        hint: format!("{}, or replacement \"lru\"", l1.ways.next_power_of_two()),
    })
}
