//! What is proved of the block: its counters, and what each interval decides.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Fragment, Proofs, fault, property};

use super::{Config, rtl::SmDueling as Hardware};
use design::SmDueling;

/// Properties, covers and deliberate faults of `sm_dueling` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "sm_dueling",
    cases: &[
        Case {
            name: "intervals of 4 cycles, margin of 30 points, 2 accesses at least",
            design: || design(4, 30, 2),
            constants: &[("INTERVAL", 4), ("MARGIN", 30), ("MIN_ACCESSES", 2)],
            depth: 12,
            reach: 16,
        },
        Case {
            name: "intervals of 3 cycles, no margin, 1 access at least",
            design: || design(3, 0, 1),
            constants: &[("INTERVAL", 3), ("MARGIN", 0), ("MIN_ACCESSES", 1)],
            depth: 12,
            reach: 16,
        },
    ],
    fragments: &[Fragment { module: "sm_dueling", text: include_str!("properties.v") }],
    properties: &[
        property(
            "registers_follow",
            "invariant",
            "Time, counters and the interval that closed last are what the events so far make them.",
            fault("sm_dueling", "is_closed_q <= closes;", "is_closed_q <= advance;"),
        ),
        property(
            "r1_reset",
            "R1",
            "In the cycle after a reset the followers use the baseline, and every counter is 0.",
            fault("sm_dueling", "followers_q <= 1'b0;", "followers_q <= followers_d;"),
        ),
        property(
            "r4_counts_are_bounded",
            "R2 to R5",
            "A leader never misses more often than it accesses, nor accesses more often than the interval has cycles.",
            fault("sm_dueling_leader", "if (counts) begin", "if (access) begin"),
        ),
        property(
            "r11_counters",
            "R2 to R5, R11",
            "The counter named is that of the current interval, an access of the closing cycle being of the one before.",
            fault("sm_dueling_leader", "if (counts && !hit)", "if (access && !hit)"),
        ),
        property(
            "r7_followers",
            "R6 to R10",
            "In the second cycle after an interval closed the followers turn away from the rate that is higher by the margin, if both leaders had accesses enough.",
            fault(
                "sm_dueling_comparison",
                "is_known && is_far && decoupled_misses_more",
                "is_known && decoupled_misses_more",
            ),
        ),
        property(
            "r9_followers_keep",
            "R6, R9, R10",
            "Nothing changes but by an interval with accesses enough and rates that differ.",
            fault(
                "sm_dueling_comparison",
                "is_known && is_far && baseline_misses_more",
                "is_far && baseline_misses_more",
            ),
        ),
    ],
    covers: &[
        Cover { name: "turned_to_decoupled" },
        Cover { name: "turned_back" },
        Cover { name: "both_full" },
    ],
    exempt: &[],
};

fn design(interval: u32, margin_percent: u32, min_accesses: u32) -> Result<Design, EmitErrors> {
    let section = SmDueling { interval, margin_percent, min_accesses };
    let config = Config::new(&section, "proof").expect("a legal config");
    emit::emit(&Hardware::new(&config), &EmitOptions::default())
}
