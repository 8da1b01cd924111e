//! `[shared_l1]`: the L1 caches that home cores share, and which way a request takes among them.

use serde::{Deserialize, Serialize};

use super::section::{Broken, section};
use super::{L1, Rule};

/// The choice between private and shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SharingMode {
    /// Each core by what it samples (`pact20` §4).
    Dynamic,
    /// Every L1 is private.
    Private,
    /// Every L1 is shared (`pact20` §3).
    Shared,
}

impl SharingMode {
    /// The words of a config, in the order of the variants.
    pub const WORDS: &'static [&'static str] = &["dynamic", "private", "shared"];
}

/// Tag bits that choose the home core of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HomeHash {
    /// The lowest, as in `pact20` §3.1.
    CoreBits,
    /// All of them, folded by XOR: against home camping (`pact20` §5.3).
    Xor,
}

impl HomeHash {
    /// The words of a config, in the order of the variants.
    pub const WORDS: &'static [&'static str] = &["core_bits", "xor"];
}

/// Path of a store to a line that is homed elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StorePath {
    /// The same in either mode: by way of the home, or to L2 where that is nearer.
    Fixed,
    /// In private mode the local L1's, as `pact20` has it.
    Mode,
    /// In private mode the local L1's, for good: until a flush the core treats such a line as private.
    Filtered,
}

impl StorePath {
    /// The words of a config, in the order of the variants.
    pub const WORDS: &'static [&'static str] = &["fixed", "mode", "filtered"];
}

/// Path of an atomic to a line that is homed elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AtomicPath {
    /// The path of a store in shared mode.
    Home,
    /// To L2, as `pact20` §3.2 has it.
    Direct,
}

impl AtomicPath {
    /// The words of a config, in the order of the variants.
    pub const WORDS: &'static [&'static str] = &["home", "direct"];
}

/// Treatment of a line that was cached in private mode and is homed elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Leftover {
    /// A store or atomic that leaves for elsewhere invalidates it.
    Probe,
    /// The line stays until it is replaced, as in `pact20` §4.1.
    Lazy,
    /// The line becomes invalid when its set turns shared.
    Flush,
}

impl Leftover {
    /// The words of a config, in the order of the variants.
    pub const WORDS: &'static [&'static str] = &["probe", "lazy", "flush"];
}

section! {
    /// The L1 caches shared by home cores (`pact20` §3).
    pub struct SharedL1 in "shared_l1" {
        /// Cores, each with an L1 ("N"): 1..=256.
        cores: u32 = 28, Rule::Range(1, 256);
        /// Whether each core chooses a private or shared L1 by `[dyneb]`, or all keep one mode:
        /// "dynamic", "private", "shared".
        mode: SharingMode = SharingMode::Dynamic, Rule::Word(SharingMode::WORDS);
        /// Tag bits that choose the home core, the lowest or all, folded: "core_bits", "xor".
        home_hash: HomeHash = HomeHash::CoreBits, Rule::Word(HomeHash::WORDS);
        /// Whether a request goes to L2 directly where that is nearer than its home ("Min(H, L2)"):
        /// true or false.
        min_routing: bool = true, Rule::Flag;
        /// Whether a reply of a home core holds only the sectors that were asked for: true or false.
        chunking: bool = true, Rule::Flag;
        /// Losses in a row after which a request of another core goes before the local ones, 0 for never:
        /// 0..=65535.
        arbiter_starvation_limit: u32 = 1, Rule::Range(0, 65_535);
        /// Requests of other cores that a home core holds: 1..=64.
        remote_in_queue: u32 = 8, Rule::Range(1, 64);
        /// Requests of other cores that a home core has taken and not answered: 1..=64.
        home_requests: u32 = 32, Rule::Range(1, 64);
        /// Requests of a core that wait to leave for their homes: 1..=64.
        remote_request_out_queue: u32 = 8, Rule::Range(1, 64);
        /// Beats of replies of L2 that wait: 1..=64.
        l2_in_queue: u32 = 8, Rule::Range(1, 64);
        /// Beats of packets that wait to leave for other cores: 1..=64.
        remote_out_queue: u32 = 8, Rule::Range(1, 64);
        /// Beats of packets of homes that wait: 1..=64.
        remote_reply_in_queue: u32 = 8, Rule::Range(1, 64);
        /// Requests of a core that may be in flight to other cores, or to L2 past its L1: 1..=64.
        remote_requests: u32 = 32, Rule::Range(1, 64);
        /// Lines with unacknowledged stores that a core tracks: 1..=64.
        store_tracker_lines: u32 = 16, Rule::Range(1, 64);
        /// Unacknowledged stores to one of these lines: 1..=255.
        store_tracker_merges: u32 = 15, Rule::Range(1, 255);
        /// Route of a store to a line homed elsewhere: the same in either mode, the mode's, or the mode's with a
        /// filter of the lines so written, which stay private for the core until a flush: "fixed", "mode",
        /// "filtered".
        store_path: StorePath = StorePath::Fixed, Rule::Word(StorePath::WORDS);
        /// Bits of the filter of such lines, with `store_path` "filtered": a power of two in 2..=16384.
        filter_bits: u32 = 4096, Rule::PowerOfTwo(2, 16_384);
        /// Route of an atomic to such a line, that of a store or to L2: "home", "direct".
        atomic_path: AtomicPath = AtomicPath::Home, Rule::Word(AtomicPath::WORDS);
        /// Treatment of a line cached in private mode and homed elsewhere: a store or atomic that
        /// leaves invalidates it, it stays, or every such line is invalidated when sets turn shared:
        /// "probe", "lazy", "flush".
        leftover: Leftover = Leftover::Probe, Rule::Word(Leftover::WORDS);
        /// Whether such lines make place first in a set that is shared: true or false.
        leftover_first: bool = true, Rule::Flag;
    }
    crosses: &[]
}

impl SharedL1 {
    /// Tag bits that a home core's number takes: ceil(log2 `cores`), 0..=8.
    pub fn core_bits(&self) -> usize {
        self.cores.next_power_of_two().ilog2() as usize
    }
}

/// The core bits are bits of the tag; blames `l1.address_bits`.
pub(super) fn no_core_bits(l1: &L1, shared: &SharedL1) -> Option<Broken> {
    let (line_bits, set_bits) = (l1.line_bytes.ilog2(), l1.sets.ilog2());
    let core_bits = shared.core_bits() as u32;
    let least = line_bits + set_bits + core_bits;
    (l1.address_bits < least).then(|| Broken {
        rule: format!(
            "must be at least {least}: {line_bits} bits within the line, {set_bits} of the set and \
             {core_bits} of tag, which number {} cores",
            shared.cores
        ),
        got: l1.address_bits.to_string(),
        hint: least.to_string(),
    })
}
