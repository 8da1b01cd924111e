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
        self.sent[n].valid.next = self.ports.request[n].valid.val();
        self.sent[n].kind.next = self.ports.request[n].kind.val();
        self.sent[n].operation.next = self.ports.request[n].operation.val();
        self.sent[n].line.next = self.ports.request[n].line.val();
        self.sent[n].sectors.next = self.ports.request[n].sectors.val();
        self.sent[n].byte_enable.next = self.ports.request[n].byte_enable.val();
        self.sent[n].data.next = self.ports.request[n].data.val();
        self.sent[n].source.next = self.ports.request[n].source.val();
        self.sent[n].id.next = self.ports.request[n].id.val();
        self.requests.offered[n].valid.next = self.sent[n].valid.val();
        self.requests.offered[n].destination.next = self.ports.request[n].home.val();
        self.requests.offered[n].data.next = self.sent[n].payload.pack(&self._request_packing, 0);
        if self._request_packing.widths().len() > 1 {
            self.requests.offered[n].high.next =
                self.sent[n].payload.pack(&self._request_packing, 1);
        }
        self.requests.offered[n].last.next = true;
        self.sent[n].ready.next = self.requests.offered[n].ready.val();
        self.ports.request[n].ready.next = self.sent[n].ready.val();
    }

    #[kernel]
    fn deliver_request(&mut self, n: usize) {
        self.ports.home_request[n].valid.next = self.requests.delivered[n].valid.val();
        self.ports.home_request[n].payload.unpack(
            &self._request_packing,
            0,
            self.requests.delivered[n].data.val(),
        );
        if self._request_packing.widths().len() > 1 {
            self.ports.home_request[n].payload.unpack(
                &self._request_packing,
                1,
                self.requests.delivered[n].high.val(),
            );
        }
        self.requests.delivered[n].ready.next = self.ports.home_request[n].ready.val();
    }

    /// Of a packet the receiver needs neither its core, which it is, nor what tells headers and last beats.
    #[kernel]
    fn offer_packet(&mut self, n: usize) {
        self.answered[n].valid.next = self.ports.packet[n].valid.val();
        self.answered[n].id.next = self.ports.packet[n].id.val();
        self.answered[n].sectors.next = self.ports.packet[n].sectors.val();
        self.answered[n].data.next = self.ports.packet[n].data.val();
        self.packets.offered[n].valid.next = self.answered[n].valid.val();
        self.packets.offered[n].destination.next = self.ports.packet[n].core.val();
        self.packets.offered[n].data.next = self.answered[n].payload.pack(&self._packet_packing, 0);
        if self._packet_packing.widths().len() > 1 {
            self.packets.offered[n].high.next =
                self.answered[n].payload.pack(&self._packet_packing, 1);
        }
        self.packets.offered[n].last.next = self.ports.packet[n].last.val();
        self.answered[n].ready.next = self.packets.offered[n].ready.val();
        self.ports.packet[n].ready.next = self.answered[n].ready.val();
    }

    #[kernel]
    fn deliver_packet(&mut self, n: usize) {
        self.ports.home_packet[n].valid.next = self.packets.delivered[n].valid.val();
        self.ports.home_packet[n].payload.unpack(
            &self._packet_packing,
            0,
            self.packets.delivered[n].data.val(),
        );
        if self._packet_packing.widths().len() > 1 {
            self.ports.home_packet[n].payload.unpack(
                &self._packet_packing,
                1,
                self.packets.delivered[n].high.val(),
            );
        }
        self.packets.delivered[n].ready.next = self.ports.home_packet[n].ready.val();
    }
}
