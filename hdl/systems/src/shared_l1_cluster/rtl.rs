//! The hardware: nodes, switches and barrier, joined.

use rust_hdl::core::prelude::*;
use shared_l1::node::rtl::SharedL1;
use signal::prelude::*;

use super::Config;
use super::ports::Ports;
use crate::core_crossbar::rtl::CoreCrossbar;
use crate::flush_barrier::rtl::FlushBarrier;
use crate::l2_crossbar::rtl::L2Crossbar;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct SharedL1Cluster<const MOST: usize> {
    kind: Kind,
    pub(super) ports: Ports<MOST>,
    node: Vec<SharedL1>,
    between: Optional<CoreCrossbar<MOST>>,
    crossbar: Optional<L2Crossbar<MOST>>,
    barrier: FlushBarrier,
    _has_crossbar: bool,
}

impl<const MOST: usize> SharedL1Cluster<MOST> {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> SharedL1Cluster<MOST> {
        let has_crossbar = config.has_crossbar();
        SharedL1Cluster {
            kind: Kind::of::<SharedL1Cluster<MOST>>(
                "Cores' shared L1 caches, and what joins them with each other and with the slices of L2.",
            )
            .named("shared_l1_cluster"),
            ports: Ports::new(config),
            node: (0..config.cores()).map(|_| SharedL1::new(config.node())).collect(),
            between: Optional::new(has_crossbar, CoreCrossbar::new(config)),
            crossbar: Optional::new(has_crossbar, L2Crossbar::new(config)),
            barrier: FlushBarrier::new(&config.barrier()),
            _has_crossbar: has_crossbar,
        }
    }
}

impl<const MOST: usize> Logic for SharedL1Cluster<MOST> {
    #[kernel]
    fn update(&mut self) {
        let cores = self.node.len();
        for n in 0..cores {
            self.serve_core(n);
            self.drive_events(n);
            if self._has_crossbar {
                self.reach_switches(n);
            } else {
                self.reach_ports(n);
            }
        }
        self.barrier.flush = self.flush;
        self.barrier.node_flushed = cat_of(cores, |n| self.node[n].flushed);
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

impl<const MOST: usize> SharedL1Cluster<MOST> {
    #[kernel]
    fn serve_core(&mut self, n: usize) {
        self.node[n].core_number = n.into();
        self.ports.core_request[n].link(&mut self.node[n].core_request);
        self.node[n].core_status.link(&mut self.ports.core_status[n]);
        self.node[n].core_reply.link(&mut self.ports.core_reply[n]);
        self.node[n].flush = self.barrier.node_flush;
    }

    /// The outputs of a node.
    #[kernel]
    fn drive_events(&mut self, n: usize) {
        self.node[n].home_status.link(&mut self.ports.home_status[n]);
        self.node[n].counter.index = self.counter_index;
        self.counter_value[n] = self.node[n].counter.value;
        self.mode[n].phase = self.node[n].phase;
        self.mode[n].even_sets_shared = self.node[n].even_sets_shared;
        self.mode[n].odd_sets_shared = self.node[n].odd_sets_shared;
        self.mode[n].decision_valid = self.node[n].decision_valid;
        self.mode[n].decision_shared = self.node[n].decision_shared;
        self.event[n].hit = self.node[n].event.hit;
        self.event[n].hit_pending = self.node[n].event.hit_pending;
        self.event[n].miss = self.node[n].event.miss;
        self.event[n].bypass = self.node[n].event.bypass;
        self.event[n].reservation_fail = self.node[n].event.reservation_fail;
        self.event[n].evict = self.node[n].event.evict;
        self.event[n].fill = self.node[n].event.fill;
        self.event[n].evict_line = self.node[n].evict.line;
    }

    /// Four classes, four switches.
    #[kernel]
    fn reach_switches(&mut self, n: usize) {
        self.node[n].remote_request_out.link(&mut self.between.request[n]);
        self.between.home_request[n].link(&mut self.node[n].remote_in);
        self.node[n].l2_out.link(&mut self.crossbar.node_request[n]);
        self.crossbar.node_reply[n].link(&mut self.node[n].l2_in);
        self.node[n].remote_out.link(&mut self.between.packet[n]);
        self.between.home_packet[n].link(&mut self.node[n].remote_reply_in);
    }

    /// A network of the user's.
    #[kernel]
    fn reach_ports(&mut self, n: usize) {
        self.node[n].remote_request_out.link(&mut self.ports.remote_request_out[n]);
        self.ports.remote_in[n].link(&mut self.node[n].remote_in);
        self.node[n].l2_out.link(&mut self.ports.down_request[n]);
        self.ports.down_reply[n].link(&mut self.node[n].l2_in);
        self.node[n].remote_out.link(&mut self.ports.remote_out[n]);
        self.ports.remote_reply_in[n].link(&mut self.node[n].remote_reply_in);
    }
}
