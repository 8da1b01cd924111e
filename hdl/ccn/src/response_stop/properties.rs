//! Proofs of the block, on few places.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Exemption, Fragment, Proofs};

use super::{Config, rtl::ResponseStop};
use design::{Ccn, L1};

/// Properties, covers and deliberate faults of `response_stop` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "response_stop",
    cases: &[
        Case {
            name: "lines of 2 sectors, 2 places",
            design: || design(16, 2),
            constants: &[("PLACES", 2), ("SECTORS", 2)],
            depth: 8,
            reach: 12,
        },
        Case {
            name: "lines of a sector, 3 places",
            design: || design(32, 3),
            constants: &[("PLACES", 3), ("SECTORS", 1)],
            depth: 6,
            reach: 12,
        },
    ],
    fragments: &[
        Fragment { module: "response_stop", text: include_str!("properties.v") },
        Fragment { module: "register_file", text: proofs::FIRST_WORDS },
        Fragment { module: "ram", text: proofs::FIRST_WORDS },
    ],
    exempt: &[Exemption { name: "fill", reason: "a beat comes through without a register" }],
};

/// Lines of 32 bytes, entries of 1 bit, cores of 2.
fn design(sector_bytes: u32, response_queue: u32) -> Result<Design, EmitErrors> {
    let l1 = L1 { line_bytes: 32, sector_bytes, mshr_entries: 2, ..L1::default() };
    let ccn = Ccn { cores: 4, response_queue, ..Ccn::default() };
    let config = Config::new(&l1, &ccn, "proof").expect("legal places");
    emit::emit(&ResponseStop::new(&config), &EmitOptions::default())
}
