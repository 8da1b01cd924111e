//! Cycle-by-cycle simulation through rust-hdl's `simulate`.
use crate::phase::{self, Phase};
use rust_hdl::core::prelude::{Block, simulate};

// A pass settles one level of the tree; no block is nested a hundred deep.
const MOST_PASSES: usize = 100;

/// Runs a block cycle by cycle, in this thread, with the implicit clock and reset.
pub struct Simulator<B> {
    block: B,
}

/// The block has a combinational loop that does not settle.
#[derive(Debug, PartialEq, Eq)]
pub struct NotSettled;

impl std::fmt::Display for NotSettled {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the block's signals do not settle within {MOST_PASSES} passes")
    }
}

impl std::error::Error for NotSettled {}

impl<B: Block> Simulator<B> {
    /// A simulation of `block`. Its registers hold 0 until a cycle with reset.
    pub fn new(mut block: B) -> Simulator<B> {
        block.connect_all();
        Simulator { block }
    }

    /// The block, to sample its outputs.
    pub fn block(&self) -> &B {
        &self.block
    }

    /// The block, to drive its inputs.
    pub fn block_mut(&mut self) -> &mut B {
        &mut self.block
    }

    /// Lets the combinational values settle.
    pub fn settle(&mut self) -> Result<(), NotSettled> {
        let settled = phase::during(Phase::Settle, || simulate(&mut self.block, MOST_PASSES));
        if settled { Ok(()) } else { Err(NotSettled) }
    }

    /// The rising clock edge, under reset or not. The block must have settled.
    pub fn edge(&mut self, reset: bool) {
        let phase = if reset { Phase::ResetEdge } else { Phase::Edge };
        phase::during(phase, || self.block.update_all());
    }
}
