//! Proofs of the block: its counters, and each interval's decision.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

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
    exempt: &[],
};

fn design(interval: u32, margin_percent: u32, min_accesses: u32) -> Result<Design, EmitErrors> {
    let section = SmDueling { interval, margin_percent, min_accesses };
    let config = Config::new(&section, "proof").expect("a legal config");
    emit::emit(&Hardware::new(&config), &EmitOptions::default())
}
