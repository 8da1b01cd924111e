//! What is proved of the block, for lines of four sectors.

use emit::{EmitErrors, EmitOptions};
use proofs::{Case, Cover, Exemption, Fragment, Proofs, fault, property};

use super::{Config, rtl::Chunker};
use design::Design;

/// Properties, covers and deliberate faults of `chunker` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "chunker",
    cases: &[
        Case {
            name: "4 sectors, chunking",
            design: || design("true"),
            constants: &[("SECTORS", 4), ("CHUNKING", 1)],
            depth: 8,
            reach: 10,
        },
        Case {
            name: "4 sectors, full lines",
            design: || design("false"),
            constants: &[("SECTORS", 4), ("CHUNKING", 0)],
            depth: 8,
            reach: 10,
        },
    ],
    fragments: &[Fragment { module: "chunker", text: include_str!("properties.v") }],
    properties: &[
        property(
            "left_follows",
            "invariant",
            "The sectors left are those of the current packet that were not sent, also in a gap.",
            fault("chunker", "left_d = left_q;", "left_d = reply_valid ? left_q : 0;"),
        ),
        property(
            "r4_header",
            "R1, R4, R8",
            "The first beat of a packet, and no other, is a header.",
            fault("chunker", "assign packet_header = ", "assign packet_header = packet_last || "),
        ),
        property(
            "r4_sectors",
            "R2 to R4",
            "The packet's sectors are those asked for, or all of them without chunking.",
            fault("chunker", "assign packet_sectors = ", "assign packet_sectors = 1'b1 | "),
        ),
        property(
            "r5_lowest_missing",
            "R1, R2, R5",
            "A sector beat is the lowest sector of the packet that was not sent.",
            fault("fixed_priority_arbiter", "granted = i[1:0];", "granted = ~i[1:0];"),
        ),
        property(
            "r6_valid",
            "R6",
            "A beat is offered exactly while a reply is valid.",
            fault("chunker", "assign packet_valid = ", "assign packet_valid = packet_ready && "),
        ),
        property(
            "r7_last",
            "R1, R3",
            "The last beat is the one after which no sector is missing.",
            fault("chunker", "assign packet_last = ", "assign packet_last = packet_header || "),
        ),
        property(
            "r7_ready",
            "R7",
            "The reply is taken in the cycle of the last beat.",
            fault("chunker", "assign reply_ready = ", "assign reply_ready = packet_last || "),
        ),
    ],
    covers: &[
        Cover { name: "all_sectors" },
        Cover { name: "after_a_gap" },
        Cover { name: "acknowledgement" },
    ],
    exempt: &[
        Exemption {
            name: "packet",
            reason: "the header is offered in the reply's cycle, also in the first after a reset",
        },
        Exemption {
            name: "reply",
            reason: "it may be gone between two beats of its packet; `properties.v` says what it promises",
        },
        Exemption { name: "packet_data", reason: "it is `line_data` as it comes" },
    ],
};

/// Lines of 32 bytes with sectors of 8.
fn design(chunking: &str) -> Result<emit::Design, EmitErrors> {
    let text = format!(
        "design = \"shared-l1\"\nname = \"proof\"\n[l1]\naddress_bits = 16\nline_bytes = 32\n\
         sector_bytes = 8\nid_bits = 2\n[shared_l1]\ncores = 3\nchunking = {chunking}\n"
    );
    let design = Design::parse(&text, "proof.toml").expect("a legal config");
    let config = Config::of(&design).expect("a design with the block");
    emit::emit(&Chunker::new(&config), &EmitOptions::default())
}
