//! What is proved of the block, on small L1 caches.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Fault, Fragment, Proofs, Property};

use super::{Config, rtl::ShadowTags};
use design::{IndexFunction, L1};

/// The proofs.
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
            Fault {
                module: "shadow_tags",
                text: "asked_q <= lookup_valid;",
                replacement: "asked_q <= 1'b1;",
            },
        ),
        property(
            "r2_hit_when_held",
            "R2 to R7, R9, R11",
            "The answer is a hit exactly when a way held the line before the edge of the lookup's cycle.",
            Fault {
                module: "valid_bits",
                text: "if (clear_enable)",
                replacement: "if (clear_enable && !set_enable)",
            },
        ),
        property(
            "r8_set",
            "R8",
            "The set of a looked-up line is the config's index function of it.",
            Fault { module: "set_index_xor", text: "set_number = ", replacement: "set_number = ~" },
        ),
        property(
            "r8_tag",
            "R8",
            "The tag is the line-address bits above the set index.",
            Fault { module: "set_index_xor", text: "assign tag = ", replacement: "assign tag = ~" },
        ),
        property(
            "r9_reset_drops_the_answer",
            "R9",
            "There is no answer in the cycle after a reset.",
            Fault {
                module: "shadow_tags",
                text: "asked_q <= 1'b0;",
                replacement: "asked_q <= lookup_valid;",
            },
        ),
        property(
            "r10_hit_only_with_answer",
            "R10",
            "`answer_hit` is false whenever `answer_valid` is.",
            Fault { module: "shadow_tags", text: "asked_q && found", replacement: "found" },
        ),
        property(
            "r12_lowest_way_answers",
            "R2, R12",
            "`answer_way` holds the line; where several do, it is the lowest of them.",
            Fault {
                module: "shadow_tags",
                text: "if (ways_0_matched)",
                replacement: "if (ways_0_matched && !ways_1_matched)",
            },
        ),
    ],
    covers: &[Cover { name: "hit_in_the_last_way" }, Cover { name: "miss_after_a_hit" }],
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

/// 16 address bits and lines of 256 bytes: the fewest there are.
fn design(sets: u32, ways: u32, index: IndexFunction) -> Result<Design, EmitErrors> {
    let l1 = L1 { address_bits: 16, line_bytes: 256, sets, ways, index, ..L1::default() };
    let config = Config::new(&l1, "proof").expect("a legal geometry");
    emit::emit(&ShadowTags::new(&config), &EmitOptions::default())
}
