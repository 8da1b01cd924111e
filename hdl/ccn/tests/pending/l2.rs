//! L2: what it performs, and its replies.

use crate::machine::{Below, Machine};
use crate::node::Bytes;

impl Machine {
    /// L2 performs the oldest request of a core.
    pub fn perform(&mut self, at: usize) -> bool {
        let is_store = matches!(self.to_l2[at].front(), Some(Below::Store { .. }));
        if is_store && self.issues && !self.rng.chance(1, self.store_odds) {
            return false;
        }
        match self.to_l2[at].pop_front() {
            None => return false,
            Some(Below::Load { entry, line }) => {
                let bytes = Bytes { line, version: self.versions[line] };
                self.from_l2[at].push((entry, bytes));
            }
            Some(Below::Store { line, number }) => {
                self.versions[line] += 1;
                self.performed[number as usize] = Some(self.versions[line]);
                self.nodes[at].unacknowledged.remove(&number);
            }
        }
        true
    }

    /// Replies come in any order.
    pub fn reply(&mut self, at: usize) -> bool {
        if self.from_l2[at].is_empty() {
            return false;
        }
        let place = self.rng.below(self.from_l2[at].len() as u64) as usize;
        let (entry, bytes) = self.from_l2[at].swap_remove(place);
        self.fill(at, entry, bytes);
        true
    }
}
