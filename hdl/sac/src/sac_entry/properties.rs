//! What is proved of the block, with two identifiers.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Exemption, Fragment, Proofs, fault, property};

use super::{Config, rtl::SacEntry};
use design::{Llc, Sac};

/// Properties, covers and deliberate faults of `sac_entry` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "sac_entry",
    cases: &[
        Case {
            name: "3 chips of 4 slices, 2 identifiers",
            design: || design(3, 4),
            constants: &[("CHIPS", 3), ("MOST", 2), ("SLICE_LOW", 2)],
            depth: 6,
            reach: 10,
        },
        Case {
            name: "2 chips of 2 slices, 2 identifiers",
            design: || design(2, 2),
            constants: &[("CHIPS", 2), ("MOST", 2), ("SLICE_LOW", 1)],
            depth: 6,
            reach: 10,
        },
        Case {
            name: "3 chips of 4 slices, 4 identifiers, as in `proofs/mutation/sac.toml`",
            design: mutated,
            constants: &[("CHIPS", 3), ("MOST", 4), ("SLICE_LOW", 2)],
            depth: 6,
            reach: 10,
        },
    ],
    fragments: &[Fragment { module: "sac_entry", text: include_str!("properties.v") }],
    properties: &[
        property(
            "count_follows",
            "invariant",
            "The block knows how many requests are unanswered, whether one stands, and which left last.",
            fault("sac_entry", "leaves && !answered", "leaves"),
        ),
        property(
            "waits_with_room",
            "invariant",
            "A request that stands has room.",
            fault("sac_entry", "hold || is_full", "hold"),
        ),
        property(
            "r1_unchanged",
            "R1",
            "What is offered to the NoC is the request, with the number of the chip.",
            fault("sac_entry", "forward_id = request_id", "forward_id = ~request_id"),
        ),
        property(
            "r1_taken",
            "R1",
            "A request is taken in the cycle in which it leaves, and in no other.",
            fault("sac_entry", "request_ready = leaves", "request_ready = forward_ready"),
        ),
        property(
            "r2_target",
            "R2",
            "It goes to this chip under SM-side, else to its home, and there to the slice of its line.",
            fault("sac_entry", ".sm_side        (sm_side)", ".sm_side        (hold)"),
        ),
        property(
            "r3_no_new_one",
            "R3, R6",
            "A request is offered if it stood, or if nothing is held and there is room.",
            fault("sac_entry", "hold || is_full", "is_full"),
        ),
        property(
            "r3_offered",
            "R3, R6",
            "Every other request is offered in its cycle.",
            fault("sac_entry", "hold || is_full", "hold || unanswered_q[0]"),
        ),
        property(
            "r4_held",
            "R4",
            "`held` is true while `hold` is and nothing stands; nothing is offered then.",
            fault("sac_entry", "held = hold && !is_stalled_q", "held = hold"),
        ),
        property(
            "r4_only_falls",
            "R4",
            "While all is held the unanswered requests only become fewer.",
            fault("sac_entry", "hold || is_full", "is_full"),
        ),
        property(
            "r5_empty",
            "R5, R10",
            "`empty` is true while no request is unanswered.",
            fault("sac_entry", "answered && !leaves", "answered && !leaves && !hold"),
        ),
        property(
            "r6_room",
            "R6",
            "No more requests are unanswered than there are identifiers.",
            fault("sac_entry", "hold || is_full", "hold"),
        ),
        property(
            "r7_replies",
            "R7",
            "Replies pass in their cycle, unchanged.",
            fault("sac_entry", "down_reply_last = reply_last", "down_reply_last = reply_valid"),
        ),
        property(
            "r8_miss",
            "R8, R10",
            "In the cycle after a request left its slice is told, and whether its home is this chip.",
            fault("sac_entry", "left_q <= leaves", "left_q <= leaves && !hold"),
        ),
    ],
    covers: &[
        Cover { name: "switched_and_went" },
        Cover { name: "full" },
        Cover { name: "drained" },
    ],
    exempt: &[
        Exemption { name: "forward", reason: "a request comes through without a register" },
        Exemption { name: "down_reply", reason: "a reply comes through without a register" },
    ],
};

/// Line addresses of 8 bits, the fewest there are.
fn design(chips: u32, slices: u32) -> Result<Design, EmitErrors> {
    let sac = Sac { chips, slices, line_bytes: 256, sector_bytes: 32, ..Sac::default() };
    let sac = Sac { slice_bytes: 1_024, slice_ways: 2, address_bits: 16, crd_sets: 2, ..sac };
    emitted(&sac, 1)
}

/// What the block's mutants are made of: the promises of the environment help to decide them.
fn mutated() -> Result<Design, EmitErrors> {
    let sac = Sac { chips: 3, slices: 4, line_bytes: 64, address_bits: 16, ..Sac::default() };
    emitted(&Sac { slice_bytes: 1_024, slice_ways: 8, crd_sets: 2, ..sac }, 2)
}

fn emitted(sac: &Sac, id_bits: u32) -> Result<Design, EmitErrors> {
    let llc = Llc { source_bits: 1, id_bits, ..Llc::default() };
    let config = Config::new(sac, &llc, "proof").expect("a legal entry");
    emit::emit(&SacEntry::new(&config), &EmitOptions::default())
}
