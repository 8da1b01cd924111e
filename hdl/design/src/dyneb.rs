//! `[dyneb]`: how a core samples both modes of its L1 and by which metric it chooses one.

use serde::{Deserialize, Serialize};

use super::Rule;
use super::section::section;

/// Metric that a decision compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Metric {
    /// Effective bandwidth (`pact20` Eq. 3): more is better.
    Eb,
    /// Average memory access time (`pact20` Eq. 1 and 2): less is better.
    Amat,
}

impl Metric {
    /// The words of a config, in the order of the variants.
    pub const WORDS: &'static [&'static str] = &["eb", "amat"];
}

section! {
    /// The dynamic choice between private and shared L1 (`pact20` §4).
    pub struct Dyneb in "dyneb" {
        /// Local accesses of each group that a sampling phase takes at least ("R_S"): 1..=65535.
        samples: u32 = 512, Rule::Range(1, 65_535);
        /// Local accesses as private before the first sampling phase, and before one that follows a shared execution, 0
        /// for none: 0..=16777215.
        warm_up: u32 = 0, Rule::Range(0, 16_777_215);
        /// Local accesses of an execution phase ("R_EX"): 1..=16777215.
        execute: u32 = 16_384, Rule::Range(1, 16_777_215);
        /// Width of each of the seven counters, in bits: 4..=16.
        counter_bits: u32 = 16, Rule::Range(4, 16);
        /// Requests of the core, to its L1 or past it, after which a sampling phase ends as private all
        /// the same, 0 for never: 0..=16777215. The default is twice what 28 cores take for 512 samples.
        sampling_limit: u32 = 65_536, Rule::Range(0, 16_777_215);
        /// Requests of the core, to its L1 or past it, after which an execution phase ends all the same,
        /// 0 for never: 0..=16777215.
        execution_limit: u32 = 262_144, Rule::Range(0, 16_777_215);
        /// Whether a sampling phase ends as private once the private group has its samples and misses
        /// less than `private_miss_rate_percent`, whatever the shared group has: true or false.
        early_private: bool = true, Rule::Flag;
        /// Miss rate of the private group below which the choice is private ("L1MR_Threshold"), in
        /// percent, 0 for no such check: 0..=100.
        private_miss_rate_percent: u32 = 10, Rule::Range(0, 100);
        /// The metric that a decision compares: "eb", "amat".
        metric: Metric = Metric::Eb, Rule::Word(Metric::WORDS);
        /// L1 hit latency in AMAT ("L1_HitLatency"), in cycles: 0..=1023.
        amat_l1_latency: u32 = 28, Rule::Range(0, 1_023);
        /// L2 access latency in AMAT ("L2_AccessLatency"), in cycles: 1..=1023. With 0 a private L1
        /// would never lose and there would be nothing to compare.
        amat_l2_latency: u32 = 247, Rule::Range(1, 1_023);
        /// Latency of an access to the home core's L1 in AMAT ("Home_AccessLatency"), in cycles:
        /// 0..=1023.
        amat_home_latency: u32 = 82, Rule::Range(0, 1_023);
    }
    crosses: &[]
}
