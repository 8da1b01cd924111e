//! The hardware.

use super::{Config, Ports};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct FlushBarrier {
    kind: Kind,
    pub(super) ports: Ports,
    /// A flush is in progress.
    flushes: Flop<Bit>,
    /// The nodes that have shown that they are empty.
    shown: Reg,
    is_flushed: Flop<Bit>,
}

impl FlushBarrier {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> FlushBarrier {
        FlushBarrier {
            kind: Kind::of::<FlushBarrier>(
                "Flushes all nodes of a cluster together: each until every one is empty.",
            ),
            ports: Ports::new(config),
            flushes: Flop::new(),
            shown: Reg::new(config.nodes()),
            is_flushed: Flop::new(),
        }
    }
}

impl Logic for FlushBarrier {
    #[kernel]
    fn update(&mut self) {
        let is_in_progress = self.flushes.q || (self.flush && !self.is_flushed.q);
        let shown = self.shown.q | self.node_flushed;
        let ends = is_in_progress && shown.all();
        self.flushes.d = is_in_progress && !ends;
        self.shown.d = 0;
        if is_in_progress && !ends {
            self.shown.d = shown;
        }
        self.is_flushed.d = ends || (self.is_flushed.q && self.flush);
        self.node_flush = self.flush || self.flushes.q;
        self.flushed = self.is_flushed.q;
    }
}
