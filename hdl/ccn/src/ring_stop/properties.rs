//! What is proved of the block, on a small L1: what joins its parts, whose own properties stand beside them.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Exemption, Fragment, Proofs, fault, property};

use super::{Config, rtl::RingStop};
use design::{Ccn, IndexFunction, L1};

/// Properties, covers and deliberate faults of `ring_stop` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "ring_stop",
    cases: &[
        Case {
            name: "2 sets of 2 ways, lines of 2 sectors, queues of 3 places",
            design: || design(3),
            constants: &[("PLACES", 3)],
            depth: 7,
            reach: 12,
        },
        Case {
            name: "the same with queues of 2 places",
            design: || design(2),
            constants: &[("PLACES", 2)],
            depth: 7,
            reach: 0,
        },
    ],
    fragments: &[
        Fragment { module: "ring_stop", text: include_str!("properties.v") },
        Fragment { module: "ram", text: include_str!("words.v") },
        Fragment { module: "unserved_queue", text: kit::queue::PROPERTIES },
    ],
    properties: &[
        property(
            "tags_follow",
            "R3",
            "A way holds a line exactly when it was written last with it, and not invalidated since.",
            fault("valid_bits", "if (clear_enable)", "if (clear_enable && !set_enable)"),
        ),
        property(
            "found_follows",
            "invariant",
            "The tags find a line that is looked up in the ways that held it before.",
            fault("shadow_tags", "asked_tag_q <= index_tag", "asked_tag_q <= ~index_tag"),
        ),
        property(
            "head_is_asked",
            "invariant",
            "What the tags were asked for is the line at ReqQ's head.",
            fault("request_stop", "lookup_line = queue_second_line", "lookup_line = next_line"),
        ),
        property(
            "reader_follows",
            "invariant",
            "Reader and RespQ know alike how many sectors of a line are to come, and for whom.",
            fault("ring_stop_reader", "sector_d = sector_q + 1'b1", "sector_d = sector_q"),
        ),
        property(
            "offers_follow",
            "invariant",
            "What is known to have been looked up is a foreign head, and what was offered to the next node goes there.",
            fault(
                "request_stop",
                "offered_d = next_valid && !next_ready",
                "offered_d = next_valid",
            ),
        ),
        property(
            "places_follow",
            "invariant",
            "The places of RespQ that are taken are those of the beats that are there, have left, and are to come.",
            fault("response_stop", "if (releases && !takes)", "if (releases)"),
        ),
        property(
            "head_is_read",
            "invariant",
            "The oldest beat of RespQ is read, also in the cycle after it was written.",
            fault("write_first_ram", "if (was_written_q)", "if (was_written_q && write_enable)"),
        ),
        property(
            "queues_hold",
            "invariant",
            "The words of a queue stand in a row from its head on.",
            fault("unserved_queue", "used_d = used_q + 2'd1;", "used_d = used_q + 2'd2;"),
        ),
        property(
            "r4_held",
            "R4",
            "A hit is a line that the L1 holds now, in the way that is named.",
            fault("ring_stop", "tags_answer_hit && !is_gone", "tags_answer_hit"),
        ),
        property(
            "r4_hits",
            "R4",
            "A line hits that was held in the cycle of its lookup and not invalidated in it, whatever else was.",
            fault("ring_stop", "is_gone = reader_served_set == set_gone_q", "is_gone = 1'b1"),
        ),
        property(
            "r5_both_take",
            "R5",
            "A line begins to be read exactly when its request leaves ReqQ and its response takes a place.",
            fault(
                "ring_stop_reader",
                "serve_valid = served_valid && !gives_way",
                "serve_valid = served_valid",
            ),
        ),
        property(
            "r5_reads",
            "R5",
            "The sectors of a line are read one a cycle from the first, and nothing else is.",
            fault("ring_stop_reader", "read_sector = sector_q", "read_sector = ~sector_q"),
        ),
        property(
            "r5_where",
            "R5",
            "They are read where the line is held.",
            fault("ring_stop_reader", "read_way = way_read_q", "read_way = served_way"),
        ),
        property(
            "r6_turn",
            "R6",
            "No line begins in the cycle after a read while the core waits.",
            fault("ring_stop_reader", "gives_way = has_read_q && core_waits", "gives_way = 1'b0"),
        ),
        property(
            "r6_else",
            "R5, R6",
            "One begins in any other cycle in which a hit waits and RespQ takes it.",
            fault(
                "ring_stop_reader",
                "gives_way = has_read_q && core_waits",
                "gives_way = core_waits",
            ),
        ),
        property(
            "r7_enters",
            "R7",
            "What was read enters RespQ.",
            fault("response_stop", "places_data = line_data", "places_data = passing_data"),
        ),
        property(
            "r8_told",
            "R8",
            "`served` is the first read of a line, for the remote core that asked.",
            fault(
                "ring_stop_reader",
                "begins = served_valid && serve_ready",
                "begins = (served_valid || core_waits) && serve_ready",
            ),
        ),
        property(
            "r9_reset",
            "R9",
            "After a reset nothing is read, held or in a queue.",
            fault("ring_stop_reader", "sector_q <= 1'b0", "sector_q <= sector_d"),
        ),
    ],
    covers: &[
        Cover { name: "gone_in_lookup" },
        Cover { name: "core_between" },
        Cover { name: "answered" },
    ],
    exempt: &[Exemption { name: "fill", reason: "a beat comes through without a register" }],
};

/// Lines of 11 address bits and 2 sectors of 128 bits, entries of 1 bit, cores of 2.
fn design(places: u32) -> Result<Design, EmitErrors> {
    let l1 = L1 {
        address_bits: 16,
        line_bytes: 32,
        sector_bytes: 16,
        sets: 2,
        ways: 2,
        index: IndexFunction::Xor,
        mshr_entries: 2,
        ..L1::default()
    };
    let ccn = Ccn {
        cores: 4,
        buffer: 2,
        request_queue: places,
        response_queue: places,
        buffer_patience: 3,
        ..Ccn::default()
    };
    let config = Config::new(&l1, &ccn, "proof").expect("legal queues");
    emit::emit(&RingStop::new(&config), &EmitOptions::default())
}
