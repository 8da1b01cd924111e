//! `[shared_l1]`: the L1 caches that home cores share, and which way a request takes among them.

use serde::{Deserialize, Serialize};

use super::section::{Broken, section};
use super::{L1, Rule};

/// Which tag bits choose the home core of a line.
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

section! {
    /// The L1 caches shared by home cores (`pact20` §3).
    pub struct SharedL1 in "shared_l1" {
        /// Cores, each with an L1 ("N"): 1..=256.
        cores: u32 = 28, Rule::Range(1, 256);
        /// Which tag bits choose the home core, the lowest or all, folded: "core_bits", "xor".
        home_hash: HomeHash = HomeHash::CoreBits, Rule::Word(HomeHash::WORDS);
        /// Whether a request goes to L2 directly where that is nearer than its home ("Min(H, L2)"):
        /// true or false.
        min_routing: bool = true, Rule::Flag;
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
