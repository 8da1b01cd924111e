//! What is proved of the block, on few places.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Exemption, Fragment, Proofs, fault, property};

use super::{Config, rtl::ResponseStop};
use design::{Ccn, L1};

/// Properties, covers and deliberate faults of `response_stop` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "response_stop",
    cases: &[
        Case {
            name: "lines of 2 sectors, 2 places",
            design: || design(16, 2),
            constants: &[("PLACES", 2), ("SECTORS", 2)],
            depth: 8,
            reach: 12,
        },
        Case {
            name: "lines of a sector, 3 places",
            design: || design(32, 3),
            constants: &[("PLACES", 3), ("SECTORS", 1)],
            depth: 6,
            reach: 12,
        },
    ],
    fragments: &[
        Fragment { module: "response_stop", text: include_str!("properties.v") },
        Fragment { module: "register_file", text: proofs::FIRST_WORDS },
        Fragment { module: "ram", text: proofs::FIRST_WORDS },
    ],
    properties: &[
        property(
            "ends_follow",
            "invariant",
            "The beats lie between the two ends, as many as entered and have not left.",
            fault("response_stop_places", "(head_next != tail_q)", "(head_q != tail_q)"),
        ),
        property(
            "places_follow",
            "invariant",
            "The places that are taken are those of the beats that are there, have left, and are to come.",
            fault("response_stop", "if (releases && !takes)", "if (releases)"),
        ),
        property(
            "response_follows",
            "invariant",
            "The block knows which response comes, of whom, and which sector is next.",
            fault("response_stop", "entry_read_d = serve_entry", "entry_read_d = passing_entry"),
        ),
        property(
            "beat_follows",
            "invariant",
            "A beat lies behind those that came before it, unchanged, and whom it is for with its place.",
            fault("response_stop", "places_data = line_data", "places_data = passing_data"),
        ),
        property(
            "head_is_read",
            "invariant",
            "The oldest beat is read, also in the cycle after it was written.",
            fault("write_first_ram", "if (was_written_q)", "if (was_written_q && write_enable)"),
        ),
        property(
            "r1_fill",
            "R1",
            "Beats of own responses, and no others, are offered to the core.",
            fault(
                "response_stop",
                "fill_valid = passing_valid && is_local",
                "fill_valid = passing_valid",
            ),
        ),
        property(
            "r1_own",
            "R1",
            "They pass unchanged in the cycle in which they come, without a place.",
            fault("response_stop", "passing_ready = fill_ready", "passing_ready = foreign_ready"),
        ),
        property(
            "r4_one_by_one",
            "R4, R5",
            "No foreign beat is taken while a line is read or served, and no line served while a foreign response has begun.",
            fault("response_stop", "foreign_ready = !reads && ", "foreign_ready = "),
        ),
        property(
            "r5_place",
            "R2, R5",
            "The first beat of a foreign response is taken only while a place is free and no line is read.",
            fault("response_stop", "has_place && !comes_first", "!comes_first"),
        ),
        property(
            "r5_begins",
            "R5",
            "It is taken then, but in a cycle in which a line is served first.",
            fault("response_stop", "has_place && !comes_first", "has_place && !serve_valid"),
        ),
        property(
            "r5_goes_on",
            "R5",
            "The other beats of a foreign response are taken as they come.",
            fault(
                "response_stop",
                "!places_is_first || (has_place",
                "(!places_is_first && has_place) || (has_place",
            ),
        ),
        property(
            "r6_two_places",
            "R6",
            "A line is served only while two places are free: the bubble rule.",
            fault(
                "response_stop",
                "has_two_places = taken_q < 2'd1",
                "has_two_places = taken_q < 2'd2",
            ),
        ),
        property(
            "r6_ready",
            "R4, R6, R7",
            "A line is served when they are, no other beat of one comes after this cycle, no foreign response has begun, and it is its turn.",
            fault("response_stop", "gives_way = was_new_q && ", "gives_way = "),
        ),
        property(
            "r7_gives_way",
            "R7",
            "After a new response a foreign one that waits goes first.",
            fault(
                "response_stop",
                "!(gives_way && passing_valid)",
                "!(gives_way && passing_valid && passing_last)",
            ),
        ),
        property(
            "r8_offered",
            "R8",
            "A beat is offered exactly while one is there.",
            fault(
                "response_stop_places",
                "pop_valid = has_beat_q",
                "pop_valid = has_beat_q || enters",
            ),
        ),
        property(
            "r8_in_order",
            "R2, R3, R8",
            "The oldest beat is offered unchanged, for whom its response is, and `last` with the last of it.",
            fault(
                "response_stop_places",
                "pop_entry = requesters_read_0_data[ENTRY_BIT]",
                "pop_entry = !requesters_read_0_data[ENTRY_BIT]",
            ),
        ),
        property(
            "r9_reset",
            "R9",
            "After a reset nothing is there, and all places are free.",
            fault("response_stop_places", "has_beat_q <= 1'b0", "has_beat_q <= has_beat_d"),
        ),
    ],
    covers: &[
        Cover { name: "all_taken" },
        Cover { name: "new_behind_foreign" },
        Cover { name: "foreign_between_new" },
    ],
    exempt: &[Exemption { name: "fill", reason: "a beat comes through without a register" }],
};

/// Lines of 32 bytes, entries of 1 bit, cores of 2.
fn design(sector_bytes: u32, response_queue: u32) -> Result<Design, EmitErrors> {
    let l1 = L1 { line_bytes: 32, sector_bytes, mshr_entries: 2, ..L1::default() };
    let ccn = Ccn { cores: 4, response_queue, ..Ccn::default() };
    let config = Config::new(&l1, &ccn, "proof").expect("legal places");
    emit::emit(&ResponseStop::new(&config), &EmitOptions::default())
}
