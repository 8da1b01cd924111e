//! Proofs of the block, on small queues.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Exemption, Fragment, Proofs};

use super::{Config, rtl::RequestStop};
use design::{Ccn, L1};

/// Properties, covers and deliberate faults of `request_stop` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "request_stop",
    cases: &[
        Case {
            name: "queues of 2 and 3 places",
            design: || design(2, 3),
            constants: &[("CB", 2), ("REQQ", 3), ("TIMEOUT", 3)],
            depth: 8,
            reach: 12,
        },
        Case {
            name: "queues of 3 and 2 places",
            design: || design(3, 2),
            constants: &[("CB", 3), ("REQQ", 2), ("TIMEOUT", 3)],
            depth: 8,
            reach: 12,
        },
    ],
    fragments: &[
        Fragment { module: "request_stop", text: include_str!("properties.v") },
        Fragment { module: "register_file", text: proofs::FIRST_WORDS },
    ],
    exempt: &[
        Exemption { name: "served_valid", reason: "a hit is lost with its line" },
        Exemption { name: "served_way", reason: "it is `answer_way` as it comes" },
    ],
};

/// Lines of 8 bits, entries of 1, cores of 2; 3 cycles of patience.
fn design(buffer: u32, request_queue: u32) -> Result<Design, EmitErrors> {
    let l1 = L1 { address_bits: 16, line_bytes: 256, sets: 2, mshr_entries: 2, ..L1::default() };
    let ccn = Ccn { cores: 4, buffer, request_queue, buffer_patience: 3, ..Ccn::default() };
    let config = Config::new(&l1, &ccn, "proof").expect("legal queues");
    emit::emit(&RequestStop::new(&config), &EmitOptions::default())
}
