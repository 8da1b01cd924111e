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
        self.barrier.flush.next = self.flush.val();
        self.barrier.node_flushed.next = cat_of(cores, |n| self.node[n].flushed.val());
        self.flushed.next = self.barrier.flushed.val();

        if self._has_crossbar {
            for s in 0..self.ports.down_request.len() {
                self.crossbar.down_request[s].link(&mut self.ports.down_request[s]);
                self.ports.down_reply[s].link(&mut self.crossbar.down_reply[s]);
                self.crossbar.reply_core[s].next = self.ports.reply_core[s].val();
            }
        }
    }
}

impl<const MOST: usize> SharedL1Cluster<MOST> {
    #[kernel]
    fn serve_core(&mut self, n: usize) {
        self.node[n].core_number.next = n.into();
        self.ports.core_request[n].link(&mut self.node[n].core_request);
        self.node[n].core_status.link(&mut self.ports.core_status[n]);
        self.node[n].core_reply.link(&mut self.ports.core_reply[n]);
        self.node[n].flush.next = self.barrier.node_flush.val();
    }

    /// The outputs of a node.
    #[kernel]
    fn drive_events(&mut self, n: usize) {
        self.node[n].home_status.link(&mut self.ports.home_status[n]);
        self.node[n].counter.index.next = self.counter_index.val();
        self.counter_value[n].next = self.node[n].counter.value.val();
        self.mode[n].phase.next = self.node[n].phase.val();
        self.mode[n].even_sets_shared.next = self.node[n].even_sets_shared.val();
        self.mode[n].odd_sets_shared.next = self.node[n].odd_sets_shared.val();
        self.mode[n].decision_valid.next = self.node[n].decision_valid.val();
        self.mode[n].decision_shared.next = self.node[n].decision_shared.val();
        self.event[n].hit.next = self.node[n].event.hit.val();
        self.event[n].hit_pending.next = self.node[n].event.hit_pending.val();
        self.event[n].miss.next = self.node[n].event.miss.val();
        self.event[n].bypass.next = self.node[n].event.bypass.val();
        self.event[n].reservation_fail.next = self.node[n].event.reservation_fail.val();
        self.event[n].evict.next = self.node[n].event.evict.val();
        self.event[n].fill.next = self.node[n].event.fill.val();
        self.event[n].evict_line.next = self.node[n].evict.line.val();
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
