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
        let is_in_progress = self.flushes.q.val() || (self.flush.val() && !self.is_flushed.q.val());
        let shown = self.shown.q.val() | self.node_flushed.val();
        let ends = is_in_progress && shown.all();
        self.flushes.d.next = is_in_progress && !ends;
        self.shown.d.next = 0.into();
        if is_in_progress && !ends {
            self.shown.d.next = shown;
        }
        self.is_flushed.d.next = ends || (self.is_flushed.q.val() && self.flush.val());
        self.node_flush.next = self.flush.val() || self.flushes.q.val();
        self.flushed.next = self.is_flushed.q.val();
    }
}
