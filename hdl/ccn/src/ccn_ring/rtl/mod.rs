//! The hardware: a stop for each core, and the links between them.

pub mod link;

use super::{Config, Ports};
use crate::request_stop::Request;
use crate::response_stop::Response;
use crate::ring_stop::rtl::RingStop;
use link::{RingLink, ring_link};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct CcnRing {
    kind: Kind,
    pub(super) ports: Ports,
    stops: Vec<RingStop>,
    /// Offers of each stop; links of latency 1 are wires.
    request_links: Vec<RingLink<Request>>,
    response_links: Vec<RingLink<Response>>,
    _latency: usize,
}

impl CcnRing {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> CcnRing {
        let (stop, cores, latency) = (config.stop(), config.cores(), config.link_latency());
        let links = if latency > 1 { cores } else { 0 };
        let (requests, responses) = (stop.requests(), stop.responses());
        CcnRing {
            kind: Kind::of::<CcnRing>(
                "The cooperative caching network: a stop for each core on a ring of requests and on \
                 a ring of responses, which go round in opposite directions.",
            ),
            ports: Ports::new(config),
            stops: (0..cores).map(|_| RingStop::new(stop)).collect(),
            request_links: (0..links).map(|_| ring_link(requests, latency)).collect(),
            response_links: (0..links).map(|_| ring_link(responses, latency)).collect(),
            _latency: latency,
        }
    }
}

impl Logic for CcnRing {
    #[kernel]
    fn update(&mut self) {
        for i in 0..self.stops.len() {
            self.stops[i].core = i.into();
            self.ports.inject[i].link(&mut self.stops[i].inject);
            self.stops[i].unserved.link(&mut self.ports.unserved[i]);
            self.stops[i].fill.link(&mut self.ports.fill[i]);
            self.ports.write[i].link(&mut self.stops[i].write);
            self.ports.invalidate[i].link(&mut self.stops[i].invalidate);
            self.stops[i].read.link(&mut self.ports.read[i]);
            self.stops[i].read_data = self.read_data[i];
            self.stops[i].core_waits = self.core_waits[i];
            self.stops[i].served.link(&mut self.ports.served[i]);
            self.round_trip[i] = self.stops[i].round_trip;
            self.timed_out[i] = self.stops[i].timed_out;
            self.idle[i] = self.stops[i].idle;
        }
        self.go_round();
    }
}

impl CcnRing {
    /// Requests to the core after, responses to the core before.
    #[kernel]
    fn go_round(&mut self) {
        let cores = self.stops.len();
        for i in 0..cores {
            if self._latency == 1 {
                self.request(i, (i + 1) % cores);
                self.response((i + 1) % cores, i);
            } else {
                self.stops[i].request_next.link(&mut self.request_links[i].push);
                self.request_links[i].pop.link(&mut self.stops[(i + 1) % cores].request_passing);
                self.stops[i].response_next.link(&mut self.response_links[i].push);
                self.response_links[(i + 1) % cores].pop.link(&mut self.stops[i].response_passing);
            }
        }
    }

    /// Two stops are parts of one list, which cannot be linked with itself.
    #[kernel]
    fn request(&mut self, from: usize, to: usize) {
        self.stops[to].request_passing.valid = self.stops[from].request_next.valid;
        self.stops[to].request_passing.line = self.stops[from].request_next.line;
        self.stops[to].request_passing.core = self.stops[from].request_next.core;
        self.stops[to].request_passing.entry = self.stops[from].request_next.entry;
        self.stops[to].request_passing.travelled = self.stops[from].request_next.travelled;
        self.stops[from].request_next.ready = self.stops[to].request_passing.ready;
    }

    #[kernel]
    fn response(&mut self, from: usize, to: usize) {
        self.stops[to].response_passing.valid = self.stops[from].response_next.valid;
        self.stops[to].response_passing.core = self.stops[from].response_next.core;
        self.stops[to].response_passing.entry = self.stops[from].response_next.entry;
        self.stops[to].response_passing.data = self.stops[from].response_next.data;
        self.stops[to].response_passing.last = self.stops[from].response_next.last;
        self.stops[from].response_next.ready = self.stops[to].response_passing.ready;
    }
}
