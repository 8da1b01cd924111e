//! Proofs of the block, with two and three places for requests of up to four sectors.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Exemption, Fragment, Proofs};

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
    exempt: &[
        Exemption { name: "part", reason: "a request comes through without a register" },
        Exemption { name: "reply", reason: "a beat comes through without a register" },
    ],
};

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
