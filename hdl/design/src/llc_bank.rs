//! `[llc_bank]`: the parts of a bank of the last-level cache.

use serde::{Deserialize, Serialize};

use super::Rule;
use super::section::{Broken, Cross, section};

/// Ports of a bank towards memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BankMemory {
    /// AXI4's channels.
    Axi4,
    /// The slice's streams `memory_request` and `memory_reply`.
    Ports,
}

impl BankMemory {
    /// The words of a config, in the order of the variants.
    pub const WORDS: &'static [&'static str] = &["axi4", "ports"];
}

section! {
    /// A bank of the last-level cache: a slice with what is before and behind it.
    pub struct LlcBank in "llc_bank" {
        /// Ports towards memory: "axi4", "ports". "axi4" needs `atomic_buffer`.
        memory: BankMemory = BankMemory::Axi4, Rule::Word(BankMemory::WORDS);
        /// Whether atomics are performed in front of the slice: true or false. Without it they go down to the memory.
        atomic_buffer: bool = true, Rule::Flag;
    }
    crosses: &[
        Cross { fields: &["memory", "atomic_buffer"], broken: atomic_at_axi },
    ]
}

/// AXI4 has no atomics.
fn atomic_at_axi(bank: &LlcBank) -> Option<Broken> {
    (bank.memory == BankMemory::Axi4 && !bank.atomic_buffer).then(|| Broken {
        rule: "must be \"ports\" with `atomic_buffer` false: atomics then go down to the memory, and AXI4 has none"
            .to_string(),
        got: "\"axi4\"".to_string(),
        hint: "\"ports\"".to_string(),
    })
}
