//! What is proved of the block, for three cores; what the router answers is proved of `min_router`.

use emit::{EmitErrors, EmitOptions};
use proofs::{Case, Cover, Fragment, Proofs, fault, property};

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
    properties: &[
        property(
            "r1_shared",
            "R1",
            "A set is treated as its parity says.",
            fault(
                "request_classifier",
                "assign is_shared = ",
                "assign is_shared = request_kind[0] || ",
            ),
        ),
        property(
            "r2_local_line",
            "R2, R3",
            "A request to a local line goes to the local L1.",
            fault("request_classifier", "home != core_number", "home >= core_number"),
        ),
        property(
            "r3_way",
            "R3 to R6",
            "The way follows from kind, home, mode and router alone.",
            fault("request_classifier", "remote_way = WAY_L2", "remote_way = WAY_HOME"),
        ),
        property(
            "r7_local",
            "R3 to R9",
            "What happens to the local copy follows from kind, home and mode alone.",
            fault("request_classifier", "local_copy = LOCAL_NONE", "local_copy = LOCAL_ACCESS"),
        ),
        property(
            "r10_tracked",
            "R10",
            "Stores and atomics to another's line are tracked.",
            fault(
                "request_classifier",
                "assign is_tracked = ",
                "assign is_tracked = is_shared && ",
            ),
        ),
    ],
    covers: &[Cover { name: "store_remote_way" }, Cover { name: "atomic_to_l2" }],
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
