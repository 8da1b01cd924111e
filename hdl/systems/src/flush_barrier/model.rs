//! The golden model: the rules of the block's page.

use std::collections::BTreeSet;

use super::{Config, In, Out};
use testbenches::dut::Model;

/// A flush, and which nodes have shown that they are empty.
#[derive(Clone, Debug)]
pub struct FlushBarrier {
    nodes: usize,
    /// The nodes that have shown `node_flushed` in the flush that is in progress.
    shown: Option<BTreeSet<usize>>,
    flushed: bool,
}

impl FlushBarrier {
    /// The state after a reset (R4).
    pub fn new(config: &Config) -> FlushBarrier {
        FlushBarrier { nodes: config.nodes(), shown: None, flushed: false }
    }
}

impl Model for FlushBarrier {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        // R1
        if input.flush && !self.flushed && self.shown.is_none() {
            self.shown = Some(BTreeSet::new());
        }
        // R2
        let node_flush = input.flush || self.shown.is_some();
        let out = Out { node_flush, flushed: self.flushed };
        // R3
        self.flushed &= input.flush;
        if let Some(shown) = &mut self.shown {
            let shows = |node: &usize| input.node_flushed[node / 64] >> (node % 64) & 1 == 1;
            shown.extend((0..self.nodes).filter(shows));
            if shown.len() == self.nodes {
                (self.shown, self.flushed) = (None, true);
            }
        }
        out
    }
}
