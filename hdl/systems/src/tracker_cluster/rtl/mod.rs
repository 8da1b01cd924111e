//! The hardware: nodes, banks and barriers, joined.

mod bank_end;
mod l2_entry;
mod tracker_flush;

use bank_end::BankEnd;
use l2_entry::L2Entry;
use rust_hdl::core::prelude::*;
use sharing_tracker::l2_bank::rtl::L2Bank;
use sharing_tracker::tracker_node::rtl::TrackerNode;
use signal::prelude::*;
use tracker_flush::TrackerFlush;

use super::Config;
use super::ports::Ports;
use crate::flush_barrier::rtl::FlushBarrier;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct TrackerCluster<const MOST: usize> {
    kind: Kind,
    pub(super) ports: Ports<MOST>,
    nodes: Vec<TrackerNode>,
    /// The banks of tracker 0 first.
    banks: Vec<BankEnd<MOST>>,
    /// One tracker has its banks tied to those of L2.
    entries: Vec<L2Entry<MOST>>,
    l2_banks: Vec<L2Bank>,
    barrier: FlushBarrier,
    trackers: TrackerFlush,
    l2_barrier: FlushBarrier,
    _trackers: usize,
    _banks: usize,
}

impl<const MOST: usize> TrackerCluster<MOST> {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> TrackerCluster<MOST> {
        let (trackers, banks) = (config.trackers(), config.banks());
        let entries = if config.has_request_switch() { banks } else { 0 };
        TrackerCluster {
            kind: Kind::of::<TrackerCluster<MOST>>(
                "Cores' nodes, the banks of their sharing trackers and the banks of L2; the network between nodes and \
                 banks is outside.",
            )
            .named("tracker_cluster"),
            ports: Ports::new(config),
            nodes: (0..config.cores()).map(|_| TrackerNode::new(config.node())).collect(),
            banks: (0..config.bank_lanes()).map(|_| BankEnd::new(config)).collect(),
            entries: (0..entries).map(|_| L2Entry::new(config)).collect(),
            l2_banks: (0..banks).map(|_| L2Bank::new(config.l2())).collect(),
            barrier: FlushBarrier::new(&config.barrier()),
            trackers: TrackerFlush::new(config),
            l2_barrier: FlushBarrier::new(&config.l2_barrier()),
            _trackers: trackers,
            _banks: banks,
        }
    }
}

impl<const MOST: usize> Logic for TrackerCluster<MOST> {
    #[kernel]
    fn update(&mut self) {
        for n in 0..self.nodes.len() {
            self.serve_core(n);
            self.reach_network(n);
            self.drive_node_events(n);
        }
        for k in 0..self.banks.len() {
            self.ports.bank_message[k].link(&mut self.banks[k].message);
            self.ports.bank_nack[k].link(&mut self.banks[k].nack);
            self.banks[k].forward.link(&mut self.ports.bank_forward[k]);
        }
        self.reach_l2();
        for b in 0..self._banks {
            self.l2_banks[b].reply.link(&mut self.ports.l2_reply[b]);
            self.l2_banks[b].memory_request.link(&mut self.ports.memory_request[b]);
            self.ports.memory_reply[b].link(&mut self.l2_banks[b].memory_reply);
            self.drive_l2_events(b);
        }
        self.flush_together();
        self.rest();
    }
}

/// The nodes.
impl<const MOST: usize> TrackerCluster<MOST> {
    #[kernel]
    fn serve_core(&mut self, n: usize) {
        self.nodes[n].active_warps = self.active_warps[n];
        self.ports.warp[n].link(&mut self.nodes[n].warp);
        for l in 0..self.nodes[n].warp_sector.len() {
            self.nodes[n].warp_sector[l] = self.warp_sector[n][l];
        }
        self.nodes[n].decision.link(&mut self.ports.decision[n]);
        self.ports.ticket[n].link(&mut self.nodes[n].ticket);
        self.nodes[n].line.link(&mut self.ports.line[n]);
        self.ports.core_request[n].link(&mut self.nodes[n].core_request);
        self.nodes[n].core_status.link(&mut self.ports.core_status[n]);
        self.nodes[n].core_reply.link(&mut self.ports.core_reply[n]);
        self.nodes[n].flush = self.barrier.node_flush;
    }

    #[kernel]
    fn reach_network(&mut self, n: usize) {
        self.nodes[n].message.link(&mut self.ports.message[n]);
        self.ports.forward[n].link(&mut self.nodes[n].forward);
        self.nodes[n].nack.link(&mut self.ports.nack[n]);
        self.nodes[n].answer.link(&mut self.ports.answer[n]);
        self.ports.down_reply[n].link(&mut self.nodes[n].down_reply);
    }

    /// The outputs of a node.
    #[kernel]
    fn drive_node_events(&mut self, n: usize) {
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
        self.nodes[n].tracker.link(&mut self.ports.tracker[n]);
    }
}

/// The banks.
impl<const MOST: usize> TrackerCluster<MOST> {
    /// Bank b of every tracker asks bank b of L2.
    #[kernel]
    fn reach_l2(&mut self) {
        for b in 0..self._banks {
            if self._trackers == 1 {
                self.banks[b].request.link(&mut self.l2_banks[b].request);
            } else {
                for t in 0..self._trackers {
                    self.banks[t * self._banks + b].request.link(&mut self.entries[b].asked[t]);
                }
                self.entries[b].request.link(&mut self.l2_banks[b].request);
            }
        }
    }

    /// The outputs of a bank of L2.
    #[kernel]
    fn drive_l2_events(&mut self, b: usize) {
        self.l2_banks[b].counter.index = self.l2_counter_index;
        self.l2_counter_value[b] = self.l2_banks[b].counter.value;
        self.l2_event[b].hit = self.l2_banks[b].event.hit;
        self.l2_event[b].hit_pending = self.l2_banks[b].event.hit_pending;
        self.l2_event[b].miss = self.l2_banks[b].event.miss;
        self.l2_event[b].atomic = self.l2_banks[b].event.atomic;
        self.l2_event[b].wait = self.l2_banks[b].event.wait;
        self.l2_event[b].evict = self.l2_banks[b].event.evict;
        self.l2_event[b].write_back = self.l2_banks[b].event.write_back;
        self.l2_event[b].fill = self.l2_banks[b].event.fill;
        self.l2_event[b].performed = self.l2_banks[b].performed;
        self.l2_event[b].evict_line = self.l2_banks[b].evict.line;
    }
}

/// All together.
impl<const MOST: usize> TrackerCluster<MOST> {
    /// The trackers are one more member of the nodes' barrier.
    #[kernel]
    fn flush_together(&mut self) {
        let (cores, banks) = (self.nodes.len(), self.banks.len());
        let empty_nodes = cat_of(cores, |n| self.nodes[n].flushed);
        self.barrier.flush = self.flush;
        self.barrier.node_flushed = cat(self.trackers.flushed, empty_nodes);
        self.flushed = self.barrier.flushed;

        self.trackers.node_flush = self.barrier.node_flush;
        self.trackers.node_flushed = empty_nodes;
        self.trackers.bank_ready = cat_of(banks, |k| self.banks[k].flush.ready);
        for k in 0..banks {
            self.banks[k].flush.valid = self.trackers.bank_flush.bit(k);
        }

        // Nodes that empty themselves wait for L2, which takes nothing while it is flushed.
        let nodes_rest = !self.barrier.node_flush || self.barrier.flushed;
        self.l2_barrier.flush = self.l2_flush && nodes_rest;
        self.l2_barrier.node_flushed = cat_of(self._banks, |b| self.l2_banks[b].flushed);
        for b in 0..self._banks {
            self.l2_banks[b].flush = self.l2_barrier.node_flush;
        }
        self.l2_flushed = self.l2_barrier.flushed;
    }

    /// Nothing is in a bank, nor between a bank of a tracker and one of L2.
    #[kernel]
    fn rest(&mut self) {
        let trackers_rest = cat_of(self.banks.len(), |k| self.banks[k].idle).all();
        let l2_rests = cat_of(self._banks, |b| self.l2_banks[b].idle).all();
        self.idle = trackers_rest && l2_rests;
        if self._trackers > 1 {
            let asked = cat_of(self._banks, |b| self.entries[b].request.valid).any();
            self.idle = trackers_rest && l2_rests && !asked;
        }
    }
}
