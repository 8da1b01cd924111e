//! What is proved of the block: the division and the decisions; the lines are the coalescer's.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Fragment, Proofs, fault, property};

use super::{Config, rtl::ScatterBypass};
use crate::SMALL;
use design::Design as Settings;

/// Properties, covers and deliberate faults of `scatter_bypass` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "scatter_bypass",
    cases: &[Case { name: "an L1 of 16 lines", design, constants: &[], depth: 6, reach: 12 }],
    fragments: &[
        Fragment { module: "scatter_bypass", text: include_str!("properties.v") },
        Fragment { module: "queue", text: kit::queue::PROPERTIES },
    ],
    properties: &[
        property(
            "division_follows",
            "R2",
            "A division by another number of warps begins in the first cycle in which it is seen and none is in progress, and takes 6 cycles for 16 lines.",
            fault(
                "serial_divider",
                "wire fits = minuend >= subtrahend;",
                "wire fits = minuend > subtrahend;",
            ),
        ),
        property(
            "r3_valid",
            "R3",
            "`lines_per_warp_valid` is true when no division is in progress and the number of warps is the one divided by last.",
            fault(
                "scatter_bypass",
                "is_current = !divides_q && (warps == divided_by_q)",
                "is_current = !divides_q",
            ),
        ),
        property(
            "r1_share",
            "R1",
            "`lines_per_warp` is the number of lines divided by that of warps, rounded down, where it is valid; 0 warps count as 1.",
            fault("scatter_bypass", ".start_dividend   (5'd16)", ".start_dividend   (5'd15)"),
        ),
        property(
            "r5_decision",
            "R4, R5",
            "A warp is decided when its count is offered, `lines_per_warp` valid and no decision in the way; the decision stands until it passes.",
            fault("scatter_bypass", "unique_d = value_unique;", "unique_d = ~value_unique;"),
        ),
        property(
            "r6_bypass",
            "R6",
            "A load bypasses when it touches at least `lines_per_warp` lines, and one.",
            fault("scatter_bypass", " && (value_unique != 6'd0)", ""),
        ),
        property(
            "r7_lines_after_the_decision",
            "R7",
            "While a decision stands, no line is offered.",
            fault(
                "scatter_bypass",
                "line_valid = coalescer_line_valid && !is_decided_q",
                "line_valid = coalescer_line_valid",
            ),
        ),
        property(
            "r8_reset",
            "R8",
            "After a reset nothing stands, nothing is offered, and `lines_per_warp` is that of one warp.",
            fault("scatter_bypass", "is_decided_q <= 1'b0;", "is_decided_q <= is_decided_d;"),
        ),
        property(
            "queues_hold",
            "invariant",
            "The words of a queue stand in a row from its head on.",
            fault("queue", "used_d = used_q + 6'd1;", "used_d = used_q + 6'd2;"),
        ),
    ],
    covers: &[Cover { name: "bypassed_and_not" }, Cover { name: "waits_for_the_division" }],
    exempt: &[],
};

fn design() -> Result<Design, EmitErrors> {
    let settings = Settings::parse(SMALL, "proof").expect("a legal design");
    let config = Config::of(&settings).expect("a design with this block");
    emit::emit(&ScatterBypass::new(&config), &EmitOptions::default())
}
