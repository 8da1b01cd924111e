//! Proofs of the block, on small L1 caches.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

use super::{Config, rtl::ShadowTags};
use design::{IndexFunction, L1};

/// Properties, covers and deliberate faults of `shadow_tags` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "shadow_tags",
    cases: &[
        Case {
            name: "4 sets of 2 ways, xor",
            design: || design(4, 2, IndexFunction::Xor),
            constants: &[("WAYS", 2), ("INDEX", 1)],
            depth: 8,
            reach: 10,
        },
        Case {
            name: "2 sets of 3 ways, linear",
            design: || design(2, 3, IndexFunction::Linear),
            constants: &[("WAYS", 3), ("INDEX", 0)],
            depth: 8,
            reach: 10,
        },
    ],
    fragments: &[Fragment { module: "shadow_tags", text: include_str!("properties.v") }],
    exempt: &[],
};

/// 16 address bits and lines of 256 bytes: the fewest there are.
fn design(sets: u32, ways: u32, index: IndexFunction) -> Result<Design, EmitErrors> {
    let l1 = L1 { address_bits: 16, line_bytes: 256, sets, ways, index, ..L1::default() };
    let config = Config::new(&l1, "proof").expect("a legal geometry");
    emit::emit(&ShadowTags::new(&config), &EmitOptions::default())
}
