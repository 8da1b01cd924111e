//! Proofs of the block, with numbers for some and for nearly all of AXI's identifiers.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

use super::{Config, rtl::Axi4Memory};
use crate::Geometry;
use design::{Axi, LineOrder, Llc};

/// Properties, covers and deliberate faults of `axi4_memory` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "axi4_memory",
    cases: &[
        Case {
            name: "2 reads, 2 writes",
            design: || design(2, 2),
            constants: &[("READS", 2), ("WRITES", 2), ("NUMBER", 1)],
            depth: 6,
            reach: 12,
        },
        Case {
            name: "3 reads, 1 write",
            design: || design(3, 1),
            constants: &[("READS", 3), ("WRITES", 1), ("NUMBER", 2)],
            depth: 5,
            reach: 12,
        },
    ],
    fragments: &[
        Fragment { module: "axi4_memory", text: include_str!("properties.v") },
        Fragment { module: "memory_reply_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "register_file", text: proofs::FIRST_WORDS },
    ],
    exempt: &[],
};

/// Lines of 4 sectors of 16 bytes, line addresses of 10 bits, identifiers of 3, of AXI 2.
fn design(reads: u32, writes: u32) -> Result<Design, EmitErrors> {
    let llc = Llc { sets: 2, address_bits: 16, line_bytes: 64, sector_bytes: 16, ..Llc::default() };
    let llc = Llc { mshr_entries: 1, write_backs: 1, atomics: 1, ..llc };
    let port = Geometry::new(&llc, "proof").expect("a legal geometry");
    let axi = Axi { id_bits: 2, reads, writes };
    let config =
        Config::new(&port, &LineOrder { entries: 4 }, &axi, "proof").expect("a legal port");
    emit::emit(&Axi4Memory::new(&config), &EmitOptions::default())
}
