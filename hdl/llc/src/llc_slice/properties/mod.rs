//! Proofs of the block: every beat from below is taken in its cycle and not lost, no queue runs beyond its
//! end, an allocated resource was free, each memory port has one reader and one writer, each request is
//! answered once, and the requests to a line take effect in their order.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Exemption, Fragment, Proofs};

use super::{Config, rtl::LlcSlice};
use design::Llc;

/// Properties, covers and deliberate faults of `llc_slice` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "llc_slice",
    cases: &[
        Case {
            name: "2 sets of 2 ways of 2 sectors, 2 entries of 2 loads",
            design,
            constants: &[("BYTES", 1)],
            depth: 6,
            reach: 13,
        },
        // Twice the time.
        Case {
            name: "the same, and the order of any byte",
            design,
            constants: &[("BYTES", 16)],
            depth: 4,
            reach: 0,
        },
    ],
    fragments: &[
        Fragment { module: "llc_slice", text: include_str!("properties.v") },
        Fragment { module: "llc_slice", text: include_str!("line_states.v") },
        Fragment { module: "llc_slice", text: include_str!("entries.v") },
        Fragment { module: "llc_slice", text: include_str!("answers.v") },
        Fragment { module: "llc_slice", text: include_str!("order.v") },
        Fragment { module: "byte_ram", text: include_str!("all_words.v") },
        Fragment { module: "ram_8x16_r1", text: include_str!("all_words.v") },
        Fragment { module: "ram", text: proofs::FIRST_WORDS },
        Fragment { module: "register_file", text: proofs::FIRST_WORDS },
        Fragment { module: "queue", text: kit::queue::PROPERTIES },
        Fragment { module: "reply_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "memory_request_queue", text: kit::queue::PROPERTIES },
    ],
    exempt: &[Exemption {
        name: "memory_reply_ready",
        reason: "every beat is taken in the cycle in which it is offered (R27)",
    }],
};

fn design() -> Result<Design, EmitErrors> {
    emit::emit(&LlcSlice::new(&small()), &EmitOptions::default())
}

/// Small enough for a solver, and so that ways, entries, numbers and queues fill up soon.
fn small() -> Config {
    let llc = Llc {
        address_bits: 16,
        line_bytes: 32,
        sector_bytes: 16,
        sets: 2,
        ways: 2,
        mshr_entries: 2,
        mshr_merges: 2,
        miss_queue: 2,
        write_backs: 2,
        atomics: 2,
        source_bits: 1,
        id_bits: 3,
        counter_bits: 4,
        ..Llc::default()
    };
    Config::new(&llc, "proof").expect("a legal slice")
}
