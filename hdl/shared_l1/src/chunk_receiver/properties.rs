//! Proofs of the block, for lines of four sectors and of two.

use emit::{EmitErrors, EmitOptions};
use proofs::{Case, Exemption, Fragment, Proofs};

use super::{Config, rtl::ChunkReceiver};
use design::Design;

/// Properties, covers and deliberate faults of `chunk_receiver` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "chunk_receiver",
    cases: &[
        Case {
            name: "4 sectors",
            design: || design(8),
            constants: &[("SECTORS", 4)],
            depth: 8,
            reach: 10,
        },
        Case {
            name: "2 sectors",
            design: || design(16),
            constants: &[("SECTORS", 2)],
            depth: 8,
            reach: 10,
        },
    ],
    fragments: &[Fragment { module: "chunk_receiver", text: include_str!("properties.v") }],
    exempt: &[Exemption {
        name: "core_reply",
        reason: "a beat passes in its cycle, also in the first after a reset",
    }],
};

/// Lines of 32 bytes.
fn design(sector_bytes: u32) -> Result<emit::Design, EmitErrors> {
    let text = format!(
        "design = \"shared-l1\"\nname = \"proof\"\n[l1]\naddress_bits = 16\nline_bytes = 32\n\
         sector_bytes = {sector_bytes}\nid_bits = 2\n[shared_l1]\ncores = 2\n"
    );
    let design = Design::parse(&text, "proof.toml").expect("a legal config");
    let config = Config::of(&design).expect("a design with the block");
    emit::emit(&ChunkReceiver::new(&config), &EmitOptions::default())
}
