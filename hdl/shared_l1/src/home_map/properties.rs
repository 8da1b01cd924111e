//! Proofs of the block, for a few cores.

use emit::{EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

use super::{Config, rtl::HomeMap};
use design::Design;

/// Properties, covers and deliberate faults of `home_map` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "home_map",
    cases: &[
        Case {
            name: "3 cores, core bits, linear",
            design: || design("cores = 3", "linear"),
            constants: &[("CORES", 3), ("HASH", 0), ("INDEX", 0)],
            depth: 2,
            reach: 2,
        },
        Case {
            name: "5 cores, xor, xor",
            design: || design("cores = 5\nhome_hash = \"xor\"", "xor"),
            constants: &[("CORES", 5), ("HASH", 1), ("INDEX", 1)],
            depth: 2,
            reach: 2,
        },
    ],
    fragments: &[Fragment { module: "home_map", text: include_str!("properties.v") }],
    exempt: &[],
};

/// 16 address bits, lines of 256 bytes and 4 sets.
fn design(shared: &str, index: &str) -> Result<emit::Design, EmitErrors> {
    let text = format!(
        "design = \"shared-l1\"\nname = \"proof\"\n[l1]\naddress_bits = 16\nline_bytes = 256\n\
         sets = 4\nindex = \"{index}\"\n[shared_l1]\n{shared}\n"
    );
    let design = Design::parse(&text, "proof.toml").expect("a legal config");
    let config = Config::of(&design).expect("a design with the block");
    emit::emit(&HomeMap::new(&config), &EmitOptions::default())
}
