//! The hardware.

use base::skid_row::SkidRow;
use base::slice_map::SliceMap;
use base::streams::{DownReply, DownRequest};
use kit::skid_buffer::SkidBuffer;
use rust_hdl::core::prelude::*;
use signal::port::{Packing, Streamed};
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
    /// Registers of each slice's requests, where the config has them.
    request_stages: Vec<SkidRow<DownRequest>>,
    /// The same of its replies, and of the number of the core that each is for; both move together.
    reply_stages: Vec<SkidRow<DownReply>>,
    core_stages: Vec<SkidBuffer>,
    _request_packing: Packing,
    _reply_packing: Packing,
    _registers_requests: bool,
    _registers_replies: bool,
}

/// One stage of registers.
fn stage<T: Streamed>(shape: T::Shape<'_>) -> SkidRow<T> {
    SkidRow::new(shape, 1, |width| {
        Kind::of::<SkidRow<T>>("Registers in a stream: no combinational path passes them.")
            .named(&format!("{}_registers", T::NAME))
            .with("width", width)
            .and_more()
    })
}

impl<const MOST: usize> L2Crossbar<MOST> {
    /// The hardware of `shape`.
    pub fn new(shape: &Shape) -> L2Crossbar<MOST> {
        let slice_map = |_| {
            let line_bits = shape.geometry().line_bits();
            SliceMap::new(line_bits, shape.interleave_bits(), shape.down_lanes())
        };
        let geometry = shape.geometry();
        let requests = if shape.registers_requests() { shape.down_lanes() } else { 0 };
        let replies = if shape.registers_replies() { shape.down_lanes() } else { 0 };
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
            request_stages: (0..requests).map(|_| stage(geometry)).collect(),
            reply_stages: (0..replies).map(|_| stage(geometry)).collect(),
            core_stages: (0..replies).map(|_| SkidBuffer::of(shape.core_bits())).collect(),
            _request_packing: shape.request_packing(),
            _reply_packing: shape.reply_packing(),
            _registers_requests: shape.registers_requests(),
            _registers_replies: shape.registers_replies(),
        }
    }
}

impl<const MOST: usize> Logic for L2Crossbar<MOST> {
    #[kernel]
    fn update(&mut self) {
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
            if self._registers_requests {
                self.deliver_request_late(s);
            } else {
                self.deliver_request(s);
            }
            if self._registers_replies {
                self.offer_reply_late(s);
            } else {
                self.offer_reply(s);
            }
        }
    }
}

/// The slices' side: requests.
impl<const MOST: usize> L2Crossbar<MOST> {
    #[kernel]
    fn deliver_request(&mut self, s: usize) {
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
    }

    /// The same with registers behind the switch.
    #[kernel]
    fn deliver_request_late(&mut self, s: usize) {
        self.request_stages[s].push.valid = self.requests.delivered[s].valid;
        self.request_stages[s].push.payload.unpack(
            &self._request_packing,
            0,
            self.requests.delivered[s].data,
        );
        if self._request_packing.widths().len() > 1 {
            self.request_stages[s].push.payload.unpack(
                &self._request_packing,
                1,
                self.requests.delivered[s].high,
            );
        }
        self.requests.delivered[s].ready = self.request_stages[s].push.ready;
        self.request_stages[s].pop.link(&mut self.ports.down_request[s]);
    }
}

/// Replies.
impl<const MOST: usize> L2Crossbar<MOST> {
    #[kernel]
    fn offer_reply(&mut self, s: usize) {
        self.replies.offered[s].valid = self.ports.down_reply[s].valid;
        self.answered[s] = bits_to(self.ports.reply_core[s], self.answered[s].width());
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

    /// The same with registers before the switch.
    #[kernel]
    fn offer_reply_late(&mut self, s: usize) {
        self.ports.down_reply[s].link(&mut self.reply_stages[s].push);
        self.answered[s] = bits_to(self.ports.reply_core[s], self.answered[s].width());
        self.core_stages[s].push.valid = self.ports.down_reply[s].valid;
        self.core_stages[s].push.data = self.answered[s];
        self.core_stages[s].pop.ready = self.replies.offered[s].ready;
        self.replies.offered[s].valid = self.reply_stages[s].pop.valid;
        self.replies.offered[s].destination = self.core_stages[s].pop.data;
        self.replies.offered[s].data =
            self.reply_stages[s].pop.payload.pack(&self._reply_packing, 0);
        if self._reply_packing.widths().len() > 1 {
            self.replies.offered[s].high =
                self.reply_stages[s].pop.payload.pack(&self._reply_packing, 1);
        }
        self.replies.offered[s].last = self.reply_stages[s].pop.last;
        self.reply_stages[s].pop.ready = self.replies.offered[s].ready;
    }
}
