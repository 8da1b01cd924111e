//! The hardware: nodes, switches and barrier, joined.

use base::slice_map::SliceMap;
use private::l1::rtl::L1;
use rust_hdl::core::prelude::*;
use signal::port::Packing;
use signal::prelude::*;

use super::{Config, ports::Ports};
use crate::flush_barrier::rtl::FlushBarrier;
use crate::packet_switch::rtl::PacketSwitch;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct PrivateCluster<const MOST: usize> {
    kind: Kind,
    pub(super) ports: Ports<MOST>,
    nodes: Vec<L1>,
    /// The slice of each node's request.
    slices: Vec<SliceMap>,
    /// The core that each slice answers.
    answered: Vec<Wire<Local>>,
    requests: Optional<PacketSwitch<MOST>>,
    replies: Optional<PacketSwitch<MOST>>,
    barrier: FlushBarrier,
    _request_packing: Packing,
    _reply_packing: Packing,
    _has_crossbar: bool,
}

impl<const MOST: usize> PrivateCluster<MOST> {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> PrivateCluster<MOST> {
        let (cores, has_crossbar) = (config.cores(), config.has_crossbar());
        let slice_map = || {
            SliceMap::new(config.geometry().line_bits(), config.interleave_bits(), config.slices())
        };
        let (mapped, answering) = if has_crossbar { (cores, config.slices()) } else { (0, 0) };
        PrivateCluster {
            kind: Kind::of::<PrivateCluster<MOST>>(
                "Cores' private L1 caches, and what joins them with the slices of L2.",
            )
            .named("private_cluster"),
            ports: Ports::new(config),
            nodes: (0..cores).map(|_| L1::new(config.node())).collect(),
            slices: (0..mapped).map(|_| slice_map()).collect(),
            answered: (0..answering).map(|_| Wire::new(index_bits(cores))).collect(),
            requests: Optional::new(has_crossbar, PacketSwitch::new(&config.request_switch())),
            replies: Optional::new(has_crossbar, PacketSwitch::new(&config.reply_switch())),
            barrier: FlushBarrier::new(&config.barrier()),
            _request_packing: config.request_packing(),
            _reply_packing: config.reply_packing(),
            _has_crossbar: has_crossbar,
        }
    }
}

impl<const MOST: usize> Logic for PrivateCluster<MOST> {
    #[kernel]
    fn update(&mut self) {
        let cores = self.nodes.len();
        for n in 0..cores {
            self.nodes[n].core_number.next = n.into();
            self.ports.core_request[n].link(&mut self.nodes[n].core_request);
            self.nodes[n].core_status.link(&mut self.ports.core_status[n]);
            self.nodes[n].core_reply.link(&mut self.ports.core_reply[n]);
            self.nodes[n].flush.next = self.barrier.node_flush.val();
            self.nodes[n].counter.index.next = self.counter_index.val();
            self.counter_value[n].next = self.nodes[n].counter.value.val();
            self.event[n].hit.next = self.nodes[n].event.hit.val();
            self.event[n].hit_pending.next = self.nodes[n].event.hit_pending.val();
            self.event[n].miss.next = self.nodes[n].event.miss.val();
            self.event[n].bypass.next = self.nodes[n].event.bypass.val();
            self.event[n].reservation_fail.next = self.nodes[n].event.reservation_fail.val();
            self.event[n].evict.next = self.nodes[n].event.evict.val();
            self.event[n].fill.next = self.nodes[n].event.fill.val();
            self.event[n].evict_line.next = self.nodes[n].evict.line.val();
        }
        self.barrier.flush.next = self.flush.val();
        self.barrier.node_flushed.next = cat_of(cores, |n| self.nodes[n].flushed.val());
        self.flushed.next = self.barrier.flushed.val();

        if self._has_crossbar {
            self.switched();
        } else {
            for n in 0..cores {
                self.nodes[n].down_request.link(&mut self.ports.down_request[n]);
                self.ports.down_reply[n].link(&mut self.nodes[n].down_reply);
            }
        }
    }
}

impl<const MOST: usize> PrivateCluster<MOST> {
    /// Requests to the slices of their lines, replies to the cores that they name.
    #[kernel]
    fn switched(&mut self) {
        let destination_bits = index_bits(self.nodes.len());
        for n in 0..self.nodes.len() {
            self.slices[n].line.next = self.nodes[n].down_request.line.val();
            self.requests.offered[n].valid.next = self.nodes[n].down_request.valid.val();
            self.requests.offered[n].destination.next = self.slices[n].slice.val();
            self.requests.offered[n].data.next =
                self.nodes[n].down_request.payload.pack(&self._request_packing, 0);
            if self._request_packing.widths().len() > 1 {
                self.requests.offered[n].high.next =
                    self.nodes[n].down_request.payload.pack(&self._request_packing, 1);
            }
            // A request is one beat.
            self.requests.offered[n].last.next = true;
            self.nodes[n].down_request.ready.next = self.requests.offered[n].ready.val();

            self.nodes[n].down_reply.valid.next = self.replies.delivered[n].valid.val();
            self.nodes[n].down_reply.payload.unpack(
                &self._reply_packing,
                0,
                self.replies.delivered[n].data.val(),
            );
            if self._reply_packing.widths().len() > 1 {
                self.nodes[n].down_reply.payload.unpack(
                    &self._reply_packing,
                    1,
                    self.replies.delivered[n].high.val(),
                );
            }
            self.replies.delivered[n].ready.next = self.nodes[n].down_reply.ready.val();
        }
        for s in 0..self.ports.down_request.len() {
            self.ports.down_request[s].valid.next = self.requests.delivered[s].valid.val();
            self.ports.down_request[s].payload.unpack(
                &self._request_packing,
                0,
                self.requests.delivered[s].data.val(),
            );
            if self._request_packing.widths().len() > 1 {
                self.ports.down_request[s].payload.unpack(
                    &self._request_packing,
                    1,
                    self.requests.delivered[s].high.val(),
                );
            }
            self.requests.delivered[s].ready.next = self.ports.down_request[s].ready.val();

            self.replies.offered[s].valid.next = self.ports.down_reply[s].valid.val();
            self.answered[s].next = bits_to(self.ports.reply_core[s].val(), destination_bits);
            self.replies.offered[s].destination.next = self.answered[s].val();
            self.replies.offered[s].data.next =
                self.ports.down_reply[s].payload.pack(&self._reply_packing, 0);
            if self._reply_packing.widths().len() > 1 {
                self.replies.offered[s].high.next =
                    self.ports.down_reply[s].payload.pack(&self._reply_packing, 1);
            }
            self.replies.offered[s].last.next = self.ports.down_reply[s].last.val();
            self.ports.down_reply[s].ready.next = self.replies.offered[s].ready.val();
        }
    }
}
