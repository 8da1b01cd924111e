//! Proofs of the block, for three cores; the router's answers are proved of `min_router`.

use emit::{EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

use super::{Config, rtl::RequestClassifier};
use design::Design;

/// Properties, covers and deliberate faults of `request_classifier` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "request_classifier",
    cases: &[
        Case {
            name: "3 cores, default paths",
            design: || design("update", "fixed", "home", "probe"),
            constants: &[("CORES", 3), ("EVICT", 0), ("MODE", 0), ("DIRECT", 0), ("LAZY", 0)],
            depth: 2,
            reach: 2,
        },
        Case {
            name: "3 cores, default paths, stores evict",
            design: || design("evict", "fixed", "home", "probe"),
            constants: &[("CORES", 3), ("EVICT", 1), ("MODE", 0), ("DIRECT", 0), ("LAZY", 0)],
            depth: 2,
            reach: 2,
        },
        Case {
            name: "3 cores, the paths of the paper",
            design: || design("update", "mode", "direct", "lazy"),
            constants: &[("CORES", 3), ("EVICT", 0), ("MODE", 1), ("DIRECT", 1), ("LAZY", 1)],
            depth: 2,
            reach: 2,
        },
    ],
    fragments: &[Fragment { module: "request_classifier", text: include_str!("properties.v") }],
    exempt: &[],
};

/// 16 address bits, lines of 256 bytes, 2 sets, on a mesh of 3 by 2.
fn design(
    write_hit: &str,
    store_path: &str,
    atomic_path: &str,
    leftover: &str,
) -> Result<emit::Design, EmitErrors> {
    let text = format!(
        "design = \"shared-l1\"\nname = \"proof\"\n\
         [l1]\naddress_bits = 16\nline_bytes = 256\nsets = 2\nwrite_hit = \"{write_hit}\"\n\
         [shared_l1]\ncores = 3\nstore_path = \"{store_path}\"\n\
         atomic_path = \"{atomic_path}\"\nleftover = \"{leftover}\"\n\
         [mesh]\ncolumns = 3\nrows = 2\nl2_at = [1, 4]\n"
    );
    let design = Design::parse(&text, "proof.toml").expect("a legal config");
    let config = Config::of(&design).expect("a design with the block");
    emit::emit(&RequestClassifier::new(&config), &EmitOptions::default())
}
