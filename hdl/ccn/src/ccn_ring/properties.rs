//! Proofs of the block: rings of three cores and lines of one sector.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Exemption, Fragment, Proofs};

use super::{Config, rtl::CcnRing};
use design::{Ccn, L1};

/// Properties, covers and deliberate faults of `ccn_ring` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "ccn_ring",
    cases: &[
        Case {
            name: "3 cores, lines of a sector, queues of 2 places",
            design: || design(2),
            constants: &[("PLACES", 2)],
            depth: 8,
            reach: 16,
        },
        Case {
            name: "the same with queues of 3 places",
            design: || design(3),
            constants: &[("PLACES", 3)],
            depth: 10,
            reach: 0,
        },
    ],
    fragments: &[
        Fragment { module: "ccn_ring", text: include_str!("properties.v") },
        Fragment { module: "ring_stop", text: include_str!("stop.v") },
        Fragment { module: "register_file", text: proofs::FIRST_WORDS },
        Fragment { module: "miss_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "unserved_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "request_queue", text: include_str!("request_queue.v") },
    ],
    exempt: &[Exemption { name: "fill", reason: "a beat comes through without a register" }],
};

/// Lines of 11 address bits and a sector of 256 bits; entries of 1 bit, 3 cycles of patience.
fn design(places: u32) -> Result<Design, EmitErrors> {
    let l1 =
        L1 { address_bits: 16, line_bytes: 32, sets: 2, ways: 1, mshr_entries: 2, ..L1::default() };
    let ccn = Ccn {
        cores: 3,
        buffer: 2,
        request_queue: places,
        response_queue: places,
        buffer_patience: 3,
        ..Ccn::default()
    };
    let config = Config::new(&l1, &ccn, "proof").expect("legal queues");
    emit::emit(&CcnRing::new(&config), &EmitOptions::default())
}
