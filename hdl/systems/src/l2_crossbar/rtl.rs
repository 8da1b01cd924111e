//! The hardware.

use base::slice_map::SliceMap;
use rust_hdl::core::prelude::*;
use signal::port::Packing;
use signal::prelude::*;

use super::ports::Ports;
use crate::l1_cluster::Shape;
use crate::packet_switch::rtl::PacketSwitch;

/// The part; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct L2Crossbar<const MOST: usize> {
    kind: Kind,
    pub(super) ports: Ports<MOST>,
    /// The slice of each node's request.
    slices: Vec<SliceMap>,
    /// The core that each slice answers.
    answered: Vec<Wire<Local>>,
    requests: PacketSwitch<MOST>,
    replies: PacketSwitch<MOST>,
    _request_packing: Packing,
    _reply_packing: Packing,
}

impl<const MOST: usize> L2Crossbar<MOST> {
    /// The hardware of `shape`.
    pub fn new(shape: &Shape) -> L2Crossbar<MOST> {
        let slice_map = |_| {
            let line_bits = shape.geometry().line_bits();
            SliceMap::new(line_bits, shape.interleave_bits(), shape.down_lanes())
        };
        L2Crossbar {
            kind: Kind::of::<L2Crossbar<MOST>>(
                "Takes nodes' requests to the slices of their lines, and replies to the cores that they name.",
            )
            .named("l2_crossbar")
            .with("cores", shape.cores())
            .with("slices", shape.down_lanes())
            .and_more(),
            ports: Ports::new(shape),
            slices: (0..shape.cores()).map(slice_map).collect(),
            answered: (0..shape.down_lanes()).map(|_| Wire::new(shape.core_bits())).collect(),
            requests: PacketSwitch::new(&shape.request_switch()),
            replies: PacketSwitch::new(&shape.reply_switch()),
            _request_packing: shape.request_packing(),
            _reply_packing: shape.reply_packing(),
        }
    }
}

impl<const MOST: usize> Logic for L2Crossbar<MOST> {
    #[kernel]
    fn update(&mut self) {
        let destination_bits = index_bits(self.ports.node_request.len());
        for n in 0..self.ports.node_request.len() {
            self.slices[n].line = self.ports.node_request[n].line;
            self.requests.offered[n].valid = self.ports.node_request[n].valid;
            self.requests.offered[n].destination = self.slices[n].slice;
            self.requests.offered[n].data =
                self.ports.node_request[n].payload.pack(&self._request_packing, 0);
            if self._request_packing.widths().len() > 1 {
                self.requests.offered[n].high =
                    self.ports.node_request[n].payload.pack(&self._request_packing, 1);
            }
            // A request is one beat.
            self.requests.offered[n].last = true;
            self.ports.node_request[n].ready = self.requests.offered[n].ready;

            self.ports.node_reply[n].valid = self.replies.delivered[n].valid;
            self.ports.node_reply[n].payload.unpack(
                &self._reply_packing,
                0,
                self.replies.delivered[n].data,
            );
            if self._reply_packing.widths().len() > 1 {
                self.ports.node_reply[n].payload.unpack(
                    &self._reply_packing,
                    1,
                    self.replies.delivered[n].high,
                );
            }
            self.replies.delivered[n].ready = self.ports.node_reply[n].ready;
        }
        for s in 0..self.ports.down_request.len() {
            self.ports.down_request[s].valid = self.requests.delivered[s].valid;
            self.ports.down_request[s].payload.unpack(
                &self._request_packing,
                0,
                self.requests.delivered[s].data,
            );
            if self._request_packing.widths().len() > 1 {
                self.ports.down_request[s].payload.unpack(
                    &self._request_packing,
                    1,
                    self.requests.delivered[s].high,
                );
            }
            self.requests.delivered[s].ready = self.ports.down_request[s].ready;

            self.replies.offered[s].valid = self.ports.down_reply[s].valid;
            self.answered[s] = bits_to(self.ports.reply_core[s], destination_bits);
            self.replies.offered[s].destination = self.answered[s];
            self.replies.offered[s].data =
                self.ports.down_reply[s].payload.pack(&self._reply_packing, 0);
            if self._reply_packing.widths().len() > 1 {
                self.replies.offered[s].high =
                    self.ports.down_reply[s].payload.pack(&self._reply_packing, 1);
            }
            self.replies.offered[s].last = self.ports.down_reply[s].last;
            self.ports.down_reply[s].ready = self.replies.offered[s].ready;
        }
    }
}
