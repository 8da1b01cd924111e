//! The golden cluster: golden nodes, four golden switches and a golden barrier, wired alike.

mod core_network;
mod one_queue;

use base::streams::{Counter, DownRequest};
use shared_l1::node;
use shared_l1::node::model::{Offers, SharedL1};
use signal::port::{Lanes, Ready};
use testbenches::dut::Model;

use super::{Config, In, Out};
use crate::l1_cluster::node_events::NodeEvents;
use crate::l1_cluster::{self, Network};
use crate::packet_switch::{self, model::Moved};
use core_network::CoreNetwork;
use one_queue::OneQueue;

/// Builds that are wrong, for tests that must notice it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wrong {
    /// Faults between the nodes and L2.
    pub network: l1_cluster::Wrong,
    /// The fault of the switch of requests for homes.
    pub requests: packet_switch::model::Wrong,
    /// The fault of the switch of homes' packets.
    pub packets: packet_switch::model::Wrong,
    /// Requests for homes and homes' packets go through one switch. Such a switch needs two lanes a
    /// core.
    pub one_switch: bool,
    /// A node's requests for homes and for L2 leave through one queue.
    pub one_queue: bool,
}

/// Golden nodes, switches and barrier, wired as the top.
#[derive(Clone, Debug)]
pub struct SharedL1Cluster<const MOST: usize> {
    nodes: Vec<SharedL1>,
    network: Network<MOST>,
    core_network: CoreNetwork<MOST>,
    /// Of a build with one queue, each node's.
    one_queues: Vec<OneQueue>,
}

impl<const MOST: usize> SharedL1Cluster<MOST> {
    /// The state after a reset (R9).
    pub fn new(config: &Config) -> SharedL1Cluster<MOST> {
        SharedL1Cluster::with(config, Wrong::default())
    }

    /// The same of a build that is wrong.
    pub fn with(config: &Config, wrong: Wrong) -> SharedL1Cluster<MOST> {
        let queues = if wrong.one_queue { config.cores() } else { 0 };
        SharedL1Cluster {
            nodes: (0..config.cores()).map(|_| SharedL1::new(config.node())).collect(),
            network: Network::new(config, wrong.network),
            core_network: CoreNetwork::new(config, wrong),
            one_queues: vec![OneQueue::default(); queues],
        }
    }

    /// The nodes, for those who watch.
    pub fn nodes(&self) -> &[SharedL1] {
        &self.nodes
    }

    /// Beats that the outputs of each switch have taken, by class.
    pub fn moved(&self) -> Vec<(&'static str, &[Moved])> {
        [self.network.moved(), self.core_network.moved()].concat()
    }

    /// The offers at the nodes' ports.
    fn offers(&self) -> Vec<Offers> {
        let mut offers: Vec<Offers> = self.nodes.iter().map(SharedL1::offers).collect();
        for (i, offers) in offers.iter_mut().enumerate() {
            // R2
            offers.l2_out.source = self.network.number(i);
        }
        offers
    }
}

impl<const MOST: usize> Model for SharedL1Cluster<MOST> {
    type In = In<MOST>;
    type Out = Out<MOST>;

    fn step(&mut self, input: &In<MOST>) -> Out<MOST> {
        let of_cluster = l1_cluster::ports::In::from(input);
        let of_nodes = self.offers();
        let mut offers = of_nodes.clone();
        for (queue, offers) in self.one_queues.iter().zip(&mut offers) {
            queue.stand_before(offers);
        }
        // R7
        let (flush, flushed) = self.network.flush(input.flush, |i| offers[i].flushed);
        // R3, R4, R5
        let to_l2: Lanes<DownRequest, MOST> = Lanes::of(offers.len(), |i| offers[i].l2_out);
        let mut sent = self.network.send(&to_l2, &of_cluster);
        let mut between = self.core_network.carry(&offers, input);
        for (i, queue) in self.one_queues.iter_mut().enumerate() {
            let is_taken = [between.takes_request[i].ready, sent.taken[i].ready];
            let takes = queue.edge(&of_nodes[i], is_taken);
            [between.takes_request[i], sent.taken[i]] = takes.map(Ready::from);
        }

        // R1: each node by itself.
        let mut out = Out { flushed, down_request: sent.down_request, ..Out::default() };
        let mut takes_reply = Lanes::<Ready, MOST>::default();
        for (i, node) in self.nodes.iter_mut().enumerate() {
            let seen = node.step(&node::In {
                core_request: input.core_request[i],
                core_reply: input.core_reply[i],
                remote_request_out: between.takes_request[i],
                remote_in: between.remote_in[i],
                l2_out: sent.taken[i],
                l2_in: sent.replies[i],
                remote_out: between.takes_packet[i],
                remote_reply_in: between.remote_reply_in[i],
                core_number: self.network.number(i),
                flush,
                counter: Counter { index: input.counter_index },
            });
            out.core_request[i] = seen.core_request;
            out.core_status[i] = seen.core_status;
            out.core_reply[i] = seen.core_reply;
            out.home_status[i] = seen.home_status;
            out.mode[i] = (&seen).into();
            out.event[i] = NodeEvents::of(&seen.event, &seen.evict);
            out.counter_value[i] = seen.counter.value;
            takes_reply[i] = seen.l2_in;
            if !self.core_network.is_inside() {
                out.remote_request_out[i] = seen.remote_request_out;
                out.remote_in[i] = seen.remote_in;
                out.remote_out[i] = seen.remote_out;
                out.remote_reply_in[i] = seen.remote_reply_in;
            }
        }
        out.down_reply = self.network.answer(&of_cluster, takes_reply);
        out
    }
}
