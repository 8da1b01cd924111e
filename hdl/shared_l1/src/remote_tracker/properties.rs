//! Proofs of the block, with few entries.

use emit::{EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

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
