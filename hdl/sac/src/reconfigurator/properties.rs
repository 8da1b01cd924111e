//! Proofs of the block, with two chips of one slice.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

use super::{Config, rtl::Reconfigurator};
use design::Sac;

/// Properties, covers and deliberate faults of `reconfigurator` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "reconfigurator",
    cases: &[Case {
        name: "2 chips of one slice, counters of 2 bits and of 1",
        design,
        constants: &[
            ("CHIPS", 2),
            ("CHIP_BITS", 1),
            ("SLICES", 1),
            ("BITS", 2),
            ("SLICE_BITS", 1),
            ("BOUND", 80),
        ],
        depth: 12,
        reach: 60,
    }],
    fragments: &[Fragment { module: "reconfigurator", text: include_str!("properties.v") }],
    exempt: &[],
};

fn design() -> Result<Design, EmitErrors> {
    let sac = Sac { chips: 2, slices: 1, slice_bytes: 8_192, crd_sets: 2, ..Sac::default() };
    let sac = Sac { sm_ports: 1, profile_cycles: 1, ..sac };
    let sac = Sac { counter_bits: 2, slice_counter_bits: 1, ..sac };
    let config = Config::new(&sac, "proof").expect("a legal reconfigurator");
    emit::emit(&Reconfigurator::new(&config), &EmitOptions::default())
}
