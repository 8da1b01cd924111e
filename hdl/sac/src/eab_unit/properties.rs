//! Proofs of the block: when it takes, calculates and offers, and the slices' sums and maxima.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

use super::{Config, rtl::EabUnit};
use design::Sac;

/// Properties, covers and deliberate faults of `eab_unit` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "eab_unit",
    cases: &[
        Case {
            name: "one chip of 2 slices, counters of 3 and of 2 bits, quotients and products that end after 2 cycles, \
                   and of each side the first step and the last alone",
            design: short,
            constants: &[
                ("SLICES", 2),
                ("CYCLES", 2),
                ("SKIPPED", 4),
                ("CARRY_BITS", 20),
                ("B_INTRA", 262_144),
                ("B_INTER", 12_288),
            ],
            depth: 8,
            reach: 46,
        },
        Case {
            name: "3 chips of one slice, counters of 2 bits, the whole calculation of 647 cycles",
            design: || design(3, 1),
            constants: &[
                ("SLICES", 3),
                ("CYCLES", 19),
                ("SKIPPED", 0),
                ("CARRY_BITS", 20),
                ("B_INTRA", 262_144),
                ("B_INTER", 12_288),
            ],
            depth: 50,
            reach: 0,
        },
        Case {
            name: "3 chips of 4 slices, counters of 6 and of 4 bits, as in `proofs/mutation/sac.toml`",
            design: || evaluating(&mutated()),
            constants: &[
                ("SLICES", 12),
                ("CYCLES", 19),
                ("SKIPPED", 0),
                ("CARRY_BITS", 20),
                ("B_INTRA", 300_007),
                ("B_INTER", 33_333),
            ],
            depth: 8,
            reach: 0,
        },
    ],
    fragments: &[Fragment { module: "eab_unit", text: include_str!("properties.v") }],
    exempt: &[],
};

/// A calculation of 37 cycles, so that cover statements and bounded checks come to its end: quotients and products
/// end without a bit worked out, and four of a side's six steps are left out.
fn short() -> Result<Design, EmitErrors> {
    let mut design = design(1, 2)?;
    for module in &mut design.modules {
        let text = module.text.replace("state_d = STATE_BUSY;", "state_d = STATE_DONE;");
        module.text = text.replace("step_d = STEP_MISS_SHARE;", "step_d = STEP_LIMIT;");
    }
    Ok(design)
}

fn design(chips: u32, slices: u32) -> Result<Design, EmitErrors> {
    evaluating(&Sac {
        chips,
        slices,
        sm_ports: 1,
        profile_cycles: 1,
        counter_bits: slices.ilog2() + 2,
        slice_counter_bits: 2,
        ..Sac::default()
    })
}

/// The design of the unit's mutants: the proofs help to decide them.
fn mutated() -> Sac {
    Sac {
        chips: 3,
        slices: 4,
        sm_ports: 2,
        profile_cycles: 7,
        counter_bits: 6,
        slice_counter_bits: 4,
        theta_65536: 9_001,
        b_intra: 300_007,
        b_inter: 33_333,
        b_llc: 999_999,
        b_mem: 123_457,
        ..Sac::default()
    }
}

fn evaluating(sac: &Sac) -> Result<Design, EmitErrors> {
    let config = Config::new(sac, "proof").expect("legal counters");
    emit::emit(&EabUnit::new(&config), &EmitOptions::default())
}
