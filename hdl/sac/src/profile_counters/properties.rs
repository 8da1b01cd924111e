//! Proofs of the block, on short profiles of few slices.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

use super::{Config, rtl::ProfileCounters};
use design::Sac;

/// Properties, covers and deliberate faults of `profile_counters` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "profile_counters",
    cases: &[
        Case {
            name: "4 slices, 3 L1s, profiles of 3 cycles",
            design: || design(4, 3, 3),
            constants: &[("SLICES", 4), ("CYCLES", 3), ("PORTS", 3), ("EACH", 2)],
            depth: 8,
            reach: 12,
        },
        Case {
            name: "a single slice and L1, profiles of 5 cycles",
            design: || design(1, 1, 5),
            constants: &[("SLICES", 1), ("CYCLES", 5), ("PORTS", 1), ("EACH", 1)],
            depth: 8,
            reach: 12,
        },
        Case {
            name: "4 slices, 2 L1s, profiles of 7 cycles, counters of 6 and of 4 bits, as in `proofs/mutation/sac.toml`",
            design: || emitted(&mutated()),
            constants: &[("SLICES", 4), ("CYCLES", 7), ("PORTS", 2), ("EACH", 2)],
            depth: 8,
            reach: 0,
        },
    ],
    fragments: &[Fragment { module: "profile_counters", text: include_str!("properties.v") }],
    exempt: &[],
};

fn design(slices: u32, sm_ports: u32, profile_cycles: u32) -> Result<Design, EmitErrors> {
    emitted(&Sac { slices, sm_ports, profile_cycles, ..Sac::default() })
}

/// The design of the block's mutants: promises of the environment help to decide them.
fn mutated() -> Sac {
    let sac = Sac { counter_bits: 6, slice_counter_bits: 4, ..Sac::default() };
    Sac { slices: 4, sm_ports: 2, profile_cycles: 7, ..sac }
}

fn emitted(sac: &Sac) -> Result<Design, EmitErrors> {
    let config = Config::new(sac, "proof").expect("a legal profile");
    emit::emit(&ProfileCounters::new(&config), &EmitOptions::default())
}
