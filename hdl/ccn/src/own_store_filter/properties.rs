//! Proofs of the block, on small filters.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

use super::{Config, rtl::OwnStoreFilter};
use design::{Ccn, L1};

/// Properties, covers and deliberate faults of `own_store_filter` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "own_store_filter",
    cases: &[
        Case {
            name: "8 bits, lines of three groups",
            design: || design(8, 16),
            constants: &[("FILTER", 8)],
            depth: 6,
            reach: 8,
        },
        Case {
            name: "16 bits, lines of two groups and a half",
            design: || design(16, 18),
            constants: &[("FILTER", 16)],
            depth: 6,
            reach: 8,
        },
    ],
    fragments: &[Fragment { module: "own_store_filter", text: include_str!("properties.v") }],
    exempt: &[],
};

fn design(filter_bits: u32, address_bits: u32) -> Result<Design, EmitErrors> {
    let l1 = L1 { address_bits, line_bytes: 256, sets: 2, ..L1::default() };
    let ccn = Ccn { filter_bits, ..Ccn::default() };
    let config = Config::new(&ccn, &l1, "proof").expect("a legal filter");
    emit::emit(&OwnStoreFilter::new(&config), &EmitOptions::default())
}
