//! The golden cluster: golden nodes, banks of the trackers and of L2, switches and barriers, wired alike.

mod banks;
mod flush;
mod l2;
mod wrong;

use base::streams::Counter;
use sharing_tracker::tracker_node::{self, model::TrackerNode};
use testbenches::dut::Model;

use super::{Config, In, Out};
use crate::flush_barrier::model::FlushBarrier;
use crate::l1_cluster::node_events::NodeEvents;
use banks::TrackerSide;
use flush::{TrackerFlush, said, step_barrier};
use l2::L2Side;
pub use wrong::Wrong;

/// Golden nodes, banks, switches and barriers, wired as the top.
#[derive(Clone, Debug)]
pub struct TrackerCluster<const MOST: usize> {
    wrong: Wrong,
    nodes: Vec<TrackerNode>,
    trackers: TrackerSide<MOST>,
    l2: L2Side<MOST>,
    barrier: FlushBarrier,
    tracker_flush: TrackerFlush,
    /// In a wrong build, the nodes that have shown `flushed` since it rose.
    fallen: Vec<bool>,
}

impl<const MOST: usize> TrackerCluster<MOST> {
    /// The state after a reset (R12).
    pub fn new(config: &Config) -> TrackerCluster<MOST> {
        TrackerCluster::with(config, Wrong::default())
    }

    /// The same of a build that is wrong.
    pub fn with(config: &Config, wrong: Wrong) -> TrackerCluster<MOST> {
        TrackerCluster {
            wrong,
            nodes: (0..config.cores())
                .map(|_| TrackerNode::with(config.node(), wrong.node))
                .collect(),
            trackers: TrackerSide::new(config, wrong),
            l2: L2Side::new(config, wrong),
            barrier: FlushBarrier::new(&config.barrier()),
            tracker_flush: TrackerFlush::new(config.bank_lanes()),
            fallen: vec![false; config.cores()],
        }
    }

    /// R1: each node by itself; gives which are flushed.
    fn step_nodes(&mut self, input: &In<MOST>, flush: bool, out: &mut Out<MOST>) -> Vec<bool> {
        let mut flushed = Vec::new();
        for (i, node) in self.nodes.iter_mut().enumerate() {
            let falls = self.wrong.falls_alone && self.fallen[i];
            let seen = node.step(&tracker_node::In {
                active_warps: input.active_warps[i],
                warp: input.warp[i],
                warp_sector: input.warp_sector[i],
                ticket: input.ticket[i],
                core_request: input.core_request[i],
                core_reply: input.core_reply[i],
                message: input.message[i],
                down_reply: input.down_reply[i],
                forward: input.forward[i],
                answer: input.answer[i],
                nack: input.nack[i],
                flush: flush && !falls,
                counter: Counter { index: input.counter_index },
            });
            out.warp[i] = seen.warp;
            out.decision[i] = seen.decision;
            out.ticket[i] = seen.ticket;
            out.line[i] = seen.line;
            out.core_request[i] = seen.core_request;
            out.core_status[i] = seen.core_status;
            out.core_reply[i] = seen.core_reply;
            out.message[i] = seen.message;
            out.down_reply[i] = seen.down_reply;
            out.forward[i] = seen.forward;
            out.answer[i] = seen.answer;
            out.nack[i] = seen.nack;
            out.event[i] = NodeEvents::of(&seen.event, &seen.evict);
            out.tracker[i] = seen.tracker;
            out.counter_value[i] = seen.counter.value;
            self.fallen[i] = flush && (self.fallen[i] || seen.flushed);
            flushed.push(seen.flushed);
        }
        flushed
    }
}

impl<const MOST: usize> Model for TrackerCluster<MOST> {
    type In = In<MOST>;
    type Out = Out<MOST>;

    fn step(&mut self, input: &In<MOST>) -> Out<MOST> {
        let mut out = Out::default();
        // R8
        let flush = match self.wrong.no_barrier {
            true => input.flush,
            false => said(&self.barrier, input.flush).node_flush,
        };
        let mut shown = self.step_nodes(input, flush, &mut out);
        let are_flushed = shown.iter().all(|shown| *shown) || self.wrong.flushes_trackers_at_once;
        let offered = self.tracker_flush.offered(flush && are_flushed);
        shown.push(self.tracker_flush.is_done() || self.wrong.keeps_trackers);
        let any = shown.iter().any(|shown| *shown);
        let flushed = step_barrier(&mut self.barrier, input.flush, &shown);
        out.flushed = if self.wrong.no_barrier { any } else { flushed };

        // R3 to R6, R9: L2 sees in this cycle what the trackers' banks offer it.
        let asked = self.trackers.requests();
        let are_being_flushed = flush && !out.flushed;
        let taken = self.l2.step(input, are_being_flushed, &asked, &mut out);
        let seen = self.trackers.step(input, &taken, &offered, &mut out);
        // R10
        out.idle &= seen.banks && (seen.switches || self.wrong.forgets_switches);
        self.tracker_flush.edge(flush, &offered, &seen.takes_flush);
        out
    }
}
