//! The hardware: nodes, switches and barrier, joined.

use private::l1::rtl::L1;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

use super::Config;
use crate::flush_barrier::rtl::FlushBarrier;
use crate::l1_cluster::ports::Ports;
use crate::l2_crossbar::rtl::L2Crossbar;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct PrivateCluster<const MOST: usize> {
    kind: Kind,
    pub(super) ports: Ports<MOST>,
    nodes: Vec<L1>,
    crossbar: Optional<L2Crossbar<MOST>>,
    barrier: FlushBarrier,
    _has_crossbar: bool,
}

impl<const MOST: usize> PrivateCluster<MOST> {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> PrivateCluster<MOST> {
        let has_crossbar = config.has_crossbar();
        PrivateCluster {
            kind: Kind::of::<PrivateCluster<MOST>>(
                "Cores' private L1 caches, and what joins them with the slices of L2.",
            )
            .named("private_cluster"),
            ports: Ports::new(config),
            nodes: (0..config.cores()).map(|_| L1::new(config.node())).collect(),
            crossbar: Optional::new(has_crossbar, L2Crossbar::new(config)),
            barrier: FlushBarrier::new(&config.barrier()),
            _has_crossbar: has_crossbar,
        }
    }
}

impl<const MOST: usize> Logic for PrivateCluster<MOST> {
    #[kernel]
    fn update(&mut self) {
        let cores = self.nodes.len();
        for n in 0..cores {
            self.nodes[n].core_number = n.into();
            self.ports.core_request[n].link(&mut self.nodes[n].core_request);
            self.nodes[n].core_status.link(&mut self.ports.core_status[n]);
            self.nodes[n].core_reply.link(&mut self.ports.core_reply[n]);
            self.nodes[n].flush = self.barrier.node_flush;
            self.nodes[n].counter.index = self.counter_index;
            self.counter_value[n] = self.nodes[n].counter.value;
            self.event[n].hit = self.nodes[n].event.hit;
            self.event[n].hit_pending = self.nodes[n].event.hit_pending;
            self.event[n].miss = self.nodes[n].event.miss;
            self.event[n].bypass = self.nodes[n].event.bypass;
            self.event[n].reservation_fail = self.nodes[n].event.reservation_fail;
            self.event[n].evict = self.nodes[n].event.evict;
            self.event[n].fill = self.nodes[n].event.fill;
            self.event[n].evict_line = self.nodes[n].evict.line;
            if self._has_crossbar {
                self.nodes[n].down_request.link(&mut self.crossbar.node_request[n]);
                self.crossbar.node_reply[n].link(&mut self.nodes[n].down_reply);
            } else {
                self.nodes[n].down_request.link(&mut self.ports.down_request[n]);
                self.ports.down_reply[n].link(&mut self.nodes[n].down_reply);
            }
        }
        self.barrier.flush = self.flush;
        self.barrier.node_flushed = cat_of(cores, |n| self.nodes[n].flushed);
        self.flushed = self.barrier.flushed;

        if self._has_crossbar {
            for s in 0..self.ports.down_request.len() {
                self.crossbar.down_request[s].link(&mut self.ports.down_request[s]);
                self.ports.down_reply[s].link(&mut self.crossbar.down_reply[s]);
                self.crossbar.reply_core[s] = self.ports.reply_core[s];
            }
        }
    }
}
