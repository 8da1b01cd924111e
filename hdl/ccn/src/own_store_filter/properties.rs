//! What is proved of the block, on small filters.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Fragment, Proofs, fault, property};

use super::{Config, rtl::OwnStoreFilter};
use design::{Ccn, L1};

/// Properties, covers and deliberate faults of `own_store_filter` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "own_store_filter",
    cases: &[
        Case {
            name: "8 bits, lines of three groups",
            design: || design(8, 16),
            constants: &[("FILTER", 8)],
            depth: 6,
            reach: 8,
        },
        Case {
            name: "16 bits, lines of two groups and a half",
            design: || design(16, 18),
            constants: &[("FILTER", 16)],
            depth: 6,
            reach: 8,
        },
    ],
    fragments: &[Fragment { module: "own_store_filter", text: include_str!("properties.v") }],
    properties: &[
        property(
            "bits_follow",
            "invariant",
            "Any two bits of the filter are what the stores, clears and resets so far make them.",
            fault("own_store_filter", "kept = 8'd0", "kept = 8'd1"),
        ),
        property(
            "r1_answer_a_cycle_later",
            "R1",
            "A query in cycle t, and nothing else, is answered in cycle t + 1.",
            fault("own_store_filter", "asked_q <= query_valid;", "asked_q <= 1'b1;"),
        ),
        property(
            "r2_filtered_when_both_set",
            "R2, R4, R5",
            "The answer is true exactly when both bits of the line were set before the edge of the query's cycle.",
            fault("own_store_filter", "&& has_h2;", ";"),
        ),
        property(
            "r3_hashes",
            "R3",
            "Bit p of group k goes into bit p of h1, and into bit p + k, modulo their number, of h2.",
            fault(
                "own_store_filter_hash",
                "rotated[5:3] = rotated[2:0] ^ ",
                "rotated[5:3] = rotated[2:0] ^ ~",
            ),
        ),
        property(
            "r6_line_stays_set",
            "invariant",
            "Both bits of a line stored since the last clear and reset are set.",
            fault("own_store_filter", "marked | h2_bit", "h2_bit"),
        ),
        property(
            "r6_own_store_is_seen",
            "R4, R6, R7",
            "A line stored since the last clear and reset is filtered.",
            fault(
                "own_store_filter",
                "marked = kept | h1_bit",
                "marked = query_valid ? kept : kept | h1_bit",
            ),
        ),
        property(
            "r8_reset_drops_the_answer",
            "R8",
            "There is no answer in the cycle after a reset.",
            fault("own_store_filter", "asked_q <= 1'b0;", "asked_q <= query_valid;"),
        ),
        property(
            "r9_filtered_only_with_answer",
            "R9",
            "`answer_filtered` is false whenever `answer_valid` is.",
            fault("own_store_filter", "query_valid && has_h1", "has_h1"),
        ),
    ],
    covers: &[Cover { name: "filtered_without_a_store" }, Cover { name: "forgotten_by_a_clear" }],
    exempt: &[],
};

fn design(filter_bits: u32, address_bits: u32) -> Result<Design, EmitErrors> {
    let l1 = L1 { address_bits, line_bytes: 256, sets: 2, ..L1::default() };
    let ccn = Ccn { filter_bits, ..Ccn::default() };
    let config = Config::new(&ccn, &l1, "proof").expect("a legal filter");
    emit::emit(&OwnStoreFilter::new(&config), &EmitOptions::default())
}
