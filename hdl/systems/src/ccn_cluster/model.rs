//! The golden cluster: golden nodes, links, switches and barrier, wired alike.

use base::streams::{Counter, DownRequest};
use ccn::ccn_l1::{self, Request, Response, model::CcnL1};
use ccn::rings::Rings;
use signal::port::{Lanes, Ready};
use testbenches::dut::Model;

use super::{Config, In, Out};
use crate::l1_cluster::node_events::NodeEvents;
use crate::l1_cluster::{self, Network};
use crate::packet_switch::model::Moved;

/// Builds that are wrong, for tests that must notice it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wrong {
    /// Faults between the nodes and L2, of the barrier, or of the cores' numbers.
    pub network: l1_cluster::Wrong,
    /// `flush` falls in each node when that has shown `flushed`.
    pub falls_alone: bool,
}

/// Golden nodes, links, switches and barrier, wired as the top.
#[derive(Clone, Debug)]
pub struct CcnCluster<const MOST: usize> {
    nodes: Vec<CcnL1>,
    rings: Rings,
    network: Network<MOST>,
    throttles: bool,
    /// Of a build in which `flush` falls alone, the nodes that have shown `flushed` in this flush.
    fallen: Option<Vec<bool>>,
}

impl<const MOST: usize> CcnCluster<MOST> {
    /// The state after a reset (R9).
    pub fn new(config: &Config) -> CcnCluster<MOST> {
        CcnCluster::with(config, Wrong::default())
    }

    /// The same of a build that is wrong.
    pub fn with(config: &Config, wrong: Wrong) -> CcnCluster<MOST> {
        let cores = config.cores();
        CcnCluster {
            nodes: (0..cores).map(|_| CcnL1::new(config.node())).collect(),
            rings: Rings::new(cores, config.link_latency()),
            network: Network::new(config, wrong.network),
            throttles: config.node().throttler().is_some(),
            fallen: wrong.falls_alone.then(|| vec![false; cores]),
        }
    }

    /// Beats that the outputs of each switch have taken, by class.
    pub fn moved(&self) -> Vec<(&'static str, &[Moved])> {
        self.network.moved()
    }

    /// Whether each node is flushed, when the barrier says this.
    fn flushes(&mut self, flush: bool) -> Vec<bool> {
        let Some(fallen) = &mut self.fallen else { return vec![flush; self.nodes.len()] };
        let flushes = fallen.iter().map(|fallen| flush && !fallen).collect();
        for (fallen, node) in fallen.iter_mut().zip(&self.nodes) {
            *fallen = flush && (*fallen || node.cache().is_flushed());
        }
        flushes
    }
}

impl<const MOST: usize> Model for CcnCluster<MOST> {
    type In = In<MOST>;
    type Out = Out<MOST>;

    fn step(&mut self, input: &In<MOST>) -> Out<MOST> {
        let of_cluster = l1_cluster::ports::In::from(input);
        let cores = self.nodes.len();
        let numbers: Vec<u64> = (0..cores).map(|i| self.network.number(i)).collect();
        // R7
        let CcnCluster { nodes, network, .. } = self;
        let (flush, flushed) = network.flush(input.flush, |i| nodes[i].cache().is_flushed());
        // R2, R3, R4
        let requests: Lanes<DownRequest, MOST> =
            Lanes::of(cores, |i| self.nodes[i].request_down(numbers[i]));
        let to_l2 = self.network.send(&requests, &of_cluster);
        // R5
        let sent: Vec<(Request, Response)> =
            self.nodes.iter().zip(&numbers).map(|(node, number)| node.sends(*number)).collect();
        let offered = self.rings.offered(&sent);
        let flushes = self.flushes(flush);
        let mut inputs: Vec<ccn_l1::In> = (0..cores)
            .map(|i| ccn_l1::In {
                core_request: input.core_request[i],
                core_reply: input.core_reply[i],
                down_request: to_l2.taken[i],
                down_reply: to_l2.replies[i],
                request_passing: offered[i].0,
                response_passing: offered[i].1,
                core_number: numbers[i],
                retired: if self.throttles { input.retired[i] } else { 0 },
                flush: flushes[i],
                counter: Counter { index: input.counter_index },
                ..ccn_l1::In::default()
            })
            .collect();
        let takes: Vec<(bool, bool)> =
            self.nodes.iter().zip(&inputs).map(|(node, input)| node.takes(input)).collect();
        for (input, (request, response)) in inputs.iter_mut().zip(self.rings.edge(&sent, &takes)) {
            input.request_next = request.into();
            input.response_next = response.into();
        }

        // R1: each node by itself.
        let mut out = Out { flushed, down_request: to_l2.down_request, ..Out::default() };
        let mut takes_reply = Lanes::<Ready, MOST>::default();
        for (i, (node, input)) in self.nodes.iter_mut().zip(&inputs).enumerate() {
            let seen = node.step(input);
            out.core_request[i] = seen.core_request;
            out.core_status[i] = seen.core_status;
            out.core_reply[i] = seen.core_reply;
            out.event[i] = NodeEvents::of(&seen.event, &seen.evict);
            out.ccn[i] = seen.ccn;
            out.throttle[i] = (&seen).into();
            out.counter_value[i] = seen.counter.value;
            takes_reply[i] = seen.down_reply;
        }
        out.down_reply = self.network.answer(&of_cluster, takes_reply);
        out
    }
}
