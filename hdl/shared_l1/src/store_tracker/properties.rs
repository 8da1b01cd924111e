//! Proofs of the block, with few entries of few stores.

use emit::{EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

use super::{Config, rtl::StoreTracker};
use design::Design;

/// Properties, covers and deliberate faults of `store_tracker` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "store_tracker",
    cases: &[
        Case {
            name: "2 entries of 3 stores",
            design: || design(2, 3),
            constants: &[("LINES", 2), ("MERGES", 3)],
            depth: 8,
            reach: 10,
        },
        Case {
            name: "3 entries of 2 stores",
            design: || design(3, 2),
            constants: &[("LINES", 3), ("MERGES", 2)],
            depth: 5,
            reach: 10,
        },
    ],
    fragments: &[Fragment { module: "store_tracker", text: include_str!("properties.v") }],
    exempt: &[],
};

/// Line addresses of 11 bits.
fn design(entries: usize, merges: usize) -> Result<emit::Design, EmitErrors> {
    let text = format!(
        "design = \"shared-l1\"\nname = \"proof\"\n[l1]\naddress_bits = 16\nline_bytes = 32\n\
         sector_bytes = 8\nid_bits = 2\n[shared_l1]\ncores = 2\nstore_tracker_lines = {entries}\n\
         store_tracker_merges = {merges}\n"
    );
    let design = Design::parse(&text, "proof.toml").expect("a legal config");
    let config = Config::of(&design).expect("a design with the block");
    emit::emit(&StoreTracker::new(&config), &EmitOptions::default())
}
