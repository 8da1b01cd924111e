//! What is proved of the block: when it takes, calculates and offers, and what it makes of the slices.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Fragment, Proofs, fault, property};

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
    properties: &[
        property(
            "control_follows",
            "invariant",
            "State and count of slices are what the events so far make them.",
            fault("eab_unit", "left_d = left_q - 1'b1", "left_d = left_q"),
        ),
        property(
            "program_rests",
            "invariant",
            "While nothing is calculated, program, fraction and multiplier rest.",
            fault("eab_unit_calculation", "if (start)", "if (!start)"),
        ),
        property(
            "program_follows",
            "invariant",
            "The cycles since the last slice say which step it is and how far its quotient or product.",
            fault("eab_unit_calculation", "step_d = STEP_HITS", "step_d = STEP_SPREAD"),
        ),
        property(
            "program_sides",
            "invariant",
            "What is worked out once for an organisation is so before its remote side, and the comparison comes after both.",
            fault("eab_unit_calculation", "for_remote_d = !for_remote_q", "for_remote_d = 1'b1"),
        ),
        property(
            "r1_slice_ready",
            "R1, R13",
            "`slice_ready` is true from the cycle after sums came to the idle block until N slices are taken, and only then.",
            fault(
                "eab_unit",
                "slice_ready = collecting",
                "slice_ready = collecting && slice_valid",
            ),
        ),
        property(
            "r2_counters_ready",
            "R2, R13",
            "`counters_ready` is true L - 1 cycles after that of the last slice, whatever the values are, and only then.",
            fault("eab_unit_calculation", "(step_q == STEP_COMPARE)", "(step_q == STEP_LIMIT)"),
        ),
        property(
            "r2_result_valid",
            "R2, R13",
            "A result is offered from L cycles after the last slice until it is taken, and only then.",
            fault("eab_unit", "if (counters_ready)", "if (!counters_ready)"),
        ),
        property(
            "r4_sums",
            "R4",
            "The sums of the slice counters are those of the slices taken, and fit their width.",
            fault("eab_unit_slices", "if (valid)", "if (valid && !requests[0])"),
        ),
        property(
            "r4_greatest",
            "R4",
            "The greatest slice counters are those of the slices taken.",
            fault("eab_unit_slices", "requests > most_so_far_q", "requests != most_so_far_q"),
        ),
        property(
            "r9_no_requests",
            "R9, R10",
            "Without a request, or one at the slices, both bandwidths are 0 and SM-side is not chosen.",
            fault("eab_unit_calculation", "granted = 20'd0", "granted = 20'd1"),
        ),
        property(
            "rates_are_shares",
            "invariant",
            "`R_local`, a hit rate and LSU are at most 1.",
            fault("eab_unit_calculation", "local_share_d = rate", "local_share_d = ~rate"),
        ),
        property(
            "factor_stands",
            "invariant",
            "What is multiplied by a rate is still what the step has for it.",
            fault("serial_multiplier", "multiplicand_d = start_a", "multiplicand_d = ~start_a"),
        ),
        property(
            "product_follows",
            "invariant",
            "The sum of a product by a rate is at most the other factor, and 0 while the rate of 1 has its one bit to come.",
            fault(
                "serial_multiplier",
                "state_d = STATE_BUSY;",
                "state_d = STATE_BUSY; product_d = ~37'd0;",
            ),
        ),
        property(
            "r6_no_more_than_all",
            "R6",
            "No product by a rate is more than its other factor.",
            fault(
                "serial_multiplier",
                "product_d = {20'd0, start_b}",
                "product_d = {start_a, start_b}",
            ),
        ),
        property(
            "r7_no_more_than_the_networks",
            "R7, R8",
            "EAB of memory-side is at most `B_intra` and `B_inter` together, that of SM-side twice `B_intra`; before a side is added it is without it.",
            fault("eab_unit_calculation", "granted = 20'd0", "granted = 20'hfffff"),
        ),
    ],
    covers: &[Cover { name: "next_profile_waits" }],
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

/// What the unit's mutants are made of: the proofs help to decide them.
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
