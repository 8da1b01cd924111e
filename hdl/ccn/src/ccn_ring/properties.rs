//! What is proved of the block: rings of three cores and lines of one sector.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Exemption, Fragment, Proofs, fault, property};

use super::{Config, rtl::CcnRing};
use design::{Ccn, L1};

/// Properties, covers and deliberate faults of `ccn_ring` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "ccn_ring",
    cases: &[
        Case {
            name: "3 cores, lines of a sector, queues of 2 places",
            design: || design(2),
            constants: &[("PLACES", 2)],
            depth: 8,
            reach: 16,
        },
        Case {
            name: "the same with queues of 3 places",
            design: || design(3),
            constants: &[("PLACES", 3)],
            depth: 10,
            reach: 0,
        },
    ],
    fragments: &[
        Fragment { module: "ccn_ring", text: include_str!("properties.v") },
        Fragment { module: "ring_stop", text: include_str!("stop.v") },
        Fragment { module: "register_file", text: proofs::FIRST_WORDS },
        Fragment { module: "miss_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "unserved_queue", text: kit::queue::PROPERTIES },
        Fragment { module: "request_queue", text: include_str!("request_queue.v") },
    ],
    properties: &[
        property(
            "requests_follow",
            "invariant",
            "ReqQ's head stands in its register; what was looked up is foreign, and what was offered goes on.",
            fault(
                "request_stop",
                "offered_d = next_valid && !next_ready",
                "offered_d = next_valid",
            ),
        ),
        property(
            "responses_follow",
            "invariant",
            "The places of RespQ that are taken are those of the beats that are there and of the one that comes.",
            fault("response_stop", "if (releases && !takes)", "if (releases)"),
        ),
        property(
            "queues_hold",
            "invariant",
            "The words of a queue stand in a row from its head on.",
            fault("unserved_queue", "used_d = used_q + 2'd1;", "used_d = used_q + 2'd2;"),
        ),
        property(
            "every_request",
            "invariant",
            "Each request in ReqQ has travelled, or is an own one.",
            fault(
                "request_stop",
                "queue_push_travelled = passing_travelled",
                "queue_push_travelled = 1'b0",
            ),
        ),
        property(
            "every_response",
            "invariant",
            "Each response in RespQ is a foreign one.",
            fault("response_stop", "passing_valid && !is_local &&", "passing_valid &&"),
        ),
        property(
            "last_requests_pass",
            "invariant",
            "A request in the last place of ReqQ has travelled: one from CB needs two places.",
            fault("request_stop", "queue_has_two_places && ", "passing_ready && "),
        ),
        property(
            "last_responses_pass",
            "invariant",
            "A response in the last place of RespQ came past, and is a hop from its core.",
            fault(
                "response_stop",
                "has_two_places = taken_q < 2'd1",
                "has_two_places = taken_q < 2'd2",
            ),
        ),
        property(
            "requests_move",
            "invariant",
            "While L1s and L2 take what comes, no head of ReqQ stays for 7 cycles; of queues with 3 places, 10.",
            fault("request_stop", "queue_has_two_places && ", "passing_ready && "),
        ),
        property(
            "responses_move",
            "invariant",
            "While L1s and L2 take what comes, no head of RespQ stays for 3 cycles.",
            fault(
                "response_stop",
                "has_two_places = taken_q < 2'd1",
                "has_two_places = taken_q < 2'd2",
            ),
        ),
        property(
            "r5_once",
            "R5",
            "A request is in one place of one stop, whichever it is, from CB until it is answered or has gone to L2.",
            fault(
                "request_stop",
                "queue_push_entry = passing_entry",
                "queue_push_entry = buffer_pop_entry",
            ),
        ),
        property(
            "r5_asked_for",
            "R5",
            "What is answered or goes to L2 is in flight.",
            fault("ring_stop_reader", "serve_entry = served_entry", "serve_entry = ~served_entry"),
        ),
        property(
            "r6_requests",
            "R6",
            "The queues of requests have a free place.",
            fault("request_stop", "queue_has_two_places && ", "passing_ready && "),
        ),
        property(
            "r6_responses",
            "R6",
            "The queues of responses have a free place.",
            fault(
                "response_stop",
                "has_two_places = taken_q < 2'd1",
                "has_two_places = taken_q < 2'd2",
            ),
        ),
        property(
            "r7_leaves",
            "R7",
            "A request, whichever it is, is on the rings for at most 45 cycles in a row in which L1s and L2 take what \
             comes; of queues with 3 places, 102. A bound of what is left to it falls in each of them.",
            fault(
                "request_stop",
                "next_travelled = has_travelled || is_at_home",
                "next_travelled = has_travelled",
            ),
        ),
    ],
    covers: &[
        Cover { name: "requests_all_but_one" },
        Cover { name: "answered" },
        Cover { name: "came_home" },
    ],
    exempt: &[Exemption { name: "fill", reason: "a beat comes through without a register" }],
};

/// Lines of 11 address bits and a sector of 256 bits; entries of 1 bit, 3 cycles of patience.
fn design(places: u32) -> Result<Design, EmitErrors> {
    let l1 =
        L1 { address_bits: 16, line_bytes: 32, sets: 2, ways: 1, mshr_entries: 2, ..L1::default() };
    let ccn = Ccn {
        cores: 3,
        buffer: 2,
        request_queue: places,
        response_queue: places,
        buffer_patience: 3,
        ..Ccn::default()
    };
    let config = Config::new(&l1, &ccn, "proof").expect("legal queues");
    emit::emit(&CcnRing::new(&config), &EmitOptions::default())
}
