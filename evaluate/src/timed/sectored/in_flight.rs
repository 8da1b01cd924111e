//! Sectors that are in flight, and when they arrive.

use crate::hashing::ByLine;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Sectors by the cycle in which they arrive.
#[derive(Clone, Debug, Default)]
pub(super) struct InFlight {
    arrivals: BinaryHeap<Reverse<(u64, u64)>>,
    /// The same, to be found.
    found: ByLine<u64>,
}

impl InFlight {
    /// A sector arrives in a cycle; an arrival of it that was expected before counts no more.
    pub(super) fn expect(&mut self, sector: u64, arrival: u64) {
        self.arrivals.push(Reverse((arrival, sector)));
        self.found.insert(sector, arrival);
    }

    /// The cycle in which a sector arrives, if that is behind `now`.
    pub(super) fn arrival(&mut self, sector: u64, now: u64) -> Option<u64> {
        while let Some(&Reverse((arrival, sector))) = self.arrivals.peek()
            && arrival <= now
        {
            self.arrivals.pop();
            if self.found.get(&sector) == Some(&arrival) {
                self.found.remove(&sector);
            }
        }
        self.found.get(&sector).copied()
    }
}
