//! `[axi]`: an AXI4 manager that takes the place of a next level.

use super::Rule;
use super::section::{Broken, Cross, section};

section! {
    /// An AXI4 manager in front of a memory controller or an interconnect.
    pub struct Axi in "axi" {
        /// Width of AXI's identifiers, in bits: 1..=8.
        id_bits: u32 = 4, Rule::Range(1, 8);
        /// Reads that AXI has not answered: 1..=64, and at most as many as there are identifiers.
        reads: u32 = 16, Rule::Range(1, 64);
        /// Writes that AXI has not answered: 1..=64, and at most as many as there are identifiers.
        writes: u32 = 16, Rule::Range(1, 64);
    }
    crosses: &[
        Cross { fields: &["reads", "id_bits"], broken: |axi| too_many(axi, axi.reads) },
        Cross { fields: &["writes", "id_bits"], broken: |axi| too_many(axi, axi.writes) },
    ]
}

/// Each has a unique identifier.
fn too_many(axi: &Axi, outstanding: u32) -> Option<Broken> {
    let ids = 1 << axi.id_bits;
    (outstanding > ids).then(|| Broken {
        rule: format!("must be at most {ids}, the identifiers of {} bits", axi.id_bits),
        got: outstanding.to_string(),
        hint: ids.to_string(),
    })
}
