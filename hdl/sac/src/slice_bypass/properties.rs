//! What is proved of the block, on queues of two and three words.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Exemption, Fragment, Proofs, fault, property};

use super::{Config, ReplyOrder, rtl::SliceBypass};
use design::{Llc, Sac};

/// Properties, covers and deliberate faults of `slice_bypass` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "slice_bypass",
    cases: &[
        Case {
            name: "queues of 2 and 3 words, oldest reply first, a bypass that gives way to 2 misses in place of 16; words of 11 bits",
            design: hasty,
            constants: &[("LINK_QUEUE", 2), ("MEMORY_QUEUE", 3), ("OLDEST", 1), ("MAX_LOSSES", 2)],
            depth: 8,
            reach: 12,
        },
        Case {
            name: "queues of 3 and 2 words, the slice's reply first; words of 11 bits",
            design: || design(3, 2, ReplyOrder::SliceFirst),
            constants: &[("LINK_QUEUE", 3), ("MEMORY_QUEUE", 2), ("OLDEST", 0), ("MAX_LOSSES", 16)],
            depth: 8,
            reach: 12,
        },
    ],
    fragments: &[Fragment { module: "slice_bypass", text: include_str!("properties.v") }],
    properties: &[
        property(
            "counts_follow",
            "invariant",
            "Both queues hold what has come and not left, and the count of misses given way to is as it should.",
            fault("slice_bypass", "losses_d = losses_q + 5'd1", "losses_d = losses_q + 5'd2"),
        ),
        property(
            "marked_within",
            "invariant",
            "A word that has come and not left is in a queue, one of those that it holds.",
            fault(
                "slice_bypass",
                "link_queue_pop_ready = 1'b1",
                "link_queue_pop_ready = miss_valid",
            ),
        ),
        property(
            "r1_link_in_order",
            "R1, R2",
            "A link arrival is the link queue's head, unchanged, when those ahead of it have left.",
            fault("word_queue", "if (pushed)", "if (pushed && !popped)"),
        ),
        property(
            "r2_link_ready",
            "R2, R14",
            "`link_ready` is false exactly while the link queue is full.",
            fault("word_queue", "has_room = ", "has_room = popped || "),
        ),
        property(
            "r3_past_the_slice",
            "R3",
            "With `sm_side` only local requests are offered to the slice.",
            fault(
                "slice_bypass",
                "to_slice_first = link_queue_pop_valid && !sm_side",
                "to_slice_first = link_queue_pop_valid",
            ),
        ),
        property(
            "r3_not_to_memory",
            "R3",
            "Without it no link arrival enters the memory queue.",
            fault(
                "slice_bypass",
                "bypass_waits = link_queue_pop_valid && sm_side",
                "bypass_waits = link_queue_pop_valid",
            ),
        ),
        property(
            "r4_slice",
            "R4",
            "The slice is offered a word when there is one, and the local word is taken when it is that one: when the link queue has none, or one that came later.",
            fault("slice_bypass_oldest", "(second_leads_q || !first_stays)", "!first_stays"),
        ),
        property(
            "r4_slice_data",
            "R1, R4",
            "The word offered to the slice is the local one or the link queue's head, by the same rule.",
            fault("slice_bypass", "slice_data = link_queue_pop_data", "slice_data = local_data"),
        ),
        property(
            "r4_link_leaves",
            "R3, R4",
            "Without `sm_side` the link queue's head leaves exactly when the slice takes it.",
            fault("slice_bypass", "to_slice_first_goes && slice_ready", "slice_ready"),
        ),
        property(
            "r5_memory_in_order",
            "R1, R3, R5",
            "A miss or bypass is offered to memory, unchanged and marked as what it is, when those ahead of it have left.",
            fault(
                "slice_bypass",
                "memory_queue_push_data = link_queue_pop_data",
                "memory_queue_push_data = miss_data",
            ),
        ),
        property(
            "r5_one_enters",
            "R5, R8",
            "A miss or a bypass enters in each cycle in which one is there and the memory queue has room, whatever slice, fill and reply do.",
            fault(
                "slice_bypass",
                "miss_ready = has_room && !insists",
                "miss_ready = has_room && !bypass_waits",
            ),
        ),
        property(
            "r5_never_both",
            "R5, R6",
            "No two enter in one cycle.",
            fault("slice_bypass", "miss_ready = has_room && !insists", "miss_ready = has_room"),
        ),
        property(
            "r5_memory_valid",
            "R5, R14",
            "Memory is offered a word exactly while the memory queue has one.",
            fault("memory_word_queue", "if (popped && !pushed)", "if (popped)"),
        ),
        property(
            "r6_miss_ready",
            "R6, R14",
            "A miss enters unless there is no room, or the bypass that waits has given way often enough.",
            fault(
                "slice_bypass",
                "insists = bypass_waits &&",
                "insists = bypass_waits && miss_valid &&",
            ),
        ),
        property(
            "r7_bypass_by_the_17th",
            "R7",
            "A bypass enters by the 17th cycle with room since it is the link queue's head (here the third).",
            fault("slice_bypass", "losses_q == 5'd2", "losses_q == 5'd4"),
        ),
        property(
            "r7_miss_by_the_second",
            "R7",
            "A miss enters by the second cycle with room since it is offered.",
            fault("slice_bypass", "losses_d = 5'd0;", "losses_d = 5'd2;"),
        ),
        property(
            "r9_fill",
            "R9",
            "What memory replies to a miss is offered to the slice in the same cycle, and nothing else is.",
            fault(
                "slice_bypass",
                "assign fill_valid = fills",
                "assign fill_valid = memory_reply_valid",
            ),
        ),
        property(
            "r10_reply",
            "R9, R10",
            "The NoC is offered the slice's reply or the memory's to a bypass when there is one.",
            fault(
                "slice_bypass",
                "to_noc_second = memory_reply_valid && is_bypass",
                "to_noc_second = memory_reply_valid",
            ),
        ),
        property(
            "r10_reply_data",
            "R10",
            "Of both it is the one that `reply_order` says.",
            fault("slice_bypass_oldest", "(second_leads_q || !first_stays)", "!first_stays"),
        ),
        property(
            "r11_slice_reply_ready",
            "R11",
            "`slice_reply_ready` is true exactly when the slice's reply is taken.",
            fault("slice_bypass", "to_noc_first_goes && reply_ready", "reply_ready"),
        ),
        property(
            "r11_memory_reply_ready",
            "R11",
            "`memory_reply_ready` is true exactly when the memory's reply is taken, by the slice or by the NoC.",
            fault("slice_bypass", "(fill_ready && fills)", "(fill_ready && !is_bypass)"),
        ),
        property(
            "r12_idle",
            "R12, R14",
            "`idle` is true exactly while both queues are empty.",
            fault("slice_bypass", "assign idle = ", "assign idle = miss_valid && "),
        ),
    ],
    covers: &[
        Cover { name: "r8_on_to_memory" },
        Cover { name: "both_queues_full" },
        Cover { name: "gave_way_twice" },
    ],
    exempt: &[
        Exemption { name: "slice", reason: "a local request comes through without a register" },
        Exemption { name: "fill", reason: "a reply comes through without a register" },
        Exemption { name: "reply", reason: "a reply comes through without a register" },
    ],
};

/// With a bypass that insists soon, so that a bounded check comes to it.
fn hasty() -> Result<Design, EmitErrors> {
    let mut design = design(2, 3, ReplyOrder::Oldest)?;
    for module in &mut design.modules {
        module.text = module.text.replace("losses_q == MAX_LOSSES", "losses_q == 5'd2");
    }
    Ok(design)
}

/// The block with narrow words: it looks at none of them, and the proof has to follow each.
fn design(
    link_queue: u32,
    memory_queue: u32,
    reply_order: ReplyOrder,
) -> Result<Design, EmitErrors> {
    let sac = Sac { link_queue, memory_queue, reply_order, ..Sac::default() };
    let config = Config::new(&sac, &Llc::default(), "proof").expect("legal queues");
    emit::emit(&SliceBypass::new(&config.narrowed()), &EmitOptions::default())
}
