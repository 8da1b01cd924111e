//! Requests to L2 that merge with an earlier one of a neighbour.

use crate::hashing::ByLine;
use std::collections::VecDeque;

/// The sectors that a few cores have asked L2 for, the last of which count as in flight.
#[derive(Clone, Debug)]
pub(super) struct Coalescer {
    /// Requests that are in flight.
    most: usize,
    in_flight: VecDeque<u64>,
    /// The same, to be found.
    found: ByLine<()>,
}

impl Coalescer {
    pub(super) fn new(most: u64) -> Coalescer {
        Coalescer { most: most as usize, in_flight: VecDeque::new(), found: ByLine::default() }
    }

    /// Whether a request merges with one in flight; else it is in flight itself, and the oldest is answered.
    pub(super) fn merges(&mut self, sector: u64) -> bool {
        if self.found.contains_key(&sector) {
            return true;
        }
        self.in_flight.push_back(sector);
        self.found.insert(sector, ());
        if self.in_flight.len() > self.most
            && let Some(oldest) = self.in_flight.pop_front()
        {
            self.found.remove(&oldest);
        }
        false
    }

    /// All are answered.
    pub(super) fn clear(&mut self) {
        self.in_flight.clear();
        self.found.clear();
    }
}
