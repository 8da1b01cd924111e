//! Proofs of the block, with two and three entries.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Exemption, Fragment, Proofs};

use super::{Config, rtl::LineOrder};
use crate::Geometry;
use design::{Axi, Llc};

/// Properties, covers and deliberate faults of `line_order` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "line_order",
    cases: &[
        Case {
            name: "2 entries",
            design: || design(2),
            constants: &[("ENTRIES", 2)],
            depth: 8,
            reach: 8,
        },
        Case {
            name: "3 entries",
            design: || design(3),
            constants: &[("ENTRIES", 3)],
            depth: 6,
            reach: 8,
        },
    ],
    fragments: &[Fragment { module: "line_order", text: include_str!("properties.v") }],
    exempt: &[
        Exemption { name: "memory_request", reason: "a request comes through without a register" },
        Exemption { name: "reply", reason: "a beat comes through without a register" },
    ],
};

/// Lines of 4 sectors, line addresses of 10 bits, identifiers of 3.
fn design(entries: u32) -> Result<Design, EmitErrors> {
    let llc = Llc { sets: 2, address_bits: 16, line_bytes: 64, sector_bytes: 16, ..Llc::default() };
    let llc = Llc { mshr_entries: 1, write_backs: 1, atomics: 1, ..llc };
    let port = Geometry::new(&llc, "proof").expect("a legal geometry");
    let order = design::LineOrder { entries };
    let config = Config::new(&port, &order, &Axi::default(), "proof").expect("legal entries");
    emit::emit(&LineOrder::new(&config), &EmitOptions::default())
}
