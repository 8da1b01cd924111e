//! A golden node, and what a bench must know of it.

use std::collections::HashMap;

use sharing_tracker::streams::{Forward, Message, Reply, kind};
use sharing_tracker::tracker_node::model::{TrackerNode, Wrong};
use sharing_tracker::tracker_node::{Config, In, Out};
use testbenches::dut::Model as _;

use crate::verilated::NodeHardware;

/// A core's node.
pub struct Node {
    node: TrackerNode,
    direct_bit: u64,
    /// The lines that entries wait for.
    awaited: HashMap<u64, u64>,
    hardware: Option<NodeHardware>,
    pub answered: u64,
    pub nacked: u64,
}

impl Node {
    pub fn new(
        config: &Config,
        wrong: Wrong,
        places: Option<usize>,
        hardware: Option<NodeHardware>,
    ) -> Node {
        let mut node = TrackerNode::with(config, wrong);
        if let Some(places) = places {
            node.set_places(places);
        }
        let direct_bit = config.port().direct_bit();
        Node { node, direct_bit, awaited: HashMap::new(), hardware, answered: 0, nacked: 0 }
    }

    /// Offers of the coming cycle: to the banks, to other cores, and back.
    pub fn offered(&self) -> (Message, Reply, Forward) {
        self.node.offered()
    }

    /// A cycle; gives its outputs, and the line whose last beat was taken.
    pub fn cycle(&mut self, input: &In) -> Result<(Out, Option<u64>), String> {
        let out = self.node.step(input);
        if let Some(hardware) = &mut self.hardware {
            hardware.check(input, &out)?;
        }
        self.answered += u64::from(out.tracker.answered);
        self.nacked += u64::from(out.tracker.nacked);
        let sent = out.message;
        let is_sent = sent.valid && input.message.ready;
        if is_sent && sent.kind == kind::LOAD as u64 && sent.id & self.direct_bit == 0 {
            self.awaited.insert(sent.id, sent.line);
        }
        let reply = input.down_reply;
        let arrives = reply.valid && out.down_reply.ready && reply.last;
        let arrived = arrives.then(|| self.awaited.remove(&reply.id)).flatten();
        Ok((out, arrived))
    }
}
