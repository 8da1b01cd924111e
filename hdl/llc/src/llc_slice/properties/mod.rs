//! What is proved of the block: every beat from below is taken in its cycle and not lost, no queue runs beyond its end,
//! what is taken is free, and there is one reader and one writer of what has one port.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Exemption, Fragment, Proofs, Property, fault, property};

use super::{Config, rtl::LlcSlice};
use design::Llc;

/// The proofs.
pub const PROOFS: Proofs = Proofs {
    block: "llc_slice",
    cases: &[Case {
        name: "2 sets of 2 ways of 2 sectors, 2 entries of 2 loads",
        design,
        constants: &[],
        depth: 10,
        reach: 13,
    }],
    fragments: &[
        Fragment { module: "llc_slice", text: include_str!("properties.v") },
        Fragment { module: "llc_slice", text: include_str!("answers.v") },
        Fragment { module: "queue", text: kit::queue::PROPERTIES },
        Fragment { module: "reply_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "memory_request_queue", text: kit::queue::PROPERTIES },
    ],
    properties: &[
        property(
            "r2_closed",
            "R2",
            "No request is accepted while `flush` is true or a walk goes on.",
            fault("llc_slice", "is_open = !flush && !walker_walks;", "is_open = !flush;"),
        ),
        property(
            "r27_taken",
            "R27",
            "Every beat from below is taken in the cycle in which it is offered.",
            fault("llc_slice", "memory_reply_ready = 1'b1;", "memory_reply_ready = reply_ready;"),
        ),
        property(
            "r28_written",
            "R28, R32",
            "A beat of a line that waits for it is written to its sector in the next cycle.",
            fault(
                "llc_slice",
                "array_fill_is_expected = is_line && mshrs_taken_is_expected;",
                "array_fill_is_expected = is_line && mshrs_taken_is_expected && has_room;",
            ),
        ),
        property(
            "r31_acknowledged",
            "R31",
            "A write-back is no longer unacknowledged in the cycle after its beat.",
            fault(
                "llc_slice",
                "write_backs_frees = memory_reply_valid && is_write_back;",
                "write_backs_frees = memory_reply_valid && is_write_back && has_room;",
            ),
        ),
        property(
            "r38_answered",
            "R38",
            "An atomic's answer stands in the next cycle, with its place and data.",
            fault(
                "llc_slice",
                "atomics_answer_valid = memory_reply_valid && is_atomic;",
                "atomics_answer_valid = memory_reply_valid && is_atomic && has_room;",
            ),
        ),
        property(
            "r7_free",
            "R7",
            "What is taken is free: an entry, a number of a write-back, a place of an atomic.",
            fault("llc_slice_rules", "behind_pending_has_free;", "1'b1;"),
        ),
        property(
            "r8_publication",
            "R8",
            "In a cycle of publication nothing is done for the request in the decision.",
            fault(
                "llc_slice_decision",
                "holds && !publish_valid && !has_gone_q",
                "holds && !has_gone_q",
            ),
        ),
        property(
            "r19_beside_no_beat",
            "R19, R25",
            "Beside a data beat nothing is stored or written back.",
            fault("llc_slice_rules", "        !behind_is_beat;", "        1'b1;"),
        ),
        property(
            "r24_one_reader",
            "R24",
            "A woken load, an answer, or the decision or walk has the data array and the replies' entrance.",
            fault("llc_slice", "has_array = !is_taken;", "has_array = 1'b1;"),
        ),
        property(
            "r23_room",
            "R23",
            "The beats in flight are counted, and the one behind the entrance finds a place.",
            fault("llc_slice_replies", "has_room = used_q != 2'd3;", "has_room = 1'b1;"),
        ),
        property(
            "r34_room",
            "R34",
            "The requests to the next level are counted, and the one just made finds a place.",
            fault("llc_slice_downwards", "has_room = used_q != 2'd2;", "has_room = 1'b1;"),
        ),
        Property {
            bounded: Some(DEEP),
            ..property(
                "answered_once",
                "R15, R20, R26, R30, R38, R41",
                "A reply is of a request that is not answered; a load has each of its sectors once, rising, `last` with the last.",
                fault(
                    "llc_slice",
                    "replies_enter_last = mshrs_wake_last;",
                    "replies_enter_last = 1'b1;",
                ),
            )
        },
        property(
            "queues_hold",
            "invariant",
            "The words of a queue stand in a row from its head on.",
            fault("memory_request_queue", "used_d = used_q + 2'd1;", "used_d = used_q + 2'd2;"),
        ),
    ],
    covers: &[Cover { name: "atomic_is_answered" }, Cover { name: "line_is_filled" }],
    exempt: &[Exemption {
        name: "memory_reply_ready",
        reason: "every beat is taken in the cycle in which it is offered (R27)",
    }],
};

/// A load may join an entry only while its line is not readable.
const DEEP: &str =
    "for all time it needs what the memories of lines say of each line whose entry is filled";

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
