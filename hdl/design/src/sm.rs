//! `[sm]` of a system: a sectored L1 in the memory that it shares with the programs' shared memory.

use super::Rule;
use super::section::{Broken, Cross, section};
use serde::{Deserialize, Serialize};

section! {
    /// The L1 of a streaming multiprocessor, in the place of `private`'s.
    pub struct Sm in "sm" {
        /// Bytes of L1 and shared memory: 1024..=16777216.
        memory_bytes: u32 = 262_144, Rule::Range(1_024, 1 << 24);
        /// Bytes of them that are shared memory: 0..=16777216.
        shared_bytes: u32 = 0, Rule::Range(0, 1 << 24);
        /// Sets of the L1: 1..=4096.
        sets: u32 = 4, Rule::Range(1, 4_096);
        /// Choice of the line that makes place.
        replacement: SmReplacement = SmReplacement::Nru, Rule::Word(SmReplacement::WORDS);
        /// Coalescers of requests to L2, each of neighbouring cores: 1..=256.
        coalescers: u32 = 34, Rule::Range(1, 256);
        /// Requests of a coalescer that are in flight, and with which later ones merge: 0..=65536.
        coalesced: u32 = 500, Rule::Range(0, 65_536);
        /// In cycles: from a load to its sectors that hit: 1..=1024.
        hit_latency: u32 = 40, Rule::Range(1, 1_024);
        /// In cycles: instructions of a warp that are in flight: 1..=64.
        in_flight: u32 = 4, Rule::Range(1, 64);
        /// In cycles: bytes a cycle of the stores that a slice of L2 takes: 1..=256.
        store_bytes: u32 = 13, Rule::Range(1, 256);
        /// In cycles: the same of atomics: 1..=256.
        atomic_bytes: u32 = 11, Rule::Range(1, 256);
    }
    crosses: &[Cross { fields: &["shared_bytes", "memory_bytes"], broken: no_l1 }]
}

impl Sm {
    /// Bytes of the L1.
    pub fn l1_bytes(&self) -> u32 {
        self.memory_bytes.saturating_sub(self.shared_bytes)
    }

    /// Ways of a set, of lines of so many bytes: rounded down, and 0 where there is no room.
    pub fn ways(&self, line_bytes: u32) -> u32 {
        self.l1_bytes() / line_bytes.max(1) / self.sets
    }
}

/// How a set of many ways chooses the line that makes place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SmReplacement {
    /// The least recently used.
    Lru,
    /// A tree of bits that approximates it, for a power of two of ways.
    Plru,
    /// The oldest.
    Fifo,
    /// Any.
    Random,
    /// The first that was not used since all were.
    Nru,
    /// By 2-bit predictions of the next use.
    Srrip,
}

impl SmReplacement {
    /// The words of a system, in the order of the variants.
    pub const WORDS: &'static [&'static str] = &["lru", "plru", "fifo", "random", "nru", "srrip"];
}

fn no_l1(sm: &Sm) -> Option<Broken> {
    (sm.shared_bytes >= sm.memory_bytes).then(|| Broken {
        rule: format!("must be less than {}, the memory_bytes", sm.memory_bytes),
        got: sm.shared_bytes.to_string(),
        hint: (sm.memory_bytes / 2).to_string(),
    })
}
