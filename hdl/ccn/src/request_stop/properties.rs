//! What is proved of the block, on small queues.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Exemption, Fragment, Proofs, fault, property};

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
    properties: &[
        property(
            "counts_follow",
            "invariant",
            "The queues hold what entered and has not left, from their heads on; ReqQ's head stands in its register.",
            fault("miss_queue", "if (popped && !pushed)", "if (popped)"),
        ),
        property(
            "time_left_follows",
            "invariant",
            "The time that is left is what the head of CB has not waited.",
            fault("request_stop", "if (inserts || timed_out)", "if (inserts)"),
        ),
        property(
            "head_is_known",
            "invariant",
            "What is known to have been looked up is a foreign head, and what was offered to the next node goes there.",
            fault(
                "request_stop",
                "offered_d = next_valid && !next_ready",
                "offered_d = next_valid",
            ),
        ),
        property(
            "request_follows",
            "invariant",
            "A request stands in its queue behind those that came before it, unchanged.",
            fault(
                "request_stop",
                "queue_push_entry = passing_entry",
                "queue_push_entry = buffer_pop_entry",
            ),
        ),
        property(
            "decision_follows",
            "invariant",
            "Of a head the block knows whether it was looked up in the cycle before, and offered.",
            fault(
                "request_stop",
                "asked_q <= lookup_valid",
                "asked_q <= lookup_valid && !passing_valid",
            ),
        ),
        property(
            "r1_room",
            "R1",
            "A miss is taken exactly while CB has a free place.",
            fault("miss_queue", "has_room = used_q != DEPTH", "has_room = used_q == 2'd0"),
        ),
        property(
            "r2_room",
            "R2",
            "A passing request is taken exactly while ReqQ has a free place.",
            fault("request_queue", "has_room = used_q != DEPTH", "has_room = used_q == 2'd0"),
        ),
        property(
            "r3_two_places",
            "R3",
            "A request from CB enters ReqQ only while two places are free: the bubble rule.",
            fault("request_stop_queue", "rest_count < 2'd1", "rest_count < 2'd2"),
        ),
        property(
            "r3_enters",
            "R3",
            "It enters when they are, nothing is offered on `passing` and the head of CB is patient.",
            fault("request_stop", "queue_has_two_places && !passing_valid", "queue_has_two_places"),
        ),
        property(
            "r4_looked_up",
            "R4",
            "A foreign request that will be the head and was not offered to the next node is looked up; another head is not.",
            fault("request_stop", "lookup_line = queue_second_line", "lookup_line = next_line"),
        ),
        property(
            "r4_nothing_else",
            "R4",
            "Nothing is looked up when nothing that is in ReqQ will be its head.",
            fault("request_stop", "queue_has_second && !is_second_local", "!is_second_local"),
        ),
        property(
            "r5_waits",
            "R5",
            "A foreign head that was not looked up goes nowhere.",
            fault("request_stop", "served_valid = asked_q &&", "served_valid = queue_pop_valid &&"),
        ),
        property(
            "r6_served",
            "R6",
            "One that hits is offered to the reader, unchanged and with the way of this cycle's answer, and not to the next node.",
            fault("request_stop", "served_way = answer_way", "served_way = ~answer_way"),
        ),
        property(
            "r7_passes",
            "R7",
            "One that misses is offered to the next node as it is, then whatever is answered.",
            fault(
                "request_stop",
                "is_miss = offered_q ||",
                "is_miss = (offered_q && !answer_hit) ||",
            ),
        ),
        property(
            "r8_departs",
            "R8",
            "An own head that has not travelled is offered to the next node, as one that has.",
            fault("request_stop", "has_travelled || is_at_home", "has_travelled"),
        ),
        property(
            "r9_home",
            "R9, R12",
            "An own head that has travelled goes to the queue of `unserved` as soon as that has a place, and nowhere else.",
            fault(
                "request_stop",
                "is_at_home && has_travelled && to_l2_push_ready",
                "is_at_home && has_travelled && to_l2_push_ready && !inserts",
            ),
        ),
        property(
            "r9_nothing_else",
            "R6, R7, R9",
            "Nothing leaves an empty ReqQ.",
            fault("request_stop", "queue_pop_valid && is_local", "is_local"),
        ),
        property(
            "r10_times_out",
            "R10, R12",
            "The head of CB goes to L2 exactly when it times out, there is a place, and none comes home.",
            fault("request_stop", "to_l2_push_ready && !round_trip", "to_l2_push_ready"),
        ),
        property(
            "r11_offered",
            "R11",
            "Something is offered to L2 exactly while something waits for it.",
            fault(
                "unserved_queue",
                "assign pop_valid = has_word",
                "assign pop_valid = has_word || push_valid",
            ),
        ),
        property(
            "r11_in_order",
            "R9 to R11",
            "What waits for L2 is offered in order, unchanged, and says whether it timed out.",
            fault("request_stop", "to_l2_push_timed_out = 1'b0", "to_l2_push_timed_out = 1'b1"),
        ),
        property(
            "r13_idle",
            "R13",
            "`idle` is true exactly while CB and the queue of `unserved` are empty.",
            fault("request_stop", "idle = !waits && ", "idle = "),
        ),
        property(
            "r14_reset",
            "R14",
            "After a reset nothing is there.",
            fault("request_stop", "asked_q <= 1'b0", "asked_q <= lookup_valid"),
        ),
    ],
    covers: &[
        Cover { name: "hit_is_lost" },
        Cover { name: "goes_to_l2_by_timeout" },
        Cover { name: "comes_home" },
        Cover { name: "departs_from_cb" },
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
