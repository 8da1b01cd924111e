//! What is proved of the block, with few entries of few stores.

use emit::{EmitErrors, EmitOptions};
use proofs::{Case, Cover, Fault, Fragment, Proofs, fault, property};

use super::{Config, rtl::StoreTracker};
use design::Design;

/// Properties, covers and deliberate faults of `store_tracker` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "store_tracker",
    cases: &[
        Case {
            name: "2 entries of 3 stores",
            design: || design(2, 3),
            constants: &[("LINES", 2), ("MERGES", 3)],
            depth: 8,
            reach: 10,
        },
        Case {
            name: "3 entries of 2 stores",
            design: || design(3, 2),
            constants: &[("LINES", 3), ("MERGES", 2)],
            depth: 5,
            reach: 10,
        },
    ],
    fragments: &[Fragment { module: "store_tracker", text: include_str!("properties.v") }],
    properties: &[
        property(
            "entries_follow",
            "R1, R5, R6",
            "Each entry counts the stores that were accepted into it and not acknowledged, never more than `store_tracker_merges`.",
            entry_fault("count_d = count_q - 2'd1;", "count_d = count_q;"),
        ),
        property(
            "one_entry",
            "R1, R2",
            "A line and a way have one entry while stores of theirs are counted, and else none.",
            fault("store_tracker", "if (entries_is_same_way[0])", "if (1'b0)"),
        ),
        property(
            "r1_store_is_counted",
            "R1, R5, R6, R9",
            "A store that was accepted is counted, by the entry of its line and way, until its own acknowledgement.",
            entry_fault(
                "one_less = acknowledge && busy",
                "one_less = (acknowledge || take) && busy",
            ),
        ),
        property(
            "r2_line_entry",
            "R2",
            "`store_entry` is the entry of the request's line and way, if there is one.",
            fault("store_tracker", "if (entries_is_same_way[1])", "if (entries_is_full[1])"),
        ),
        property(
            "r2_lowest_free",
            "R2",
            "If there is none, it is the lowest that is free.",
            fault("store_tracker", "if (!entries_is_busy[0])", "if (1'b0)"),
        ),
        property(
            "r3_has_room",
            "R3",
            "`has_room` is true if the entry of the request's line and way counts fewer than `store_tracker_merges`, or if there is none and an entry is free.",
            fault("store_tracker", "(has_same_way && !same_way_is_full)", "has_same_way"),
        ),
        property(
            "r4_blocked",
            "R4",
            "`load_blocked` is true exactly if there is an entry of the request's line and the other way.",
            entry_fault("is_other_way = is_line && !is_same_way", "is_other_way = is_line"),
        ),
        property(
            "no_load_overtakes",
            "R1, R4, R9",
            "From its acceptance to its own acknowledgement, a store blocks the loads of its line that would go the other way.",
            entry_fault(
                "one_less = acknowledge && busy",
                "one_less = (acknowledge || take) && busy",
            ),
        ),
        property(
            "r7_is_empty",
            "R7",
            "`is_empty` is true while every store that was accepted is acknowledged.",
            fault("store_tracker", "assign is_empty = ", "assign is_empty = store_valid || "),
        ),
        property(
            "r8_reset",
            "R8",
            "After a reset every entry is free.",
            entry_fault("count_q <= 2'd0;", "count_q <= count_d;"),
        ),
    ],
    covers: &[Cover { name: "full" }, Cover { name: "full_entry" }],
    exempt: &[],
};

const fn entry_fault(text: &'static str, replacement: &'static str) -> Fault {
    Fault { module: "store_tracker_entry", text, replacement }
}

/// Line addresses of 11 bits.
fn design(entries: usize, merges: usize) -> Result<emit::Design, EmitErrors> {
    let text = format!(
        "design = \"shared-l1\"\nname = \"proof\"\n[l1]\naddress_bits = 16\nline_bytes = 32\n\
         sector_bytes = 8\nid_bits = 2\n[shared_l1]\ncores = 2\nstore_tracker_lines = {entries}\n\
         store_tracker_merges = {merges}\n"
    );
    let design = Design::parse(&text, "proof.toml").expect("a legal config");
    let config = Config::of(&design).expect("a design with the block");
    emit::emit(&StoreTracker::new(&config), &EmitOptions::default())
}
