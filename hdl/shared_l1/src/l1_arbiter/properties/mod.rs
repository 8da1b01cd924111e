//! Proofs of the block, on queues of two and three requests.

use emit::{EmitErrors, EmitOptions};
use proofs::{Case, Exemption, Fragment, Proofs};

use super::{Config, rtl::L1Arbiter};
use design::Design;

/// Properties, covers and deliberate faults of `l1_arbiter` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "l1_arbiter",
    cases: &[
        Case {
            name: "a queue of 2, a limit of 2 losses",
            design: || design(2, 2),
            constants: &[("DEPTH", 2), ("PLACE_BITS", 1), ("LIMIT", 2)],
            depth: 8,
            reach: 10,
        },
        Case {
            name: "a queue of 3, a limit of 1 loss",
            design: || design(3, 1),
            constants: &[("DEPTH", 3), ("PLACE_BITS", 2), ("LIMIT", 1)],
            depth: 8,
            reach: 10,
        },
        Case {
            name: "a queue of 2, no limit",
            design: || design(2, 0),
            constants: &[("DEPTH", 2), ("PLACE_BITS", 1), ("LIMIT", 0)],
            depth: 8,
            reach: 10,
        },
    ],
    fragments: &[
        Fragment { module: "l1_arbiter", text: include_str!("properties.v") },
        Fragment { module: "register_file", text: include_str!("row.v") },
        Fragment { module: "request_queue", text: kit::queue::PROPERTIES },
    ],
    exempt: &[Exemption {
        name: "l1",
        reason: "a local request comes through without a register, also in the first cycle after a reset",
    }],
};

/// Heads of 32 bits and data of 64.
fn design(queue: usize, limit: usize) -> Result<emit::Design, EmitErrors> {
    let text = format!(
        "design = \"shared-l1\"\nname = \"proof\"\n[l1]\naddress_bits = 16\nline_bytes = 32\n\
         sector_bytes = 8\nid_bits = 2\n[shared_l1]\ncores = 2\nremote_in_queue = {queue}\n\
         arbiter_starvation_limit = {limit}\n"
    );
    let design = Design::parse(&text, "proof.toml").expect("a legal config");
    let config = Config::of(&design).expect("a design with the block");
    emit::emit(&L1Arbiter::new(&config), &EmitOptions::default())
}
