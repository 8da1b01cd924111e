//! What is proved of the block, on queues of two and three requests.

use emit::{EmitErrors, EmitOptions};
use proofs::{Case, Cover, Exemption, Fragment, Proofs, fault, property};

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
    properties: &[
        property(
            "queues_hold",
            "invariant",
            "The words of a queue stand in a row from its head on.",
            fault("request_queue", "used_d = used_q + 2'd1;", "used_d = used_q + 2'd2;"),
        ),
        property(
            "queue_follows",
            "R1, R9",
            "The queue holds as many as have come and not left, and only a head that waits is kept on offer.",
            fault("l1_arbiter", "kept_d = offers_head && !l1_ready", "kept_d = !l1_ready"),
        ),
        property(
            "losses_follow",
            "R4, R9",
            "The losses are those of the head, from the cycle in which it became that on; without a head there are none.",
            fault("l1_arbiter", "losses_d = 2'd0;", "losses_d = losses_q;"),
        ),
        property(
            "r1_followed",
            "R1",
            "A remote request that has entered and not left is in the queue, as it came, behind those that entered before it.",
            fault("request_queue", "if (pushed)", "if (pushed && !popped)"),
        ),
        property(
            "r1_room",
            "R1, R9",
            "`remote_ready` is low exactly while the queue is full.",
            fault("request_queue", "has_room = ", "has_room = popped || "),
        ),
        property(
            "r1_there",
            "R1",
            "No head is offered before one has entered.",
            fault(
                "l1_arbiter",
                "offers_head = queue_pop_valid && has_room && (yields || !local_valid)",
                "offers_head = has_room && (yields || !local_valid)",
            ),
        ),
        property(
            "r2_local_first",
            "R2",
            "Of a local request and a head the local one is offered, unless the head was kept on offer or has lost `arbiter_starvation_limit` times.",
            fault("l1_arbiter", "has_room && (yields || !local_valid)", "has_room"),
        ),
        property(
            "r3_free_cycle",
            "R3",
            "The head is offered in a cycle in which no local request is valid, if there is room.",
            fault("l1_arbiter", "(yields || !local_valid)", "yields"),
        ),
        property(
            "r3_admitted",
            "R3, R4",
            "No head is offered without room behind the L1.",
            fault("l1_arbiter", "queue_pop_valid && has_room", "queue_pop_valid"),
        ),
        property(
            "r4_at_most_limit",
            "R4",
            "No head loses more than `arbiter_starvation_limit` times.",
            fault("l1_arbiter", "yields = 1'b1;", "yields = kept_q;"),
        ),
        property(
            "r4_due",
            "R4",
            "A head that has lost so often is offered whenever there is room, and no local request is taken, until it is taken.",
            fault("l1_arbiter", "losses_d = losses_q + 2'd1;", "losses_d = losses_q;"),
        ),
        property(
            "r5_strict",
            "R5",
            "Without a limit a local request goes first, however often the head has lost.",
            fault("l1_arbiter", "wire yields = kept_q;", "wire yields = kept_q || remote_ready;"),
        ),
        property(
            "r6_again",
            "R6",
            "A head that was offered and not taken is offered again in the next cycle.",
            fault("l1_arbiter", "yields = kept_q;", "yields = 1'b0;"),
        ),
        property(
            "r7_valid",
            "R2, R3, R7",
            "Something is offered exactly when a local request is valid that no head goes before, or the queue has a head, and there is room for it.",
            fault(
                "l1_arbiter",
                "l1_valid = offers_head || (local_valid && !yields)",
                "l1_valid = local_valid && !yields",
            ),
        ),
        property(
            "r7_head",
            "R1, R7",
            "A head is offered as it came in.",
            fault("l1_arbiter", "l1_head = queue_pop_head;", "l1_head = ~queue_pop_head;"),
        ),
        property(
            "r7_local",
            "R7",
            "A local request is offered as it comes in.",
            fault("l1_arbiter", "l1_head = local_head;", "l1_head = ~local_head;"),
        ),
        property(
            "r8_local_ready",
            "R8",
            "`local_ready` is `l1_ready`, unless the head goes first by R4 or R6, whatever `local_valid` is.",
            fault(
                "l1_arbiter",
                "local_ready = l1_ready && !yields",
                "local_ready = l1_ready && !offers_head",
            ),
        ),
        property(
            "r9_reset",
            "R9",
            "After a reset the queue is empty and nothing is kept on offer.",
            fault("l1_arbiter", "kept_q <= 1'b0;", "kept_q <= kept_d;"),
        ),
    ],
    covers: &[Cover { name: "wins_at_last" }, Cover { name: "full_behind_a_loser" }],
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
