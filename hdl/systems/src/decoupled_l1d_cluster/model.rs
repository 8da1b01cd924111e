//! The golden cluster: golden nodes, a golden duel, golden switches and a golden barrier, wired alike.

use base::environment::LOAD;
use base::streams::{CoreRequest, CoreStatus, Counter, DownRequest, status};
use decoupled_l1d::l1d;
use decoupled_l1d::l1d::model::DecoupledL1d;
use decoupled_l1d::sm_dueling::model::{Side, SmDueling};
use decoupled_l1d::sm_dueling::{self, Access};
use signal::port::{Lanes, Ready};
use testbenches::dut::Model;

use super::{Config, In, Out};
use crate::l1_cluster::node_events::NodeEvents;
use crate::l1_cluster::{self, Network};
use crate::packet_switch::model::Moved;

/// Builds that are wrong, for tests that must notice it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wrong {
    /// Faults between the nodes and L2.
    pub network: l1_cluster::Wrong,
    /// Stores and atomics of the leaders are accesses too.
    pub counts_stores: bool,
    /// Requests that are refused are accesses too.
    pub counts_refused: bool,
    /// Core 1 follows.
    pub one_leader: bool,
}

/// Golden nodes, duel, switches and barrier, wired as the top.
#[derive(Clone, Debug)]
pub struct DecoupledL1dCluster<const MOST: usize> {
    wrong: Wrong,
    nodes: Vec<DecoupledL1d>,
    duel: SmDueling,
    network: Network<MOST>,
    /// The leaders' requests of the previous cycle, where one was accepted.
    asked: [Option<CoreRequest>; 2],
}

impl<const MOST: usize> DecoupledL1dCluster<MOST> {
    /// The state after a reset (R8).
    pub fn new(config: &Config) -> DecoupledL1dCluster<MOST> {
        DecoupledL1dCluster::with(config, Wrong::default())
    }

    /// The same of a build that is wrong.
    pub fn with(config: &Config, wrong: Wrong) -> DecoupledL1dCluster<MOST> {
        DecoupledL1dCluster {
            wrong,
            nodes: (0..config.cores()).map(|_| DecoupledL1d::new(config.node())).collect(),
            duel: SmDueling::new(config.duel()),
            network: Network::new(config, wrong.network),
            asked: [None; 2],
        }
    }

    /// R6: who uses the baseline from the next cycle on.
    fn is_baseline(&self, i: usize) -> bool {
        let follows = self.duel.followers() == Side::Baseline;
        match i {
            0 => false,
            1 if !self.wrong.one_leader => true,
            _ => follows,
        }
    }

    /// R7: what the duel counts of a leader's request, whose status this is.
    fn access(&self, asked: Option<CoreRequest>, told: &CoreStatus) -> Access {
        let word = told.word as usize;
        let is_load = asked.is_some_and(|request| request.kind == LOAD || self.wrong.counts_stores);
        let is_taken = word != status::RESERVATION_FAIL || self.wrong.counts_refused;
        Access {
            valid: told.valid && is_load && is_taken,
            hit: word == status::HIT || word == status::HIT_PENDING,
        }
    }

    /// Beats that the outputs of each switch have taken, by class.
    pub fn moved(&self) -> Vec<(&'static str, &[Moved])> {
        self.network.moved()
    }
}

impl<const MOST: usize> Model for DecoupledL1dCluster<MOST> {
    type In = In<MOST>;
    type Out = Out<MOST>;

    fn step(&mut self, input: &In<MOST>) -> Out<MOST> {
        let modes: Lanes<bool, MOST> = Lanes::of(self.nodes.len(), |i| self.is_baseline(i));
        let DecoupledL1dCluster { nodes, network, .. } = self;
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
            let seen = node.step(&l1d::In {
                core_request: input.core_request[i],
                core_reply: input.core_reply[i],
                down_request: sent.taken[i],
                down_reply: sent.replies[i],
                core_number: requests[i].source,
                baseline: modes[i],
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

        // R7: the status of the request that was accepted last.
        let seen = self.duel.step(&sm_dueling::In {
            decoupled_access: self.access(self.asked[0], &out.core_status[0]),
            baseline_access: self.access(self.asked[1], &out.core_status[1]),
            advance: true,
            counter: Counter { index: input.counter_index % sm_dueling::COUNTERS.len() as u64 },
        });
        out.followers_decoupled = seen.followers_decoupled;
        out.duel_counter = seen.counter.value;
        self.asked = [0, 1].map(|i| {
            let is_accepted = input.core_request[i].valid && out.core_request[i].ready;
            let waiting = self.asked[i].filter(|_| !out.core_status[i].valid);
            if is_accepted { Some(input.core_request[i]) } else { waiting }
        });
        out
    }
}
