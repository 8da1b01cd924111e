//! Proofs of the block, with two identifiers.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Exemption, Fragment, Proofs};

use super::{Config, rtl::SacEntry};
use design::{Llc, Sac};

/// Properties, covers and deliberate faults of `sac_entry` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "sac_entry",
    cases: &[
        Case {
            name: "3 chips of 4 slices, 2 identifiers",
            design: || design(3, 4),
            constants: &[("CHIPS", 3), ("MOST", 2), ("SLICE_LOW", 2)],
            depth: 6,
            reach: 10,
        },
        Case {
            name: "2 chips of 2 slices, 2 identifiers",
            design: || design(2, 2),
            constants: &[("CHIPS", 2), ("MOST", 2), ("SLICE_LOW", 1)],
            depth: 6,
            reach: 10,
        },
        Case {
            name: "3 chips of 4 slices, 4 identifiers, as in `proofs/mutation/sac.toml`",
            design: mutated,
            constants: &[("CHIPS", 3), ("MOST", 4), ("SLICE_LOW", 2)],
            depth: 6,
            reach: 10,
        },
    ],
    fragments: &[Fragment { module: "sac_entry", text: include_str!("properties.v") }],
    exempt: &[
        Exemption { name: "forward", reason: "a request comes through without a register" },
        Exemption { name: "down_reply", reason: "a reply comes through without a register" },
    ],
};

/// Line addresses of 8 bits, the fewest there are.
fn design(chips: u32, slices: u32) -> Result<Design, EmitErrors> {
    let sac = Sac { chips, slices, line_bytes: 256, sector_bytes: 32, ..Sac::default() };
    let sac = Sac { slice_bytes: 1_024, slice_ways: 2, address_bits: 16, crd_sets: 2, ..sac };
    emitted(&sac, 1)
}

/// The design of the block's mutants: promises of the environment help to decide them.
fn mutated() -> Result<Design, EmitErrors> {
    let sac = Sac { chips: 3, slices: 4, line_bytes: 64, address_bits: 16, ..Sac::default() };
    emitted(&Sac { slice_bytes: 1_024, slice_ways: 8, crd_sets: 2, ..sac }, 2)
}

fn emitted(sac: &Sac, id_bits: u32) -> Result<Design, EmitErrors> {
    let llc = Llc { source_bits: 1, id_bits, ..Llc::default() };
    let config = Config::new(sac, &llc, "proof").expect("a legal entry");
    emit::emit(&SacEntry::new(&config), &EmitOptions::default())
}
