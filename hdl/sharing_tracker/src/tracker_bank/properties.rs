//! What is proved of the block, with two cores and one entry, and with three cores and two.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Fault, Fragment, Proofs, fault, property};

use super::{Config, rtl::TrackerBank};
use design::Design as Settings;

/// Properties, covers and deliberate faults of `tracker_bank` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "tracker_bank",
    cases: &[
        Case {
            name: "2 cores, an entry, a queue of 2",
            design: || design(2, 1, 2),
            constants: &[("CORES", 2), ("WAYS", 1), ("QUEUE", 2)],
            depth: 6,
            reach: 12,
        },
        Case {
            name: "3 cores, 2 entries, a queue of 3",
            design: || design(3, 2, 3),
            constants: &[("CORES", 3), ("WAYS", 2), ("QUEUE", 3)],
            depth: 5,
            reach: 12,
        },
    ],
    fragments: &[
        Fragment { module: "tracker_bank", text: include_str!("properties.v") },
        Fragment { module: "request_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "register_file", text: proofs::FIRST_WORDS },
    ],
    properties: &[
        property(
            "queues_hold",
            "invariant",
            "The queue holds no more than it has places for, from its head on.",
            fault("request_queue", "used_d = used_q + 2'd1;", "used_d = used_q + 2'd2;"),
        ),
        property(
            "answer_follows",
            "R4",
            "The answer stands with what of its message the tracker does not repeat.",
            top("passing = writes_core;", "passing = removes_core;"),
        ),
        property(
            "places_follow",
            "R5",
            "A forward is offered from the cycle after it took its place on, until it is taken.",
            fault("forward_queue", "if (popped && !pushed) begin", "if (!pushed) begin"),
        ),
        property(
            "queue_follows",
            "R6, R8",
            "The queue holds what entered and has not left; who entered last is known.",
            top("answer_sent_d = enters;", "answer_sent_d = 1'b1;"),
        ),
        property(
            "pointer_follows",
            "R2",
            "Of each stream it is known whose message was offered, and where the turn stands.",
            fault("tracker_bank_stream_arbiter", "waits_d = offered;", "waits_d = request;"),
        ),
        property(
            "r1_passed_on",
            "R1",
            "A message goes to the stream of its kind, with its line and core; only a load that allocates asks and adds.",
            top("tracker_lookup_adds = !message_id", "tracker_lookup_adds = message_id"),
        ),
        property(
            "r2_arbiter",
            "R2",
            "Each stream is offered what was offered before, or the next core's in turn.",
            fault(
                "tracker_bank_stream_arbiter",
                "arbiter_request = waiting;",
                "arbiter_request = request;",
            ),
        ),
        property(
            "r3_ready",
            "R3",
            "A message passes exactly when it is offered to the tracker, and the tracker's stream is ready.",
            top("(removes_offered[0] && tracker_remove_ready)", "removes_offered[0]"),
        ),
        property(
            "r3_one",
            "R3",
            "At most one message's `ready` is true, and no message passes with a flush.",
            top("(loads_offered[0] && tracker_lookup_ready)", "loads_offered[0]"),
        ),
        property(
            "r5_to_r7_taken",
            "R5, R6, R7",
            "An answer is taken when its forward has a place, when the queue has room and no nack its turn, or at once.",
            top("tracker_answer_ready = has_place;", "tracker_answer_ready = 1'b1;"),
        ),
        property(
            "r8_nack_ready",
            "R8",
            "A nack enters when there is room, but not before an answer whose turn it is.",
            top("(!is_for_l2 || answer_sent_q)", "!is_for_l2"),
        ),
        property(
            "exactly_one",
            "R5, R6, R7, R8",
            "A load or write whose answer is taken leaves by exactly one of forward and queue; a remove and a flush by neither.",
            top("is_asked && !tracker_answer_forward", "is_asked"),
        ),
        property(
            "followed",
            "R6, R8, R9",
            "A message stands, is a forward or waits in the queue, a nack waits there, behind what came before and unchanged.",
            top("requests_push_line = nack_line;", "requests_push_line = tracker_answer_line;"),
        ),
        property(
            "r5_forward",
            "R5",
            "A forward has line, requester and identifier of its load, which allocates.",
            fault("forward_queue", "if (pushed) begin", "if (push_valid) begin"),
        ),
        property(
            "r9_order",
            "R9",
            "Requests leave in the order in which they entered, which is that of the grants but for nacks.",
            fault("request_queue", "tail_d = tail_q + 1'b1;", "tail_d = tail_q;"),
        ),
        property(
            "entries_follow",
            "R4",
            "An entry marks no core that has not asked for its line since the last write to it, its own last remove, and a flush.",
            fault(
                "sharing_tracker_table",
                "(is_remove || is_invalidate) && found",
                "is_remove && found",
            ),
        ),
        property(
            "forward_of_a_copy",
            "R4, R5",
            "A load is forwarded to another core, which has asked for the line since the last write to it.",
            fault(
                "sharing_tracker_table",
                "other_sharers = held & ~requester",
                "other_sharers = held",
            ),
        ),
        property(
            "r10_idle",
            "R10",
            "`idle` is true exactly while no answer stands, no forward waits and the queue is empty, and after a reset.",
            top("&& !waits && ", "&& "),
        ),
    ],
    covers: &[
        Cover { name: "forwarded" },
        Cover { name: "nack_was_granted" },
        Cover { name: "full" },
    ],
    exempt: &[],
};

const fn top(text: &'static str, replacement: &'static str) -> Fault {
    fault("tracker_bank", text, replacement)
}

/// Lines of two sectors of 16 bytes, a bank of one set.
fn design(cores: u32, ways: u32, queue: u32) -> Result<Design, EmitErrors> {
    let text = format!(
        "design = 'sharing-tracker'\nname = 't'\n\
         [l1]\naddress_bits = 16\nline_bytes = 32\nsector_bytes = 16\nmshr_entries = 4\nid_bits = 2\n\
         [sharing_tracker]\ncores = {cores}\nsets = 2\nways = {ways}\nbanks = 2\nbank_queue = {queue}\n\
         [l2]\nbytes = 128\nways = 2\n"
    );
    let settings = Settings::parse(&text, "proof").expect("a legal design");
    let config = Config::of(&settings).expect("a design with this block");
    emit::emit(&TrackerBank::<4>::new(&config), &EmitOptions::default())
}
