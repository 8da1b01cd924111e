//! What is proved of the block, with short queues and low limits.

use emit::{EmitErrors, EmitOptions};
use proofs::{Case, Cover, Exemption, Fault, Fragment, Proofs, Property};

use super::{Config, rtl::L1Arbiter};
use crate::config::Design;

/// The proofs.
pub const PROOFS: Proofs = Proofs {
    block: "l1_arbiter",
    cases: &[
        Case {
            name: "limit 2, queue of 3",
            design: || design(2, 3),
            constants: &[("LIMIT", 2), ("DEPTH", 3)],
            depth: 8,
            reach: 12,
        },
        Case {
            name: "no limit, queue of 2",
            design: || design(0, 2),
            constants: &[("LIMIT", 0), ("DEPTH", 2)],
            depth: 8,
            reach: 12,
        },
    ],
    fragments: &[Fragment { module: "l1_arbiter", text: include_str!("properties.v") }],
    properties: &[
        property(
            "r1_room",
            "R1",
            "A remote request enters exactly while the queue is not full.",
            Fault {
                module: "queue",
                text: "has_room = ",
                replacement: "has_room = !pop_ready && ",
            },
        ),
        property(
            "r1_order",
            "R1, R7",
            "Remote requests leave in their order, each once and as it came.",
            Fault { module: "queue", text: "head_q + ", replacement: "head_q + 1'b1 + " },
        ),
        property(
            "r2_local_first",
            "R2, R7",
            "What is offered and not remote is the local request of the cycle.",
            Fault {
                module: "l1_arbiter",
                text: "l1_data = local_data",
                replacement: "l1_data = ~local_data",
            },
        ),
        property(
            "r3_valid",
            "R3, R7",
            "Something is offered whenever a local request is valid or a remote one waits.",
            Fault {
                module: "l1_arbiter",
                text: "assign l1_valid = ",
                replacement: "assign l1_valid = l1_ready && ",
            },
        ),
        property(
            "r4_losses",
            "R4",
            "The head never loses more often than the limit.",
            Fault { module: "l1_arbiter", text: "losses_q == ", replacement: "losses_q >= 1 + " },
        ),
        property(
            "r4_head_wins",
            "R2 to R6",
            "The head is offered exactly when no local request is valid, it was kept, or it has lost too often.",
            Fault {
                module: "l1_arbiter",
                text: "kept_d = ",
                replacement: "kept_d = local_valid && ",
            },
        ),
        property(
            "r8_local_ready",
            "R8",
            "A local request is taken unless the L1 is busy or the head goes first.",
            Fault {
                module: "l1_arbiter",
                text: "assign local_ready = ",
                replacement: "assign local_ready = local_valid && ",
            },
        ),
    ],
    covers: &[Cover { name: "full_and_lost" }, Cover { name: "watched_leaves" }],
    exempt: &[Exemption {
        name: "l1",
        reason: "a local request passes in its cycle, also in the first after a reset",
    }],
};

const fn property(
    name: &'static str,
    rule: &'static str,
    says: &'static str,
    fault: Fault,
) -> Property {
    Property { name, rule, says, bounded: None, fault }
}

/// 16 address bits, lines of 32 bytes and sectors of 8: the fewest bits that a request can have.
fn design(limit: usize, queue: usize) -> Result<emit::Design, EmitErrors> {
    let text = format!(
        "design = \"shared-l1\"\nname = \"proof\"\n[l1]\naddress_bits = 16\nline_bytes = 32\n\
         sector_bytes = 8\nid_bits = 1\nsets = 2\n[shared_l1]\ncores = 2\n\
         arbiter_starvation_limit = {limit}\nremote_in_queue = {queue}\n"
    );
    let design = Design::parse(&text, "proof.toml").expect("a legal config");
    let config = Config::of(&design).expect("a design with the block");
    emit::emit(&L1Arbiter::new(&config), &EmitOptions::default())
}
