//! Proofs of the block: the division and the decisions; the lines are the coalescer's.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

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
    exempt: &[],
};

fn design() -> Result<Design, EmitErrors> {
    let settings = Settings::parse(SMALL, "proof").expect("a legal design");
    let config = Config::of(&settings).expect("a design with this block");
    emit::emit(&ScatterBypass::new(&config), &EmitOptions::default())
}
