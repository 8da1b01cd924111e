//! What is proved of the block, with two and three entries.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Exemption, Fault, Fragment, Proofs, fault, property};

use super::{Config, rtl::LineOrder};
use crate::Geometry;
use design::{Axi, Llc};

/// Properties, covers and deliberate faults of `line_order` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "line_order",
    cases: &[
        Case {
            name: "2 entries",
            design: || design(2),
            constants: &[("ENTRIES", 2)],
            depth: 8,
            reach: 8,
        },
        Case {
            name: "3 entries",
            design: || design(3),
            constants: &[("ENTRIES", 3)],
            depth: 6,
            reach: 8,
        },
    ],
    fragments: &[Fragment { module: "line_order", text: include_str!("properties.v") }],
    properties: &[
        property(
            "entries_follow",
            "invariant",
            "The entries hold what has passed and is not answered, each once.",
            entry_fault("if (takes)", "if (takes && !is_answered)"),
        ),
        property(
            "sectors_in_order",
            "R2, R3",
            "While a write to a sector is unanswered, nothing else that names it is.",
            entry_fault("(write_q || is_write)", "write_q"),
        ),
        property(
            "r1_unchanged",
            "R1",
            "What is offered to the memory is what is offered by the slice.",
            fault(
                "line_order",
                "assign memory_request_id = request_id",
                "assign memory_request_id = memory_reply_id",
            ),
        ),
        property(
            "r1_at_once",
            "R1",
            "A request is taken in the cycle in which the memory takes it.",
            fault("line_order", "request_ready = memory_request_ready", "request_ready = 1'b1"),
        ),
        property(
            "r3_held",
            "R3, R5",
            "A load or store is held while an unanswered write overlaps it, and a store while any request does.",
            entry_fault("(write_q || is_write)", "is_write"),
        ),
        property(
            "r3_atomic",
            "R3, R5",
            "An atomic is held while anything to its line is unanswered, whichever sectors it names.",
            fault("line_order", "named = 4'd15", "named = request_sectors"),
        ),
        property(
            "r4_full",
            "R4, R5",
            "Every request is held while as many as there are entries are unanswered.",
            fault("line_order", "is_held = (&busy) || ", "is_held = "),
        ),
        property(
            "r5_not_held",
            "R3, R4, R5",
            "What overlaps nothing is offered when it is there, and taken when the memory is ready, whichever line it is to.",
            entry_fault("overlaps && (write_q", "is_line && (write_q"),
        ),
        property(
            "r6_beats",
            "R6",
            "Beats pass unchanged in the cycle in which they come, whatever the requests do.",
            fault(
                "line_order",
                "assign memory_reply_ready = reply_ready",
                "assign memory_reply_ready = reply_ready && !request_valid",
            ),
        ),
        property(
            "r7_idle",
            "R7",
            "`idle` is true exactly while nothing is unanswered, and after a reset.",
            fault("line_order", "assign idle = ", "assign idle = request_valid || "),
        ),
    ],
    covers: &[
        Cover { name: "beside" },
        Cover { name: "full" },
        Cover { name: "goes_after_answer" },
    ],
    exempt: &[
        Exemption { name: "memory_request", reason: "a request comes through without a register" },
        Exemption { name: "reply", reason: "a beat comes through without a register" },
    ],
};

const fn entry_fault(text: &'static str, replacement: &'static str) -> Fault {
    fault("line_order_entry", text, replacement)
}

/// Lines of 4 sectors, line addresses of 10 bits, identifiers of 3.
fn design(entries: u32) -> Result<Design, EmitErrors> {
    let llc = Llc { sets: 2, address_bits: 16, line_bytes: 64, sector_bytes: 16, ..Llc::default() };
    let llc = Llc { mshr_entries: 1, write_backs: 1, atomics: 1, ..llc };
    let port = Geometry::new(&llc, "proof").expect("a legal geometry");
    let order = design::LineOrder { entries };
    let config = Config::new(&port, &order, &Axi::default(), "proof").expect("legal entries");
    emit::emit(&LineOrder::new(&config), &EmitOptions::default())
}
