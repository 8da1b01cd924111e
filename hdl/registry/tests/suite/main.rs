//! What holds for all blocks: names, pages, lists, texts, properties.
//!
//! Outside of the library, which would be compiled a second time for them: it holds the harness of every block. One program,
//! since each links all of it.

#![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.

mod golden;
mod growth;
mod idle;
mod lists;
mod memories;
mod mutants;
mod names;
mod order;
mod pages;
mod properties;
mod ready;
mod recording;
mod text;
mod timing;
mod words;

use design::{Design, PRESETS};
use registry::{Block, blocks, parts_of};
use testbenches::testing::is_full;

/// Small designs of which each top is emitted, by the names of their configs in `proofs/mutation`.
const SMALL: [&str; 7] = ["cluster", "decoupled", "node", "ccn_node", "tracker_node", "sac", "llc"];

/// Each block of the presets; at the short depth the tops are those of small designs, whose text is the same but for
/// numbers, and whose elaboration and cycles take a tenth of the time.
fn blocks_and_small_tops() -> Vec<Block> {
    let presets = PRESETS.iter().map(|preset| preset.design().unwrap());
    let is_top = |block: &Block| parts_of(block.info.name).is_some();
    let all = presets.flat_map(|design| blocks(&design));
    if is_full() {
        return all.collect();
    }
    let small = SMALL.iter().flat_map(|name| {
        let path = format!("{}/../../proofs/mutation/{name}.toml", env!("CARGO_MANIFEST_DIR"));
        blocks(&Design::load(path).unwrap())
    });
    all.filter(|block| !is_top(block)).chain(small.filter(is_top)).collect()
}
