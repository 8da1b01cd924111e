//! The trackers' end of a flush: their entries are freed when every node is empty.

use rust_hdl::core::prelude::*;
use signal::prelude::*;

use crate::tracker_cluster::Config;

/// A bit for each bank of the trackers.
#[derive(LogicBlock)]
pub struct TrackerFlush {
    kind: Kind,
    /// Every node is to be emptied.
    pub node_flush: Signal<In, Bit>,
    /// The nodes that are empty, a bit each.
    pub node_flushed: Wire<In>,
    /// The banks that are offered their flush, a bit each.
    pub bank_flush: Wire<Out>,
    /// The banks that take it if it is offered.
    pub bank_ready: Wire<In>,
    /// Every bank has taken it.
    pub flushed: Signal<Out, Bit>,
    /// The banks that have, since `node_flush` rose.
    done: Reg,
}

impl TrackerFlush {
    pub fn new(config: &Config) -> TrackerFlush {
        let (cores, banks) = (config.cores(), config.bank_lanes());
        TrackerFlush {
            kind: Kind::of::<TrackerFlush>(
                "Has every bank of the trackers flushed once in a flush of the nodes, when all of these are empty.",
            )
            .named("tracker_cluster_flush")
            .with("cores", cores)
            .with("banks", banks),
            node_flush: Signal::default(),
            node_flushed: Wire::new(cores),
            bank_flush: Wire::new(banks),
            bank_ready: Wire::new(banks),
            flushed: Signal::default(),
            done: Reg::new(banks),
        }
    }
}

impl Logic for TrackerFlush {
    #[kernel]
    fn update(&mut self) {
        // A node's `flushed` stays high until `node_flush` falls, so that all can be seen at once.
        self.bank_flush = 0;
        if self.node_flush && self.node_flushed.all() {
            self.bank_flush = !self.done.q;
        }
        self.done.d = 0;
        if self.node_flush {
            self.done.d = self.done.q | (self.bank_flush & self.bank_ready);
        }
        self.flushed = self.done.q.all();
    }
}
