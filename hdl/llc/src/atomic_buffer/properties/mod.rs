//! Proofs of the block, with sectors of 16 bytes and a queue of two and of three.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Exemption, Fragment, Proofs};

use super::{Config, rtl::AtomicBuffer};
use design::Llc;

/// Properties, covers and deliberate faults of `atomic_buffer` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "atomic_buffer",
    cases: &[
        Case {
            name: "a queue of 2",
            design: || design(2),
            constants: &[("DEPTH", 2), ("WAITING", 138), ("BYTE_BITS", 4)],
            depth: 6,
            reach: 10,
        },
        Case {
            name: "a queue of 3",
            design: || design(3),
            constants: &[("DEPTH", 3), ("WAITING", 138), ("BYTE_BITS", 4)],
            depth: 6,
            reach: 10,
        },
    ],
    fragments: &[
        Fragment { module: "atomic_buffer", text: include_str!("properties.v") },
        Fragment { module: "atomic_buffer_operands", text: include_str!("operands.v") },
        Fragment { module: "atomic_buffer_operation", text: include_str!("operation.v") },
        Fragment { module: "atomic_request_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "register_file", text: proofs::FIRST_WORDS },
    ],
    exempt: &[
        Exemption {
            name: "slice_request",
            reason: "an other request comes through without a register",
        },
        Exemption { name: "reply", reason: "a reply comes through without a register" },
    ],
};

/// Line addresses of 11 bits, two sectors a line, names of one bit each.
fn design(atomic_queue: u32) -> Result<Design, EmitErrors> {
    let port =
        Llc { sets: 2, address_bits: 16, line_bytes: 32, sector_bytes: 16, ..Llc::default() };
    let llc = Llc { source_bits: 1, id_bits: 1, atomic_queue, ..port };
    let config = Config::new(&llc, "proof").expect("a legal geometry");
    emit::emit(&AtomicBuffer::new(&config), &EmitOptions::default())
}
