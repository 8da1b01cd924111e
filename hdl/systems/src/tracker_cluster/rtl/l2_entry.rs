//! Where the trackers' banks of one number ask their bank of L2.

use rust_hdl::core::prelude::*;
use sharing_tracker::streams::Request;
use signal::port::{Carried, Input, Output, Packing};
use signal::prelude::*;

use crate::packet_switch::rtl::PacketSwitch;
use crate::tracker_cluster::Config;

/// A switch of the trackers' requests, each with its tracker's number.
#[derive(LogicBlock)]
pub struct L2Entry<const MOST: usize> {
    kind: Kind,
    /// Requests of the bank of each tracker.
    pub asked: Vec<Input<Request>>,
    /// The same, in turn.
    pub request: Output<Request>,
    /// Each tracker's, as L2 has it.
    sent: Vec<<Request as Carried>::Wires<Local, Local>>,
    requests: PacketSwitch<MOST>,
    _packing: Packing,
    _tracker_bits: usize,
    _core_bits: usize,
}

impl<const MOST: usize> L2Entry<MOST> {
    /// The entry of a bank of L2 of `config`, which has several trackers.
    pub fn new(config: &Config) -> L2Entry<MOST> {
        let (trackers, port) = (config.trackers(), config.l2().port());
        L2Entry {
            kind: Kind::of::<L2Entry<MOST>>(
                "The trackers' requests to a bank of L2, in turn, each with its tracker's number above its core's.",
            )
            .named("tracker_cluster_l2_entry")
            .with("trackers", trackers)
            .and_more(),
            asked: (0..trackers).map(|_| Request::input(config.bank().port())).collect(),
            request: Request::output(port),
            sent: (0..trackers).map(|_| Request::wires::<Local, Local>(port)).collect(),
            requests: PacketSwitch::new(&config.request_switch()),
            _packing: config.request_packing(),
            _tracker_bits: trackers.ilog2() as usize,
            _core_bits: config.core_bits(),
        }
    }
}

impl<const MOST: usize> Logic for L2Entry<MOST> {
    #[kernel]
    fn update(&mut self) {
        for t in 0..self.asked.len() {
            self.send(t);
        }
        self.request.valid = self.requests.delivered[0].valid;
        self.request.payload.unpack(&self._packing, 0, self.requests.delivered[0].data);
        if self._packing.widths().len() > 1 {
            self.request.payload.unpack(&self._packing, 1, self.requests.delivered[0].high);
        }
        self.requests.delivered[0].ready = self.request.ready;
    }
}

impl<const MOST: usize> L2Entry<MOST> {
    /// A request is one beat.
    #[kernel]
    fn send(&mut self, t: usize) {
        self.sent[t].valid = self.asked[t].valid;
        self.sent[t].kind = self.asked[t].kind;
        self.sent[t].operation = self.asked[t].operation;
        self.sent[t].line = self.asked[t].line;
        self.sent[t].sectors = self.asked[t].sectors;
        self.sent[t].byte_enable = self.asked[t].byte_enable;
        self.sent[t].data = self.asked[t].data;
        self.sent[t].id = self.asked[t].id;
        // A tracker of one core has none to number.
        if self._core_bits == 0 {
            self.sent[t].source = t.into();
        } else {
            self.sent[t].source =
                cat(bits_to(t, self._tracker_bits), bits_to(self.asked[t].source, self._core_bits));
        }
        self.requests.offered[t].valid = self.sent[t].valid;
        self.requests.offered[t].destination = 0;
        self.requests.offered[t].data = self.sent[t].payload.pack(&self._packing, 0);
        if self._packing.widths().len() > 1 {
            self.requests.offered[t].high = self.sent[t].payload.pack(&self._packing, 1);
        }
        self.requests.offered[t].last = true;
        self.sent[t].ready = self.requests.offered[t].ready;
        self.asked[t].ready = self.sent[t].ready;
    }
}
