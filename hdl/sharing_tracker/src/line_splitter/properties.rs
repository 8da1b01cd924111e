//! What is proved of the block, with two and three places for requests of up to four sectors.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Exemption, Fault, Fragment, Proofs, fault, property};

use super::{Config, rtl::LineSplitter};
use design::Design as Settings;

/// Properties, covers and deliberate faults of `line_splitter` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "line_splitter",
    cases: &[
        Case {
            name: "2 places, lines of 4 sectors",
            design: || design(2, 64),
            constants: &[("PLACES", 2), ("SECTOR_BITS", 2)],
            depth: 6,
            reach: 8,
        },
        Case {
            name: "3 places, lines of 4 sectors",
            design: || design(3, 64),
            constants: &[("PLACES", 3), ("SECTOR_BITS", 2)],
            depth: 6,
            reach: 8,
        },
    ],
    fragments: &[Fragment { module: "line_splitter", text: include_str!("properties.v") }],
    properties: &[
        property(
            "places_follow",
            "R2, R7",
            "A place counts the parts of its request that are not answered, be they taken yet or not.",
            place_fault("left_d = left_q - 3'd1;", "left_d = left_q - 3'd2;"),
        ),
        property(
            "request_follows",
            "R1, R2",
            "The request that is offered keeps its place and which of its parts were taken, until the last is.",
            top("taken_d = taken_q | choice_grant;", "taken_d = choice_grant;"),
        ),
        property(
            "owner_follows",
            "R5",
            "A place keeps whose request has it.",
            place_fault("kept_id_d = request_id;", "kept_id_d = kept_id_q;"),
        ),
        property(
            "r1_lowest",
            "R1",
            "The part on offer is that of the lowest sector that is left.",
            top("request_sectors & ~taken_q", "request_sectors"),
        ),
        property(
            "r3_payload",
            "R3",
            "A part has the request's payload, and its line and sector.",
            top(
                "assign part_line = {request_line, choice_granted};",
                "assign part_line = {request_line, choice_grant[1:0]};",
            ),
        ),
        property(
            "r2_place",
            "R2, R7",
            "It has the request's place, at first the lowest free one.",
            top("place = kept_place_q;", "place = free;"),
        ),
        property(
            "r2_offered",
            "R2",
            "A part is offered exactly while the request is and has a place, or could take one.",
            top(
                "assign part_valid = request_valid && may_go;",
                "assign part_valid = request_valid;",
            ),
        ),
        property(
            "r1_taken",
            "R1",
            "A request is taken with its last part.",
            top("part_ready && is_last_part", "part_ready"),
        ),
        property(
            "r4_ready",
            "R4",
            "`request_ready` depends on a place, `part_ready` and what is left, whether the request is valid or not.",
            top("assign request_ready = may_go", "assign request_ready = request_valid && may_go"),
        ),
        property(
            "r5_beats",
            "R5",
            "Beats pass unchanged in the cycle in which they come.",
            top(
                "assign part_reply_ready = reply_ready",
                "assign part_reply_ready = reply_ready && !request_valid",
            ),
        ),
        property(
            "r5_owner",
            "R5",
            "A beat has source and identifier of the request whose part it answers.",
            place_fault("assign source = kept_source_q;", "assign source = ~kept_source_q;"),
        ),
        property(
            "r6_last",
            "R6",
            "`reply_last` stands with the answer to the last part that was not answered, and with no other.",
            place_fault("left_q == 3'd1", "left_q == 3'd2"),
        ),
        property(
            "r8_idle",
            "R8",
            "`idle` is true exactly while no place is taken, and after a reset.",
            top("assign idle = ", "assign idle = !request_valid || "),
        ),
    ],
    covers: &[Cover { name: "full" }, Cover { name: "answered_before_sent" }],
    exempt: &[
        Exemption { name: "part", reason: "a request comes through without a register" },
        Exemption { name: "reply", reason: "a beat comes through without a register" },
    ],
};

const fn top(text: &'static str, replacement: &'static str) -> Fault {
    fault("line_splitter", text, replacement)
}

const fn place_fault(text: &'static str, replacement: &'static str) -> Fault {
    fault("line_splitter_place", text, replacement)
}

/// Sectors of 16 bytes, two cores, identifiers of 3 bits.
fn design(places: u32, line_bytes: u32) -> Result<Design, EmitErrors> {
    let text = format!(
        "design = 'sharing-tracker'\nname = 't'\n\
         [l1]\naddress_bits = 16\nline_bytes = {line_bytes}\nsector_bytes = 16\nmshr_entries = 4\nid_bits = 2\n\
         [sharing_tracker]\ncores = 2\nsets = 2\nbanks = 1\n\
         [l2]\nbytes = 64\nways = 2\nsplit_requests = {places}\n"
    );
    let settings = Settings::parse(&text, "proof").expect("a legal design");
    let config = Config::of(&settings).expect("a design with this block");
    emit::emit(&LineSplitter::new(&config), &EmitOptions::default())
}
