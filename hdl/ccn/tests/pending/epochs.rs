//! What ends everywhere in one step: a kernel, by a flush; an epoch, after which the ring knows no line of before.

use std::collections::VecDeque;

use crate::machine::{Machine, Seen};
use crate::node::{Node, Wrong};

impl Machine {
    /// All L1s are emptied, and the filters cleared, in one step in which nothing is in flight.
    pub fn step_flush(&mut self, seen: &mut Seen) -> bool {
        let is_idle =
            self.nodes.iter().all(Node::is_idle) && self.to_l2.iter().all(VecDeque::is_empty);
        if !self.flushes || !is_idle {
            return false;
        }
        for node in &mut self.nodes {
            node.readable.clear();
            node.shared.clear();
            node.stored.clear();
        }
        self.flushes = false;
        seen.flushes += 1;
        true
    }

    /// An epoch ends: no line that was asked for in it answers another core from now on, and filters forget what they got
    /// in the epoch before.
    pub fn step_epoch(&mut self, length: u64, seen: &mut Seen) {
        if !self.size.forgets || !self.rng.chance(1, length) {
            return;
        }
        let alone = self.rng.below(self.size.cores as u64) as usize;
        let wrong = self.wrong;
        let ends = |at: &usize| !wrong.ends_alone || *at == alone;
        for at in (0..self.size.cores).filter(ends) {
            seen.forgotten += self.nodes[at].end_epoch(wrong);
        }
    }
}

impl Node {
    /// The number of lines that the filter forgets.
    fn end_epoch(&mut self, wrong: Wrong) -> u64 {
        if !wrong.keeps_shared {
            self.shared.clear();
        }
        self.entries.iter_mut().flatten().for_each(|entry| entry.is_late = true);
        let now = self.generation;
        // All stores of the generation that goes are known to be performed.
        let is_open = self.unacknowledged.values().any(|generation| *generation < now);
        if is_open && !wrong.forgets_unacknowledged {
            return 0;
        }
        let held = self.stored.len();
        self.stored.retain(|_, generation| *generation == now && !wrong.forgets_at_once);
        self.generation += 1;
        (held - self.stored.len()) as u64
    }
}
