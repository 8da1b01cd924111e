//! The hardware: nodes, the links of both rings, switches and barrier, joined.

use ccn::ccn_l1::rtl::CcnL1;
use ccn::ccn_l1::{Request, Response};
use ccn::ccn_ring::rtl::link::{RingLink, ring_link};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

use super::Config;
use super::ports::Ports;
use crate::flush_barrier::rtl::FlushBarrier;
use crate::l2_crossbar::rtl::L2Crossbar;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct CcnCluster<const MOST: usize> {
    kind: Kind,
    pub(super) ports: Ports<MOST>,
    nodes: Vec<CcnL1>,
    /// The offers of each node; links of latency 1 are wires.
    request_links: Vec<RingLink<Request>>,
    response_links: Vec<RingLink<Response>>,
    crossbar: Optional<L2Crossbar<MOST>>,
    barrier: FlushBarrier,
    _latency: usize,
    _has_crossbar: bool,
    _throttles: bool,
}

impl<const MOST: usize> CcnCluster<MOST> {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> CcnCluster<MOST> {
        let (cores, latency) = (config.cores(), config.link_latency());
        let links = if latency > 1 { cores } else { 0 };
        let stop = config.node().stop();
        let (requests, responses) = (stop.requests(), stop.responses());
        let has_crossbar = config.has_crossbar();
        CcnCluster {
            kind: Kind::of::<CcnCluster<MOST>>(
                "Cores' L1 caches on a ring that answer each other, and what joins them with the slices of L2.",
            )
            .named("ccn_cluster"),
            ports: Ports::new(config),
            nodes: (0..cores).map(|_| CcnL1::new(config.node())).collect(),
            request_links: (0..links).map(|_| ring_link(requests, latency)).collect(),
            response_links: (0..links).map(|_| ring_link(responses, latency)).collect(),
            crossbar: Optional::new(has_crossbar, L2Crossbar::new(config)),
            barrier: FlushBarrier::new(&config.barrier()),
            _latency: latency,
            _has_crossbar: has_crossbar,
            _throttles: config.node().throttler().is_some(),
        }
    }
}

impl<const MOST: usize> Logic for CcnCluster<MOST> {
    #[kernel]
    fn update(&mut self) {
        let cores = self.nodes.len();
        for n in 0..cores {
            self.serve_core(n);
            self.drive_events(n);
            if self._has_crossbar {
                self.nodes[n].down_request.link(&mut self.crossbar.node_request[n]);
                self.crossbar.node_reply[n].link(&mut self.nodes[n].down_reply);
            } else {
                self.nodes[n].down_request.link(&mut self.ports.down_request[n]);
                self.ports.down_reply[n].link(&mut self.nodes[n].down_reply);
            }
        }
        self.go_round();
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

impl<const MOST: usize> CcnCluster<MOST> {
    #[kernel]
    fn serve_core(&mut self, n: usize) {
        self.nodes[n].core_number = n.into();
        self.ports.core_request[n].link(&mut self.nodes[n].core_request);
        self.nodes[n].core_status.link(&mut self.ports.core_status[n]);
        self.nodes[n].core_reply.link(&mut self.ports.core_reply[n]);
        self.nodes[n].flush = self.barrier.node_flush;
    }

    /// The outputs of a node.
    #[kernel]
    fn drive_events(&mut self, n: usize) {
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
        self.nodes[n].ccn.link(&mut self.ports.ccn[n]);
        if self._throttles {
            self.nodes[n].retired = self.retired[n];
            self.throttle[n].phase = self.nodes[n].phase;
            self.throttle[n].n_total = self.nodes[n].n_total;
            self.throttle[n].n_hits = self.nodes[n].n_hits;
        }
    }

    /// Requests to the core after, responses to the core before.
    #[kernel]
    fn go_round(&mut self) {
        let cores = self.nodes.len();
        for n in 0..cores {
            if self._latency == 1 {
                self.request(n, (n + 1) % cores);
                self.response((n + 1) % cores, n);
            } else {
                self.nodes[n].request_next.link(&mut self.request_links[n].push);
                self.request_links[n].pop.link(&mut self.nodes[(n + 1) % cores].request_passing);
                self.nodes[n].response_next.link(&mut self.response_links[n].push);
                self.response_links[(n + 1) % cores].pop.link(&mut self.nodes[n].response_passing);
            }
        }
    }

    /// Two nodes are parts of one list, which cannot be linked with itself.
    #[kernel]
    fn request(&mut self, from: usize, to: usize) {
        self.nodes[to].request_passing.valid = self.nodes[from].request_next.valid;
        self.nodes[to].request_passing.line = self.nodes[from].request_next.line;
        self.nodes[to].request_passing.core = self.nodes[from].request_next.core;
        self.nodes[to].request_passing.entry = self.nodes[from].request_next.entry;
        self.nodes[to].request_passing.travelled = self.nodes[from].request_next.travelled;
        self.nodes[from].request_next.ready = self.nodes[to].request_passing.ready;
    }

    #[kernel]
    fn response(&mut self, from: usize, to: usize) {
        self.nodes[to].response_passing.valid = self.nodes[from].response_next.valid;
        self.nodes[to].response_passing.core = self.nodes[from].response_next.core;
        self.nodes[to].response_passing.entry = self.nodes[from].response_next.entry;
        self.nodes[to].response_passing.data = self.nodes[from].response_next.data;
        self.nodes[to].response_passing.last = self.nodes[from].response_next.last;
        self.nodes[from].response_next.ready = self.nodes[to].response_passing.ready;
    }
}
