//! The hardware.

use rust_hdl::core::prelude::*;
use shared_l1::chunk_receiver::HomePacket;
use shared_l1::streams::RemoteRequest;
use signal::port::{Carried, Packing};
use signal::prelude::*;

use super::ports::Ports;
use crate::packet_switch::rtl::PacketSwitch;
use crate::shared_l1_cluster::Config;

/// The part; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct CoreCrossbar<const MOST: usize> {
    kind: Kind,
    pub(super) ports: Ports<MOST>,
    /// Each node's request as its home gets it.
    sent: Vec<<RemoteRequest as Carried>::Wires<Local, Local>>,
    /// The beat of each node's packet as the core gets it.
    answered: Vec<<HomePacket as Carried>::Wires<Local, Local>>,
    requests: PacketSwitch<MOST>,
    packets: PacketSwitch<MOST>,
    _request_packing: Packing,
    _packet_packing: Packing,
}

impl<const MOST: usize> CoreCrossbar<MOST> {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> CoreCrossbar<MOST> {
        let (cores, node) = (config.cores(), config.node());
        let sent = |_| RemoteRequest::wires::<Local, Local>(node);
        let answered = |_| HomePacket::wires::<Local, Local>(node.receiver());
        CoreCrossbar {
            kind: Kind::of::<CoreCrossbar<MOST>>(
                "Takes nodes' requests to the homes of their lines, and homes' packets to the cores that they name.",
            )
            .named("core_crossbar")
            .with("cores", cores)
            .and_more(),
            ports: Ports::new(config),
            sent: (0..cores).map(sent).collect(),
            answered: (0..cores).map(answered).collect(),
            requests: PacketSwitch::new(&config.home_request_switch()),
            packets: PacketSwitch::new(&config.packet_switch()),
            _request_packing: config.home_request_packing(),
            _packet_packing: config.packet_packing(),
        }
    }
}

impl<const MOST: usize> Logic for CoreCrossbar<MOST> {
    #[kernel]
    fn update(&mut self) {
        for n in 0..self.ports.request.len() {
            self.offer_request(n);
            self.deliver_request(n);
            self.offer_packet(n);
            self.deliver_packet(n);
        }
    }
}

impl<const MOST: usize> CoreCrossbar<MOST> {
    /// A request is one beat; where it is delivered is its home.
    #[kernel]
    fn offer_request(&mut self, n: usize) {
        self.sent[n].valid = self.ports.request[n].valid;
        self.sent[n].kind = self.ports.request[n].kind;
        self.sent[n].operation = self.ports.request[n].operation;
        self.sent[n].line = self.ports.request[n].line;
        self.sent[n].sectors = self.ports.request[n].sectors;
        self.sent[n].byte_enable = self.ports.request[n].byte_enable;
        self.sent[n].data = self.ports.request[n].data;
        self.sent[n].source = self.ports.request[n].source;
        self.sent[n].id = self.ports.request[n].id;
        self.requests.offered[n].valid = self.sent[n].valid;
        self.requests.offered[n].destination = self.ports.request[n].home;
        self.requests.offered[n].data = self.sent[n].payload.pack(&self._request_packing, 0);
        if self._request_packing.widths().len() > 1 {
            self.requests.offered[n].high = self.sent[n].payload.pack(&self._request_packing, 1);
        }
        self.requests.offered[n].last = true;
        self.sent[n].ready = self.requests.offered[n].ready;
        self.ports.request[n].ready = self.sent[n].ready;
    }

    #[kernel]
    fn deliver_request(&mut self, n: usize) {
        self.ports.home_request[n].valid = self.requests.delivered[n].valid;
        self.ports.home_request[n].payload.unpack(
            &self._request_packing,
            0,
            self.requests.delivered[n].data,
        );
        if self._request_packing.widths().len() > 1 {
            self.ports.home_request[n].payload.unpack(
                &self._request_packing,
                1,
                self.requests.delivered[n].high,
            );
        }
        self.requests.delivered[n].ready = self.ports.home_request[n].ready;
    }

    /// Of a packet the receiver needs neither its core, which it is, nor what tells headers and last beats.
    #[kernel]
    fn offer_packet(&mut self, n: usize) {
        self.answered[n].valid = self.ports.packet[n].valid;
        self.answered[n].id = self.ports.packet[n].id;
        self.answered[n].sectors = self.ports.packet[n].sectors;
        self.answered[n].data = self.ports.packet[n].data;
        self.packets.offered[n].valid = self.answered[n].valid;
        self.packets.offered[n].destination = self.ports.packet[n].core;
        self.packets.offered[n].data = self.answered[n].payload.pack(&self._packet_packing, 0);
        if self._packet_packing.widths().len() > 1 {
            self.packets.offered[n].high = self.answered[n].payload.pack(&self._packet_packing, 1);
        }
        self.packets.offered[n].last = self.ports.packet[n].last;
        self.answered[n].ready = self.packets.offered[n].ready;
        self.ports.packet[n].ready = self.answered[n].ready;
    }

    #[kernel]
    fn deliver_packet(&mut self, n: usize) {
        self.ports.home_packet[n].valid = self.packets.delivered[n].valid;
        self.ports.home_packet[n].payload.unpack(
            &self._packet_packing,
            0,
            self.packets.delivered[n].data,
        );
        if self._packet_packing.widths().len() > 1 {
            self.ports.home_packet[n].payload.unpack(
                &self._packet_packing,
                1,
                self.packets.delivered[n].high,
            );
        }
        self.packets.delivered[n].ready = self.ports.home_packet[n].ready;
    }
}
