//! Proofs of the block: every rule and the guarantee, on a table of two sets of two ways.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

use super::{Config, rtl::SharingTracker};
use crate::SMALL;
use design::Design as Settings;

/// Properties, covers and deliberate faults of `sharing_tracker` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "sharing_tracker",
    cases: &[
        Case {
            name: "2 sets of 2 ways, 3 cores, a mask of sharers",
            design: || design("mask"),
            constants: &[("CORES", 3), ("BANKS", 2), ("SHARER_BITS", 3), ("SINGLE", 0)],
            depth: 8,
            reach: 12,
        },
        Case {
            name: "2 sets of 2 ways, 3 cores, a single sharer",
            design: || design("single"),
            constants: &[("CORES", 3), ("BANKS", 2), ("SHARER_BITS", 2), ("SINGLE", 1)],
            depth: 8,
            reach: 12,
        },
    ],
    fragments: &[
        Fragment { module: "sharing_tracker", text: include_str!("properties.v") },
        Fragment { module: "ram", text: include_str!("watched_words.v") },
    ],
    exempt: &[],
};

fn design(sharers: &str) -> Result<Design, EmitErrors> {
    let text = format!("{SMALL}sharers = \"{sharers}\"\n");
    let settings = Settings::parse(&text, "proof").expect("a legal design");
    let config = Config::of(&settings).expect("a design with this block");
    emit::emit(&SharingTracker::new(&config), &EmitOptions::default())
}
