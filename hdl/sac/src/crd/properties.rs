//! What is proved of the block: its counts, and of any line, chip and sector when it hits.
//!
//! Tags of two bits: what a set holds, and in which order it was used, is the state of the proof.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Fragment, Proofs, fault, property};

use super::{Config, rtl::Crd};
use design::Sac;

/// Properties, covers and deliberate faults of `crd` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "crd",
    cases: &[
        Case {
            name: "2 sets of 2 entries, 3 chips",
            design: || design(3, 32, false),
            constants: &[("CHIPS", 3), ("WAYS", 2), ("SETS", 2), ("STRIDE", 32)],
            depth: 6,
            reach: 8,
        },
        Case {
            name: "2 sets of 2 entries, 2 chips, 2 sectors a line",
            design: || design(2, 32, true),
            constants: &[("CHIPS", 2), ("WAYS", 2), ("SETS", 2), ("STRIDE", 32)],
            depth: 6,
            reach: 8,
        },
    ],
    fragments: &[Fragment { module: "crd", text: include_str!("properties.v") }],
    properties: &[
        property(
            "r1_count_of_sampled",
            "R1, R7, R9 to R11",
            "`requests` is the sampled requests since the last clear and reset, held when full.",
            fault("crd_offset", "(tag >> 1)", "tag"),
        ),
        property(
            "r3_hit_only_when_held",
            "R2 to R6, R10, R11",
            "A hit means that the chip asked for the sector, and that not as many other lines as a set has entries came since the line was last asked for.",
            fault("crd_way", "if (is_used)", "if (1'b1)"),
        ),
        property(
            "r5_held_until_others_fill_the_set",
            "R4 to R7",
            "A chip that asked for a sector hits while fewer other lines than a set has entries came since the line was last asked for.",
            fault("crd_way", "wanted | held", "wanted"),
        ),
        property(
            "r3_memory_side_only_when_held",
            "R2 to R6, R10, R11",
            "A hit under memory-side means that some chip asked for the sector, and that not as many other lines as a set has entries came since the line was last asked for.",
            fault("crd", "{23'd0, shared}", "24'd1"),
        ),
        property(
            "r5_memory_side_until_others_fill_the_set",
            "R3 to R7",
            "A sector that some chip asked for hits under memory-side while fewer other lines than a set has entries came since the line was last asked for.",
            fault("crd", "{23'd0, shared}", "{23'd0, hit}"),
        ),
        property(
            "r8_answer_a_cycle_later",
            "R1, R8, R10, R11",
            "A sampled request in cycle t without a clear, and nothing else, is answered in cycle t + 1.",
            fault("crd", "request_valid && !clear", "request_valid"),
        ),
        property(
            "r9_count_of_hits",
            "R9",
            "`hits` rises by one with each answer that is a hit, unless `requests` was full, and by nothing else.",
            fault("crd", "hit_count_q + ", "hit_count_q + {23'd0, request_chip[0]} + "),
        ),
        property(
            "r9_no_more_hits_than_requests",
            "R9",
            "`hits` never exceeds `requests`.",
            fault("crd", "hit_count_q + ", "hit_count_q + {23'd0, accepted} + "),
        ),
        property(
            "r3_hit_is_one_under_memory_side",
            "R3",
            "A request that hits hits under memory-side too.",
            fault("crd", "{23'd0, shared}", "{23'd0, shared && !hit}"),
        ),
        property(
            "r9_memory_side_by_one",
            "R9",
            "`memory_side_hits` rises by one in a cycle with an answer, and by nothing else.",
            fault("crd", "{23'd0, shared}", "{22'd0, shared, 1'b0}"),
        ),
        property(
            "r9_no_more_memory_side_hits_than_requests",
            "R9",
            "`memory_side_hits` never exceeds `requests`.",
            fault("crd", "shared_count_d = 24'd0", "shared_count_d = shared_count_q"),
        ),
        property(
            "r10_clear_counts_from_zero",
            "R10, R11",
            "After a clear or a reset all counters are 0 and nothing is answered.",
            fault("crd", "hit_count_d = 24'd0", "hit_count_d = hit_count_q"),
        ),
    ],
    covers: &[
        Cover { name: "hit_of_the_watched" },
        Cover { name: "memory_side_alone" },
        Cover { name: "missed_after_leaving" },
    ],
    exempt: &[],
};

/// Line addresses of 8 bits, of which the chip's cache takes all but two for its sets.
fn design(chips: u32, slices: u32, sectored: bool) -> Result<Design, EmitErrors> {
    let sac = Sac {
        chips,
        slices,
        slice_bytes: 1_024,
        slice_ways: if sectored { 4 } else { 2 },
        line_bytes: if sectored { 128 } else { 256 },
        sector_bytes: 64,
        sectored,
        address_bits: 16,
        crd_sets: 2,
        crd_ways: 2,
        ..Sac::default()
    };
    let config = Config::new(&sac, "proof").expect("a legal directory");
    emit::emit(&Crd::new(&config), &EmitOptions::default())
}
