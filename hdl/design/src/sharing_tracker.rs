//! `[sharing_tracker]`: size of the sharing tracker, and what an entry records.

use serde::{Deserialize, Serialize};

use super::Rule;
use super::l1::{L1, PendingStore};
use super::section::{Broken, Cross, section};

/// Encoding of the cores that share an entry's line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sharers {
    /// All of them: a bit a core.
    Mask,
    /// The last one: a core number.
    Single,
}

impl Sharers {
    /// The words of a config, in the order of the variants.
    pub const WORDS: &'static [&'static str] = &["mask", "single"];
}

/// Treatment of a forward whose line is in flight to the L1 that it reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PendingForward {
    /// The forward is given back, and goes to L2.
    Nack,
    /// The forward waits in that node until the line has come.
    Wait,
}

impl PendingForward {
    /// The words of a config, in the order of the variants.
    pub const WORDS: &'static [&'static str] = &["nack", "wait"];
}

section! {
    /// The directory of lines that several L1 caches share (`thesis12` §3.1, Table 4.1).
    pub struct SharingTracker in "sharing_tracker" {
        /// Cores of all trackers together: 2..=64.
        cores: u32 = 16, Rule::Range(2, 64);
        /// Sets of all trackers together: a power of two in 2..=4096.
        sets: u32 = 1_024, Rule::PowerOfTwo(2, 4_096);
        /// Ways of a set: 1..=32.
        ways: u32 = 8, Rule::Range(1, 32);
        /// Record of a line's sharers: "mask", "single".
        sharers: Sharers = Sharers::Mask, Rule::Word(Sharers::WORDS);
        /// Banks of a tracker, each with its share of the sets and a separate bank of L2: a power of two in 1..=64.
        banks: u32 = 8, Rule::PowerOfTwo(1, 64);
        /// Requests that wait between a bank and its bank of L2: 1..=64.
        bank_queue: u32 = 8, Rule::Range(1, 64);
        /// Isolated trackers, each with its share of cores and sets: a power of two in 1..=4.
        trackers: u32 = 1, Rule::PowerOfTwo(1, 4);
        /// Treatment of a forward whose line is in flight to the L1 that it reaches: "nack", "wait". "wait" needs
        /// `pending_store` "refuse".
        pending: PendingForward = PendingForward::Nack, Rule::Word(PendingForward::WORDS);
        /// Cycles after which, or after twice as many at most, a forward that waits is given back, with `pending`
        /// "wait": a power of two in 2..=4096.
        wait_cycles: u32 = 512, Rule::PowerOfTwo(2, 4_096);
    }
    crosses: &[
        Cross { fields: &["cores", "trackers"], broken: uneven_cores },
        Cross { fields: &["sets", "trackers"], broken: few_sets },
        Cross { fields: &["banks", "sets", "trackers"], broken: many_banks },
    ]
}

impl SharingTracker {
    /// Sets of one tracker.
    pub fn sets_each(&self) -> u32 {
        self.sets / self.trackers
    }

    /// Cores of one tracker.
    pub fn cores_each(&self) -> u32 {
        self.cores / self.trackers
    }
}

fn uneven_cores(tracker: &SharingTracker) -> Option<Broken> {
    let (cores, trackers) = (tracker.cores, tracker.trackers);
    (cores % trackers != 0).then(|| Broken {
        rule: format!("must be a multiple of trackers, {trackers}"),
        got: cores.to_string(),
        hint: cores.next_multiple_of(trackers).to_string(),
    })
}

fn few_sets(tracker: &SharingTracker) -> Option<Broken> {
    let least = 2 * tracker.trackers;
    (tracker.sets < least).then(|| Broken {
        rule: format!("must be at least {least}, 2 for each of {} trackers", tracker.trackers),
        got: tracker.sets.to_string(),
        hint: least.to_string(),
    })
}

/// A bank holds whole sets.
fn many_banks(tracker: &SharingTracker) -> Option<Broken> {
    let most = tracker.sets_each().max(1);
    (tracker.sets_each() >= 2 && tracker.banks > most).then(|| Broken {
        rule: format!("must be at most {most}, the sets of a tracker"),
        got: tracker.banks.to_string(),
        hint: most.to_string(),
    })
}

/// A forward that waits for a line would be answered with one that is older than a store of the core which reads it.
pub(super) fn outlives_store(tracker: &SharingTracker, l1: &L1) -> Option<Broken> {
    let waits = tracker.pending == PendingForward::Wait;
    (waits && l1.pending_store == PendingStore::Stale).then(|| Broken {
        rule: "must be \"nack\" with pending_store \"stale\" of [l1]".to_string(),
        got: "\"wait\"".to_string(),
        hint: "\"nack\", or pending_store = \"refuse\"".to_string(),
    })
}

/// Without a tag two lines of one set could not be distinguished; blames `l1.address_bits`.
pub(super) fn no_tag(l1: &L1, tracker: &SharingTracker) -> Option<Broken> {
    let (line_bits, set_bits) = (l1.line_bytes.ilog2(), tracker.sets_each().max(1).ilog2());
    let least = line_bits + set_bits + 1;
    (l1.address_bits < least).then(|| Broken {
        rule: format!(
            "must be at least {least}: {line_bits} bits within the line, {set_bits} of the \
             tracker's set and 1 of tag"
        ),
        got: l1.address_bits.to_string(),
        hint: least.to_string(),
    })
}
