//! Proofs of the block, on queues of two and three words.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Exemption, Fragment, Proofs};

use super::{Config, ReplyOrder, rtl::SliceBypass};
use design::{Llc, Sac};

/// Properties, covers and deliberate faults of `slice_bypass` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "slice_bypass",
    cases: &[
        Case {
            name: "queues of 2 and 3 words, oldest reply first, a bypass that gives way to 2 misses in place of 16; words of 11 bits",
            design: hasty,
            constants: &[("LINK_QUEUE", 2), ("MEMORY_QUEUE", 3), ("OLDEST", 1), ("MAX_LOSSES", 2)],
            depth: 8,
            reach: 12,
        },
        Case {
            name: "queues of 3 and 2 words, the slice's reply first; words of 11 bits",
            design: || design(3, 2, ReplyOrder::SliceFirst),
            constants: &[("LINK_QUEUE", 3), ("MEMORY_QUEUE", 2), ("OLDEST", 0), ("MAX_LOSSES", 16)],
            depth: 8,
            reach: 12,
        },
    ],
    fragments: &[Fragment { module: "slice_bypass", text: include_str!("properties.v") }],
    exempt: &[
        Exemption { name: "slice", reason: "a local request comes through without a register" },
        Exemption { name: "fill", reason: "a reply comes through without a register" },
        Exemption { name: "reply", reason: "a reply comes through without a register" },
    ],
};

/// With a bypass that insists soon, so that a bounded check comes to it.
fn hasty() -> Result<Design, EmitErrors> {
    let mut design = design(2, 3, ReplyOrder::Oldest)?;
    for module in &mut design.modules {
        module.text = module.text.replace("losses_q == MAX_LOSSES", "losses_q == 5'd2");
    }
    Ok(design)
}

/// The block with narrow words: it looks at none of them, and the proof has to follow each.
fn design(
    link_queue: u32,
    memory_queue: u32,
    reply_order: ReplyOrder,
) -> Result<Design, EmitErrors> {
    let sac = Sac { link_queue, memory_queue, reply_order, ..Sac::default() };
    let config = Config::new(&sac, &Llc::default(), "proof").expect("legal queues");
    emit::emit(&SliceBypass::new(&config.narrowed()), &EmitOptions::default())
}
