//! Proofs of the block: its counts, and for any line, chip and sector when it hits.
//!
//! Tags of two bits: what a set holds, and in which order it was used, is the state of the proof.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

use super::{Config, rtl::Crd};
use design::Sac;

/// Properties, covers and deliberate faults of `crd` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "crd",
    cases: &[
        Case {
            name: "2 sets of 2 entries, 3 chips",
            design: || design(3, 32, false),
            constants: &[("CHIPS", 3), ("WAYS", 2), ("SETS", 2), ("STRIDE", 32)],
            depth: 6,
            reach: 8,
        },
        Case {
            name: "2 sets of 2 entries, 2 chips, 2 sectors a line",
            design: || design(2, 32, true),
            constants: &[("CHIPS", 2), ("WAYS", 2), ("SETS", 2), ("STRIDE", 32)],
            depth: 6,
            reach: 8,
        },
    ],
    fragments: &[Fragment { module: "crd", text: include_str!("properties.v") }],
    exempt: &[],
};

/// Line addresses of 8 bits, of which the chip's cache takes all but two for its sets.
fn design(chips: u32, slices: u32, sectored: bool) -> Result<Design, EmitErrors> {
    let sac = Sac {
        chips,
        slices,
        slice_bytes: 1_024,
        slice_ways: if sectored { 4 } else { 2 },
        line_bytes: if sectored { 128 } else { 256 },
        sector_bytes: 64,
        sectored,
        address_bits: 16,
        crd_sets: 2,
        crd_ways: 2,
        ..Sac::default()
    };
    let config = Config::new(&sac, "proof").expect("a legal directory");
    emit::emit(&Crd::new(&config), &EmitOptions::default())
}
