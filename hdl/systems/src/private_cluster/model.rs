//! The golden cluster: golden nodes, golden switches and a golden barrier, wired alike.

use base::model::Cache;
use base::streams::{Counter, DownRequest};
use signal::port::{Lanes, Ready};
use testbenches::dut::Model;

use super::{Config, In, Out};
use crate::l1_cluster::node_events::NodeEvents;
use crate::l1_cluster::{Network, Wrong};
use crate::packet_switch::model::Moved;

/// Golden L1s, switches and barrier, wired as the top.
#[derive(Clone, Debug)]
pub struct PrivateCluster<const MOST: usize> {
    nodes: Vec<Cache>,
    network: Network<MOST>,
}

impl<const MOST: usize> PrivateCluster<MOST> {
    /// The state after a reset (R6).
    pub fn new(config: &Config) -> PrivateCluster<MOST> {
        PrivateCluster::with(config, Wrong::default())
    }

    /// The same of a build that is wrong.
    pub fn with(config: &Config, wrong: Wrong) -> PrivateCluster<MOST> {
        PrivateCluster {
            nodes: (0..config.cores()).map(|_| Cache::new(config.geometry())).collect(),
            network: Network::new(config, wrong),
        }
    }

    /// Beats that the registers of each slice hold: of requests, and of replies.
    pub fn held(&self) -> [Vec<usize>; 2] {
        self.network.held()
    }

    /// Beats that the outputs of each switch have taken, by class.
    pub fn moved(&self) -> Vec<(&'static str, &[Moved])> {
        self.network.moved()
    }
}

impl<const MOST: usize> Model for PrivateCluster<MOST> {
    type In = In<MOST>;
    type Out = Out<MOST>;

    fn step(&mut self, input: &In<MOST>) -> Out<MOST> {
        let PrivateCluster { nodes, network } = self;
        // R5
        let (flush, flushed) = network.flush(input.flush, |i| nodes[i].is_flushed());
        // R2, R3, R4
        let requests: Lanes<DownRequest, MOST> = Lanes::of(nodes.len(), |i| {
            let request = nodes[i].request_down().copied().unwrap_or_default();
            DownRequest { source: network.number(i), ..request }
        });
        let sent = network.send(&requests, input);

        // R1: each node by itself.
        let mut out = Out { flushed, down_request: sent.down_request, ..Out::default() };
        let mut takes_reply = Lanes::<Ready, MOST>::default();
        for (i, node) in nodes.iter_mut().enumerate() {
            let seen = node.step(&base::ports::In {
                core_request: input.core_request[i],
                core_reply: input.core_reply[i],
                down_request: sent.taken[i],
                down_reply: sent.replies[i],
                core_number: requests[i].source,
                flush,
                counter: Counter { index: input.counter_index },
            });
            out.core_request[i] = seen.core_request;
            out.core_status[i] = seen.core_status;
            out.core_reply[i] = seen.core_reply;
            out.counter_value[i] = seen.counter.value;
            out.event[i] = NodeEvents::of(&seen.event, &seen.evict);
            takes_reply[i] = seen.down_reply;
        }
        out.down_reply = network.answer(input, takes_reply);
        out
    }
}
