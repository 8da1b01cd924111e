//! What is proved of the block, with few entries.

use emit::{EmitErrors, EmitOptions};
use proofs::{Case, Cover, Fault, Fragment, Proofs, Property};

use super::{Config, rtl::StoreTracker};
use crate::config::Design;

/// The proofs.
pub const PROOFS: Proofs = Proofs {
    block: "store_tracker",
    cases: &[
        Case {
            name: "2 lines, 2 stores each",
            design: || design(2, 2),
            constants: &[("ENTRIES", 2), ("MERGES", 2)],
            depth: 8,
            reach: 10,
        },
        Case {
            name: "3 lines, 3 stores each",
            design: || design(3, 3),
            constants: &[("ENTRIES", 3), ("MERGES", 3)],
            depth: 8,
            reach: 10,
        },
    ],
    fragments: &[Fragment { module: "store_tracker", text: include_str!("properties.v") }],
    properties: &[
        property(
            "r1_one_entry",
            "R1, R2",
            "A line has one entry at most for each way.",
            Fault {
                module: "store_tracker_entry",
                text: "kept_line_q == line",
                replacement: "kept_line_q < line",
            },
        ),
        property(
            "r1_an_entry_is_of_one_line",
            "R1, R2",
            "An entry that counts stores of a line counts no others.",
            Fault {
                module: "store_tracker",
                text: "if (entries_0_is_own)",
                replacement: "if (entries_0_is_busy)",
            },
        ),
        property(
            "r2_own_entry",
            "R2",
            "A store of a line and way that have an entry is counted there.",
            Fault {
                module: "store_tracker",
                text: "if (entries_1_is_own)",
                replacement: "if (entries_1_is_own && store_valid)",
            },
        ),
        property(
            "r2_lowest_free",
            "R2",
            "Any other is counted by the lowest free entry.",
            Fault {
                module: "store_tracker",
                text: "if (!entries_1_is_busy)",
                replacement: "if (entries_1_is_busy)",
            },
        ),
        property(
            "r3_room",
            "R3, R5, R6, R8",
            "There is room if the own entry counts fewer than it can, or else if one is free.",
            Fault {
                module: "store_tracker",
                text: "assign has_room = ",
                replacement: "assign has_room = !ack_valid && ",
            },
        ),
        property(
            "r4_blocked",
            "R1, R4 to R6, R8",
            "A load waits exactly while a store of its line by the other way is not acknowledged.",
            Fault {
                module: "store_tracker",
                text: "assign load_blocked = ",
                replacement: "assign load_blocked = !ack_valid && ",
            },
        ),
        property(
            "r7_empty",
            "R5 to R8",
            "The tracker is empty exactly while every store is acknowledged.",
            Fault {
                module: "store_tracker",
                text: "assign is_empty = ",
                replacement: "assign is_empty = ack_valid || ",
            },
        ),
    ],
    covers: &[Cover { name: "full" }, Cover { name: "both_ways" }],
    exempt: &[],
};

const fn property(
    name: &'static str,
    rule: &'static str,
    says: &'static str,
    fault: Fault,
) -> Property {
    Property { name, rule, says, bounded: None, fault }
}

/// Line addresses of 8 bits.
fn design(lines: usize, merges: usize) -> Result<emit::Design, EmitErrors> {
    let text = format!(
        "design = \"shared-l1\"\nname = \"proof\"\n[l1]\naddress_bits = 16\nline_bytes = 256\n\
         sets = 2\n[shared_l1]\ncores = 2\nstore_tracker_lines = {lines}\n\
         store_tracker_merges = {merges}\n"
    );
    let design = Design::parse(&text, "proof.toml").expect("a legal config");
    let config = Config::of(&design).expect("a design with the block");
    emit::emit(&StoreTracker::new(&config), &EmitOptions::default())
}
