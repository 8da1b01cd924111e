//! How much memory it takes to make what `generate` writes of a block, without making it.
//!
//! The hardware is a tree of structs: its size follows from how many wires they have. A top has blocks of its design many
//! times, so that one of each is enough to know.

use crate::{Block, parts_of};
use about::Figure;
use testbenches::registry::Size;

/// Bytes of a wire in the tree of hardware, and of what is emitted, recorded and written of it.
const PER_SIGNAL: u64 = 600;
/// Bytes of a golden model for each word of the hardware's memories: lines that are valid, whose use, and what they hold.
const PER_WORD: u64 = 4;
/// Bytes that the program takes for any block.
const LEAST: u64 = 40 << 20;

/// Megabytes that `generate` takes for `block`, of the `blocks` of its design, about.
pub fn megabytes(blocks: &[Block], block: &Block) -> u64 {
    let bytes = match parts_of(block.info.name) {
        None => bytes(block),
        Some(parts) => {
            let of = |name: &&str| {
                let part = blocks.iter().find(|other| other.info.name == *name);
                copies(&block.figures, name).saturating_mul(part.map_or(0, bytes))
            };
            parts.iter().map(of).fold(0, u64::saturating_add)
        }
    };
    LEAST.saturating_add(bytes).div_ceil(1 << 20)
}

fn bytes(block: &Block) -> u64 {
    let Size { signals, words } = block.block.size();
    signals * PER_SIGNAL + words * PER_WORD
}

/// The blocks of which a cluster has one for each core.
const NODES: [&str; 5] = ["l1", "decoupled_l1d", "shared_l1", "ccn_l1", "tracker_node"];

/// How often a top of these figures has a block.
fn copies(figures: &[Figure], part: &str) -> u64 {
    let names: &[&str] = match part {
        _ if NODES.contains(&part) => &["nodes"],
        "sac_entry" => &["entries"],
        "tracker_bank" => &["tracker_banks"],
        "slice_bypass" | "atomic_buffer" | "llc_slice" | "line_splitter" => &["tiles", "l2_banks"],
        _ => &[],
    };
    figures.iter().find(|figure| names.contains(&figure.name)).map_or(1, |figure| figure.ours)
}
