//! What is proved of the block, with few entries.

use emit::{EmitErrors, EmitOptions};
use proofs::{Case, Cover, Fragment, Proofs, fault, property};

use super::{Config, rtl::RemoteTracker};
use design::Design;

/// Properties, covers and deliberate faults of `remote_tracker` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "remote_tracker",
    cases: &[
        Case {
            name: "2 requests",
            design: || design(2),
            constants: &[("REQUESTS", 2)],
            depth: 8,
            reach: 8,
        },
        Case {
            name: "3 requests",
            design: || design(3),
            constants: &[("REQUESTS", 3)],
            depth: 5,
            reach: 8,
        },
    ],
    fragments: &[Fragment { module: "remote_tracker", text: include_str!("properties.v") }],
    properties: &[
        property(
            "r2_room",
            "R2, R7",
            "A request may leave exactly while fewer than `remote_requests` are in flight.",
            fault("remote_tracker", "assign issue_ready = ", "assign issue_ready = reply_done || "),
        ),
        property(
            "r3_known",
            "R1, R3 to R5, R7",
            "A request is known from the cycle after its issue until it is answered.",
            fault("remote_tracker_entry", "if (take) begin", "if (take && !reply_done) begin"),
        ),
        property(
            "r3_sectors",
            "R3",
            "The sectors are those of the issue.",
            fault(
                "remote_tracker_entry",
                "kept_sectors_d = issue_sectors",
                "kept_sectors_d = ~issue_sectors",
            ),
        ),
        property(
            "r3_context",
            "R3",
            "The note is that of the issue.",
            fault(
                "remote_tracker_entry",
                "kept_context_d = issue_context",
                "kept_context_d = ~issue_context",
            ),
        ),
        property(
            "r6_in_flight",
            "R5, R6",
            "The number is that of the requests issued and not answered.",
            fault("remote_tracker", "used_q - ", "used_q + "),
        ),
    ],
    covers: &[Cover { name: "full" }, Cover { name: "both" }],
    exempt: &[],
};

/// Identifiers of 3 bits, lines of two sectors.
fn design(requests: usize) -> Result<emit::Design, EmitErrors> {
    let text = format!(
        "design = \"shared-l1\"\nname = \"proof\"\n[l1]\naddress_bits = 16\nline_bytes = 32\n\
         sector_bytes = 16\nid_bits = 3\n[shared_l1]\ncores = 2\nremote_requests = {requests}\n\
         store_tracker_lines = 2\n"
    );
    let design = Design::parse(&text, "proof.toml").expect("a legal config");
    let config = Config::of(&design).expect("a design with the block");
    emit::emit(&RemoteTracker::new(&config), &EmitOptions::default())
}
