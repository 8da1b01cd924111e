//! Proofs of the block, on a mesh of 3 by 2.

use emit::{EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

use super::{Config, rtl::MinRouter};
use design::Design;

/// Properties, covers and deliberate faults of `min_router` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "min_router",
    cases: &[
        Case {
            name: "3 cores and 3 slices on 3 by 2",
            design: || design("true"),
            constants: &[
                ("CORES", 3),
                ("SET_BITS", 2),
                ("SLICES", 3),
                ("SHIFT", 1),
                ("COLUMNS", 3),
                ("CORE_TILES", 0x320),
                ("SLICE_TILES", 0x541),
                ("MIN", 1),
            ],
            depth: 2,
            reach: 2,
        },
        Case {
            name: "the same, all to the home",
            design: || design("false"),
            constants: &[
                ("CORES", 3),
                ("SET_BITS", 2),
                ("SLICES", 3),
                ("SHIFT", 1),
                ("COLUMNS", 3),
                ("CORE_TILES", 0x320),
                ("SLICE_TILES", 0x541),
                ("MIN", 0),
            ],
            depth: 2,
            reach: 2,
        },
    ],
    fragments: &[Fragment { module: "min_router", text: include_str!("properties.v") }],
    exempt: &[],
};

/// 16 address bits, lines of 256 bytes, 4 sets; blocks of two lines.
fn design(min_routing: &str) -> Result<emit::Design, EmitErrors> {
    let text = format!(
        "design = \"shared-l1\"\nname = \"proof\"\n\
         [l1]\naddress_bits = 16\nline_bytes = 256\nsets = 4\n\
         [shared_l1]\ncores = 3\nmin_routing = {min_routing}\n\
         [mesh]\ncolumns = 3\nrows = 2\nl2_at = [1, 4, 5]\ninterleave_bytes = 512\n"
    );
    let design = Design::parse(&text, "proof.toml").expect("a legal config");
    let config = Config::of(&design).expect("a design with the block");
    emit::emit(&MinRouter::new(&config), &EmitOptions::default())
}
