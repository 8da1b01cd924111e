//! Proofs of the block, lane by lane and line by line.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

use super::{Config, rtl::Coalescer};
use crate::SMALL;
use design::Design as Settings;

/// Properties, covers and deliberate faults of `coalescer` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "coalescer",
    cases: &[Case {
        name: "lines of 8 bits with 4 sectors",
        design,
        constants: &[("SECTORS", 4)],
        depth: 3,
        reach: 8,
    }],
    fragments: &[
        Fragment { module: "coalescer", text: include_str!("properties.v") },
        Fragment { module: "coalescer_lane", text: include_str!("lane.v") },
        Fragment { module: "coalescer_first_line", text: include_str!("first_line.v") },
        Fragment { module: "register_file", text: include_str!("row.v") },
        Fragment { module: "queue", text: kit::queue::PROPERTIES },
    ],
    exempt: &[],
};

fn design() -> Result<Design, EmitErrors> {
    let settings = Settings::parse(SMALL, "proof").expect("a legal design");
    let config = Config::of(&settings).expect("a design with this block");
    emit::emit(&Coalescer::new(&config), &EmitOptions::default())
}
