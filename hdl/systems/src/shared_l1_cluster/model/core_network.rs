//! The network between golden nodes: two switches, or with `network` "ports" nothing.

use shared_l1::chunk_receiver::HomePacket;
use shared_l1::node::model::Offers;
use shared_l1::streams::RemoteRequest;
use signal::port::{Lanes, PortValue, Ready};
use testbenches::dut::Model as _;

use super::super::{Config, In};
use super::Wrong;
use crate::l1_cluster::network::{beat, record};
use crate::packet_switch::model::{Moved, PacketSwitch};
use crate::packet_switch::{self, Delivered, Offered};

/// The switches, if they are in the cluster.
#[derive(Clone, Debug)]
pub enum CoreNetwork<const MOST: usize> {
    /// One for each class.
    Crossbar {
        /// Requests for homes.
        requests: PacketSwitch<MOST>,
        /// Homes' packets.
        packets: PacketSwitch<MOST>,
    },
    /// The wrong one for both: its inputs are the nodes' requests, then their packets.
    OneSwitch(PacketSwitch<MOST>),
    /// None: the streams are the cluster's.
    Ports,
}

/// Inputs of the nodes in a cycle.
pub struct Carried<const MOST: usize> {
    /// Whose requests for homes are taken.
    pub takes_request: Lanes<Ready, MOST>,
    /// Requests of others.
    pub remote_in: Lanes<RemoteRequest, MOST>,
    /// Whose packets' beats are taken.
    pub takes_packet: Lanes<Ready, MOST>,
    /// Beats of homes' packets.
    pub remote_reply_in: Lanes<HomePacket, MOST>,
}

/// In the one switch a packet's beat has this in its last word, where a request has its identifier, which is less.
const PACKET: u64 = u64::MAX;

impl<const MOST: usize> CoreNetwork<MOST> {
    /// The state after a reset, of a build that is wrong in these things.
    pub fn new(config: &Config, wrong: Wrong) -> CoreNetwork<MOST> {
        match config.has_crossbar() {
            true if wrong.one_switch => {
                let (cores, bits) = (config.cores(), config.home_request_switch().low_bits());
                let switch = packet_switch::Config::new(2 * cores, cores, bits, 0);
                CoreNetwork::OneSwitch(PacketSwitch::new(&switch.expect("128 cores at most")))
            }
            true => CoreNetwork::Crossbar {
                requests: PacketSwitch::with(&config.home_request_switch(), wrong.requests),
                packets: PacketSwitch::with(&config.packet_switch(), wrong.packets),
            },
            false => CoreNetwork::Ports,
        }
    }

    /// The streams between nodes are none of the cluster's.
    pub fn is_inside(&self) -> bool {
        !matches!(self, CoreNetwork::Ports)
    }

    /// Messages that the outputs of each switch have taken: requests to homes, and beats to cores.
    pub fn moved(&self) -> Vec<(&'static str, &[Moved])> {
        match self {
            CoreNetwork::Crossbar { requests, packets } => {
                vec![("to_home", requests.moved()), ("to_core", packets.moved())]
            }
            CoreNetwork::OneSwitch(both) => vec![("both", both.moved())],
            CoreNetwork::Ports => vec![],
        }
    }

    /// A cycle in which the nodes offer and take this.
    pub fn carry(&mut self, offers: &[Offers], input: &In<MOST>) -> Carried<MOST> {
        let cores = offers.len();
        let takes_request = Lanes::of(cores, |i| offers[i].takes_remote_in);
        let takes_packet = Lanes::of(cores, |i| offers[i].takes_remote_reply_in);
        match self {
            CoreNetwork::Ports => Carried {
                takes_request: input.remote_request_out,
                remote_in: input.remote_in,
                takes_packet: input.remote_out,
                remote_reply_in: input.remote_reply_in,
            },
            CoreNetwork::Crossbar { requests, packets } => {
                let offered = Lanes::of(cores, |i| request(&offers[i]));
                let sent = requests.step(&packet_switch::In { offered, delivered: takes_request });
                let offered = Lanes::of(cores, |i| packet(&offers[i]));
                let answered =
                    packets.step(&packet_switch::In { offered, delivered: takes_packet });
                Carried {
                    takes_request: sent.offered,
                    remote_in: records(&sent.delivered),
                    takes_packet: answered.offered,
                    remote_reply_in: records(&answered.delivered),
                }
            }
            CoreNetwork::OneSwitch(switch) => {
                let both = Lanes::of(2 * cores, |i| match i < cores {
                    true => request(&offers[i]),
                    false => marked(packet(&offers[i - cores])),
                });
                let is_packet = |beat: &Delivered| beat.high[15] == PACKET;
                let stands = switch.delivered();
                let delivered = Lanes::of(cores, |i| match is_packet(&stands[i]) {
                    true => takes_packet[i],
                    false => takes_request[i],
                });
                let sent = switch.step(&packet_switch::In { offered: both, delivered });
                let of = |packets| {
                    Lanes::of(cores, |i| match is_packet(&stands[i]) == packets {
                        true => stands[i],
                        false => Delivered::default(),
                    })
                };
                Carried {
                    takes_request: Lanes::of(cores, |i| sent.offered[i]),
                    remote_in: records(&of(false)),
                    takes_packet: Lanes::of(cores, |i| sent.offered[cores + i]),
                    remote_reply_in: records(&of(true)),
                }
            }
        }
    }
}

/// R5: a node's request as a packet to its home.
fn request(offers: &Offers) -> Offered {
    let request = offers.remote_request_out;
    match request.valid {
        true => beat(&RemoteRequest::from(request), request.home, true),
        false => Offered::default(),
    }
}

/// R5: a beat of a node's packet.
fn packet(offers: &Offers) -> Offered {
    let packet = offers.remote_out;
    match packet.valid {
        true => beat(&HomePacket::from(packet), packet.core, packet.last),
        false => Offered::default(),
    }
}

fn marked(mut beat: Offered) -> Offered {
    beat.high[15] = PACKET;
    beat
}

fn records<T: PortValue, const MOST: usize>(beats: &Lanes<Delivered, MOST>) -> Lanes<T, MOST> {
    Lanes(beats.map(|beat| record(&beat)))
}
