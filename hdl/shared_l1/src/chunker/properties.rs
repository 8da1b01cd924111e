//! Proofs of the block, for lines of four sectors.

use emit::{EmitErrors, EmitOptions};
use proofs::{Case, Exemption, Fragment, Proofs};

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
