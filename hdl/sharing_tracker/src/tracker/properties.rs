//! What is proved of the block: every rule and the guarantee, on a table of two sets of two ways.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Fragment, Proofs, fault, property};

use super::{Config, rtl::SharingTracker};
use crate::SMALL;
use design::Design as Settings;

/// Properties, covers and deliberate faults of `sharing_tracker` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "sharing_tracker",
    cases: &[
        Case {
            name: "2 sets of 2 ways, 3 cores, a mask of sharers",
            design: || design("mask"),
            constants: &[("CORES", 3), ("BANKS", 2), ("SHARER_BITS", 3), ("SINGLE", 0)],
            depth: 8,
            reach: 12,
        },
        Case {
            name: "2 sets of 2 ways, 3 cores, a single sharer",
            design: || design("single"),
            constants: &[("CORES", 3), ("BANKS", 2), ("SHARER_BITS", 2), ("SINGLE", 1)],
            depth: 8,
            reach: 12,
        },
    ],
    fragments: &[
        Fragment { module: "sharing_tracker", text: include_str!("properties.v") },
        Fragment { module: "ram", text: include_str!("watched_words.v") },
    ],
    properties: &[
        property(
            "request_follows",
            "R2, R3, R10",
            "The request that passed stands, with its set read, until its answer is taken; the cycles that a lookup waited are counted to 64.",
            fault(
                "sharing_tracker_requests",
                "waited_d = waited_q + 7'd1;",
                "waited_d = waited_q + 7'd2;",
            ),
        ),
        property(
            "r15_one_entry",
            "R15",
            "A line never has two entries.",
            fault(
                "sharing_tracker_way",
                "is_match = valid && (stored_tag == tag)",
                "is_match = 1'b0",
            ),
        ),
        property(
            "entry_follows",
            "R4, R7, R11 to R14",
            "An entry marks the cores that the requests have marked, and no other; its line has one while it cannot have been evicted.",
            fault(
                "sharing_tracker_table",
                "new_sharers = held | requester;",
                "new_sharers = requester;",
            ),
        ),
        property(
            "recency_follows",
            "R7, R9",
            "A line is evicted only after two other lines of its set were used since it was.",
            fault(
                "sharing_tracker_table",
                "wire is_used = adds || (may_forward && found);",
                "wire is_used = adds;",
            ),
        ),
        property(
            "pointer_follows",
            "R6",
            "A set's pointer is the core named last in it, or the highest core after a reset or flush.",
            fault("sharing_tracker_table", "pointer = 2'd2;", "pointer = 2'd1;"),
        ),
        property(
            "r1_waits",
            "R1",
            "While an answer stands and is not taken, every `ready` is false.",
            fault(
                "sharing_tracker",
                "wire passes = !holds_q || answer_ready;",
                "wire passes = 1'b1;",
            ),
        ),
        property(
            "r2_order",
            "R2, R10",
            "An overdue lookup passes first, then flush, invalidate, remove, lookup.",
            fault(
                "sharing_tracker_requests",
                "remove_ready = may_enter && !before_remove",
                "remove_ready = may_enter && !invalidate_valid",
            ),
        ),
        property(
            "r3_answer",
            "R3, R16",
            "An answer stands in the cycle after a request passed, until it is taken, and at no other time.",
            fault("sharing_tracker", "holds_d = requests_passed_valid;", "holds_d = 1'b1;"),
        ),
        property(
            "r16_no_forward_without_answer",
            "R16",
            "`answer_forward` is false whenever `answer_valid` is.",
            fault(
                "sharing_tracker",
                "answer_forward = holds_q && table_forward",
                "answer_forward = table_forward",
            ),
        ),
        property(
            "r5_repeats",
            "R5",
            "The answer repeats kind, line and core of its request and gives the line's bank.",
            fault(
                "sharing_tracker",
                "assign answer_core = core_q;",
                "assign answer_core = ~core_q;",
            ),
        ),
        property(
            "r13_flush",
            "R5, R13",
            "The answer to a flush names no sharer.",
            fault(
                "sharing_tracker_table",
                "if (!is_invalidate && !is_flush) begin",
                "if (!is_invalidate) begin",
            ),
        ),
        property(
            "r4_sharers",
            "R4, R5, R7, R11, R12",
            "`answer_sharers` are the cores marked for the line after the request.",
            fault("sharing_tracker_table", "new_sharers = other_sharers;", "new_sharers = held;"),
        ),
        property(
            "guarantee",
            "R4, R6, R11, R12",
            "No core is named, or called a sharer, that did not add the line since the last invalidate or flush, and its own last remove.",
            fault(
                "sharing_tracker_table",
                "(is_remove || is_invalidate) && found",
                "is_remove && found",
            ),
        ),
        property(
            "r6_forward",
            "R6, R8, R14",
            "A lookup with `may_forward` is answered with the first other sharer after the pointer, if there is one; nothing else is.",
            fault("sharing_tracker_rotation", "cores & ~up_to_pointer", "cores"),
        ),
    ],
    covers: &[Cover { name: "forwarded_past_the_pointer" }, Cover { name: "evicted" }],
    exempt: &[],
};

fn design(sharers: &str) -> Result<Design, EmitErrors> {
    let text = format!("{SMALL}sharers = \"{sharers}\"\n");
    let settings = Settings::parse(&text, "proof").expect("a legal design");
    let config = Config::of(&settings).expect("a design with this block");
    emit::emit(&SharingTracker::new(&config), &EmitOptions::default())
}
