//! What is proved of the block, for lines of four sectors and of two.

use emit::{EmitErrors, EmitOptions};
use proofs::{Case, Cover, Exemption, Fragment, Proofs, fault, property};

use super::{Config, rtl::ChunkReceiver};
use design::Design;

/// Properties, covers and deliberate faults of `chunk_receiver` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "chunk_receiver",
    cases: &[
        Case {
            name: "4 sectors",
            design: || design(8),
            constants: &[("SECTORS", 4)],
            depth: 8,
            reach: 10,
        },
        Case {
            name: "2 sectors",
            design: || design(16),
            constants: &[("SECTORS", 2)],
            depth: 8,
            reach: 10,
        },
    ],
    fragments: &[Fragment { module: "chunk_receiver", text: include_str!("properties.v") }],
    properties: &[
        property(
            "r1_acknowledgement",
            "R1",
            "A reply to a packet of no sectors is one beat without data.",
            fault(
                "chunk_receiver",
                "assign core_reply_last = ",
                "assign core_reply_last = packet_id[0] && ",
            ),
        ),
        property(
            "r3_shown",
            "R1 to R4, R8, R9",
            "The core is offered headers of no sectors, and wanted sectors, and nothing else.",
            fault(
                "chunk_receiver",
                "assign core_reply_valid = ",
                "assign core_reply_valid = core_reply_ready && ",
            ),
        ),
        property(
            "r3_sector",
            "R3",
            "A wanted beat is offered as the lowest sector to come, with its data.",
            fault(
                "chunk_receiver",
                "core_reply_data = packet_data",
                "core_reply_data = ~packet_data",
            ),
        ),
        property(
            "r4_taken",
            "R1 to R4",
            "A beat is taken when the core takes it, or at once if the core is not to see it.",
            fault(
                "chunk_receiver",
                "assign packet_ready = ",
                "assign packet_ready = core_reply_ready && ",
            ),
        ),
        property(
            "r5_last",
            "R1, R5",
            "A beat is the core's last when no wanted sector is to come after it.",
            fault(
                "chunk_receiver",
                "assign core_reply_last = ",
                "assign core_reply_last = core_reply_ready || ",
            ),
        ),
        property(
            "r6_id",
            "R6",
            "The identifier is the header's until the last beat.",
            fault("chunk_receiver", "request_id = id_q", "request_id = packet_id"),
        ),
        property(
            "r7_done",
            "R7",
            "A request is done when the last beat of its packet is taken.",
            fault(
                "chunk_receiver",
                "assign request_done = ",
                "assign request_done = core_reply_valid && ",
            ),
        ),
    ],
    covers: &[Cover { name: "dropped_then_shown" }, Cover { name: "acknowledgement" }],
    exempt: &[Exemption {
        name: "core_reply",
        reason: "a beat passes in its cycle, also in the first after a reset",
    }],
};

/// Lines of 32 bytes.
fn design(sector_bytes: u32) -> Result<emit::Design, EmitErrors> {
    let text = format!(
        "design = \"shared-l1\"\nname = \"proof\"\n[l1]\naddress_bits = 16\nline_bytes = 32\n\
         sector_bytes = {sector_bytes}\nid_bits = 2\n[shared_l1]\ncores = 2\n"
    );
    let design = Design::parse(&text, "proof.toml").expect("a legal config");
    let config = Config::of(&design).expect("a design with the block");
    emit::emit(&ChunkReceiver::new(&config), &EmitOptions::default())
}
