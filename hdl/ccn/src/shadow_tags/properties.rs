//! What is proved of the block, on small L1 caches.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Fragment, Proofs, fault, property};

use super::{Config, rtl::ShadowTags};
use design::{IndexFunction, L1};

/// Properties, covers and deliberate faults of `shadow_tags` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "shadow_tags",
    cases: &[
        Case {
            name: "4 sets of 2 ways, xor",
            design: || design(4, 2, IndexFunction::Xor),
            constants: &[("WAYS", 2), ("INDEX", 1)],
            depth: 8,
            reach: 10,
        },
        Case {
            name: "2 sets of 3 ways, linear",
            design: || design(2, 3, IndexFunction::Linear),
            constants: &[("WAYS", 3), ("INDEX", 0)],
            depth: 8,
            reach: 10,
        },
    ],
    fragments: &[Fragment { module: "shadow_tags", text: include_str!("properties.v") }],
    properties: &[
        property(
            "r1_answer_a_cycle_later",
            "R1",
            "A lookup in cycle t, and nothing else, is answered in cycle t + 1.",
            fault("shadow_tags", "asked_q <= lookup_valid;", "asked_q <= 1'b1;"),
        ),
        property(
            "r2_hit_when_held",
            "R2 to R7, R9, R11",
            "The answer is a hit exactly when a way held the line before the edge of the lookup's cycle.",
            fault("valid_bits", "if (clear_enable)", "if (clear_enable && !set_enable)"),
        ),
        property(
            "r8_set",
            "R8",
            "The set of a looked-up line is the config's index function of it.",
            fault("set_index_xor", "set_number = ", "set_number = ~"),
        ),
        property(
            "r8_tag",
            "R8",
            "The tag is the line-address bits above the set index.",
            fault("set_index_xor", "assign tag = ", "assign tag = ~"),
        ),
        property(
            "r9_reset_drops_the_answer",
            "R9",
            "There is no answer in the cycle after a reset.",
            fault("shadow_tags", "asked_q <= 1'b0;", "asked_q <= lookup_valid;"),
        ),
        property(
            "r10_hit_only_with_answer",
            "R10",
            "`answer_hit` is false whenever `answer_valid` is.",
            fault("shadow_tags", "asked_q && found", "found"),
        ),
        property(
            "r12_lowest_way_answers",
            "R2, R12",
            "`answer_way` holds the line; where several do, it is the lowest of them.",
            fault(
                "shadow_tags",
                "if (ways_matched[0])",
                "if (ways_matched[0] && !ways_matched[1])",
            ),
        ),
    ],
    covers: &[Cover { name: "hit_in_the_last_way" }, Cover { name: "miss_after_a_hit" }],
    exempt: &[],
};

/// 16 address bits and lines of 256 bytes: the fewest there are.
fn design(sets: u32, ways: u32, index: IndexFunction) -> Result<Design, EmitErrors> {
    let l1 = L1 { address_bits: 16, line_bytes: 256, sets, ways, index, ..L1::default() };
    let config = Config::new(&l1, "proof").expect("a legal geometry");
    emit::emit(&ShadowTags::new(&config), &EmitOptions::default())
}
