//! Proofs of the block, on a small L1: the logic that joins its parts, whose properties are assumed
//! beside it.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Exemption, Fragment, Proofs};

use super::{Config, rtl::RingStop};
use design::{Ccn, IndexFunction, L1};

/// Properties, covers and deliberate faults of `ring_stop` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "ring_stop",
    cases: &[
        Case {
            name: "2 sets of 2 ways, lines of 2 sectors, queues of 3 places",
            design: || design(3),
            constants: &[("PLACES", 3)],
            depth: 7,
            reach: 12,
        },
        Case {
            name: "the same with queues of 2 places",
            design: || design(2),
            constants: &[("PLACES", 2)],
            depth: 7,
            reach: 0,
        },
    ],
    fragments: &[
        Fragment { module: "ring_stop", text: include_str!("properties.v") },
        Fragment { module: "ram", text: include_str!("words.v") },
        Fragment { module: "unserved_queue", text: kit::queue::PROPERTIES },
    ],
    exempt: &[Exemption { name: "fill", reason: "a beat comes through without a register" }],
};

/// Lines of 11 address bits and 2 sectors of 128 bits, entries of 1 bit, cores of 2.
fn design(places: u32) -> Result<Design, EmitErrors> {
    let l1 = L1 {
        address_bits: 16,
        line_bytes: 32,
        sector_bytes: 16,
        sets: 2,
        ways: 2,
        index: IndexFunction::Xor,
        mshr_entries: 2,
        ..L1::default()
    };
    let ccn = Ccn {
        cores: 4,
        buffer: 2,
        request_queue: places,
        response_queue: places,
        buffer_patience: 3,
        ..Ccn::default()
    };
    let config = Config::new(&l1, &ccn, "proof").expect("legal queues");
    emit::emit(&RingStop::new(&config), &EmitOptions::default())
}
