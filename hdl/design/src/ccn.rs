//! `[ccn]`: when a core's misses go to the cooperative caching network.

use serde::{Deserialize, Serialize};

use super::Rule;
use super::l1::{L1, PendingStore};
use super::section::{Broken, Cross, section};

/// Unit of the request throttler's epochs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EpochUnit {
    /// Retired instructions, as in `taco16` §5.1.
    Instructions,
    /// Clock cycles in which `retired` is 1.
    Cycles,
}

impl EpochUnit {
    /// The words of a config, in the order of the variants.
    pub const WORDS: &'static [&'static str] = &["instructions", "cycles"];

    /// The most that one cycle adds to an epoch's position: 15 instructions, or 1 cycle.
    pub fn most_a_cycle(self) -> u32 {
        match self {
            EpochUnit::Instructions => 15,
            EpochUnit::Cycles => 1,
        }
    }
}

/// Treatment of a request on the ring whose line a remote L1 waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pending {
    /// The request passes on, as in `taco16` §4.
    Pass,
    /// The request waits in that node until the line has come.
    Wait,
}

impl Pending {
    /// The words of a config, in the order of the variants.
    pub const WORDS: &'static [&'static str] = &["pass", "wait"];
}

section! {
    /// The cooperative caching network (`taco16`).
    pub struct Ccn in "ccn" {
        /// Cores, each a node of the ring: 2..=256.
        cores: u32 = 15, Rule::Range(2, 256);
        /// Places of the buffer before the ring ("CB"): 2..=64, since an insertion needs two free ones.
        buffer: u32 = 8, Rule::Range(2, 64);
        /// Places of a node's queue of requests ("ReqQ"): 2..=64.
        request_queue: u32 = 8, Rule::Range(2, 64);
        /// Places of a node's queue of responses ("RespQ"), each of a line: 2..=64.
        response_queue: u32 = 8, Rule::Range(2, 64);
        /// Cycles from a node to the next: 1..=5.
        link_latency: u32 = 1, Rule::Range(1, 5);
        /// Cycles that the head of the buffer waits for the ring before it goes to L2: 1..=65535.
        buffer_patience: u32 = 64, Rule::Range(1, 65_535);
        /// Treatment of a request whose line is in flight to the L1 that it reaches: "pass", "wait". "wait"
        /// needs `pending_store` "refuse".
        pending: Pending = Pending::Pass, Rule::Word(Pending::WORDS);
        /// Places of a node for requests that wait, with `pending` "wait": 1..=64.
        parking: u32 = 8, Rule::Range(1, 64);
        /// Whether each core has a request throttler (CCN-RT; without it CCN-B): true or false.
        throttle: bool = true, Rule::Flag;
        /// Length of an epoch ("tP"), in epoch_unit: 2..=4294967295.
        epoch: u32 = 10_000_000, Rule::Range(2, 4_294_967_295);
        /// Length of the sampling window that begins an epoch ("tS"), in epoch_unit: 1..=4294967280.
        sample: u32 = 1_000_000, Rule::Range(1, 4_294_967_280);
        /// Unit of epoch and sample, retired instructions or cycles: "instructions", "cycles".
        epoch_unit: EpochUnit = EpochUnit::Instructions, Rule::Word(EpochUnit::WORDS);
        /// Numerator of the hit rate that a core must exceed to go on ("H_min"): 1..=65535.
        h_min_numerator: u32 = 5, Rule::Range(1, 65_535);
        /// Denominator of that hit rate: 1..=65535.
        h_min_denominator: u32 = 100, Rule::Range(1, 65_535);
        /// Width of the counters of requests and of hits in a window ("N_total", "N_hits"): 2..=24.
        counter_bits: u32 = 24, Rule::Range(2, 24);
        /// Whether a load of a line that the core may have stored to goes to L2 at once: true or false.
        own_store_filter: bool = true, Rule::Flag;
        /// Bits of the filter of stored lines: a power of two in 2..=16384.
        filter_bits: u32 = 4096, Rule::PowerOfTwo(2, 16_384);
    }
    crosses: &[
        Cross { fields: &["sample", "epoch_unit"], broken: short_window },
        Cross { fields: &["epoch", "sample", "epoch_unit"], broken: short_epoch },
        Cross { fields: &["h_min_numerator", "h_min_denominator"], broken: more_than_all },
    ]
}

/// One tick must not cross a whole window: what it overshoots an epoch by would be lost in it.
fn short_window(ccn: &Ccn) -> Option<Broken> {
    let least = ccn.epoch_unit.most_a_cycle();
    (ccn.sample < least).then(|| Broken {
        rule: format!(
            "must be at least {least}, the most that retire in a cycle, with {}",
            unit(ccn)
        ),
        got: ccn.sample.to_string(),
        hint: least.to_string(),
    })
}

/// Nor may one tick cross all that follows the window.
fn short_epoch(ccn: &Ccn) -> Option<Broken> {
    let most = ccn.epoch_unit.most_a_cycle();
    let least = ccn.sample.max(most) + most;
    (ccn.epoch < least).then(|| Broken {
        rule: format!(
            "must be at least {least}, which is sample and {most} more, with {}",
            unit(ccn)
        ),
        got: ccn.epoch.to_string(),
        hint: least.to_string(),
    })
}

fn unit(ccn: &Ccn) -> String {
    let unit = EpochUnit::WORDS[ccn.epoch_unit as usize];
    format!("epoch_unit {unit:?}")
}

/// A request that waits for a line would be answered with one that is older than a store of the core which reads it.
pub(crate) fn outlives_store(ccn: &Ccn, l1: &L1) -> Option<Broken> {
    let waits = ccn.pending == Pending::Wait && l1.pending_store == PendingStore::Stale;
    waits.then(|| Broken {
        rule: "must be \"pass\" with pending_store \"stale\" of [l1]".to_string(),
        got: "\"wait\"".to_string(),
        hint: "\"pass\", or pending_store = \"refuse\"".to_string(),
    })
}

/// A hit rate above 1 could never be exceeded.
fn more_than_all(ccn: &Ccn) -> Option<Broken> {
    let most = ccn.h_min_denominator;
    (ccn.h_min_numerator > most).then(|| Broken {
        rule: format!("must be at most {most}, the h_min_denominator"),
        got: ccn.h_min_numerator.to_string(),
        hint: most.to_string(),
    })
}
