//! A core in front of a sectored L1: its warps' instructions in flight, and the lines that arrive.

use super::in_flight::InFlight;
use super::server::Server;
use crate::timed::programs::Line;
use crate::timed::warps::WarpId;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, VecDeque};

/// Instructions of a warp that are in flight.
#[derive(Clone, Debug, Default)]
struct Flight {
    /// The last line of the instruction that is being issued.
    ends: u64,
    /// The ends of those before it, from the oldest on.
    before: VecDeque<u64>,
    /// The last of its loads.
    loads: u64,
}

/// A core.
#[derive(Clone, Default)]
pub(super) struct Core {
    /// A line that waits for a way, from which cycle on.
    pub(super) waits: Option<(Line, u64)>,
    /// Sectors that its L1 waits for.
    pub(super) arriving: InFlight,
    /// Loads that have taken a line, by the cycle in which they have it whole.
    lines: BinaryHeap<Reverse<u64>>,
    /// The port by which sectors come.
    pub(super) port: Server,
    flights: HashMap<WarpId, Flight>,
    /// Loads, and the cycles from their first cycle to their last sector.
    pub(super) loads: u64,
    pub(super) load_cycles: u64,
}

impl Core {
    /// The cycle in which one of so many lines is no more in flight: none if there is one that is not.
    pub(super) fn is_full_until(&mut self, lines: usize, now: u64) -> Option<u64> {
        while self.lines.peek().is_some_and(|&Reverse(arrival)| arrival <= now) {
            self.lines.pop();
        }
        self.lines.peek().filter(|_| self.lines.len() >= lines).map(|&Reverse(arrival)| arrival)
    }

    /// A load has taken a line, and has it whole in a cycle.
    pub(super) fn takes_line(&mut self, until: u64) {
        self.lines.push(Reverse(until));
    }

    /// A line of a warp's instruction is answered in a cycle.
    pub(super) fn ends(&mut self, warp: WarpId, is_load: bool, end: u64) {
        let flight = self.flights.entry(warp).or_default();
        flight.ends = flight.ends.max(end);
        if is_load {
            flight.loads = flight.loads.max(end);
        }
    }

    /// All lines of a warp's instruction are asked for: gives the cycle from which on there are fewer than `most` in
    /// flight and, if `waits`, all its loads are answered.
    pub(super) fn goes_on(&mut self, warp: WarpId, most: usize, waits: bool) -> u64 {
        let Some(flight) = self.flights.get_mut(&warp) else { return 0 };
        flight.before.push_back(std::mem::take(&mut flight.ends));
        let oldest = if flight.before.len() < most { None } else { flight.before.pop_front() };
        oldest.unwrap_or_default().max(if waits { flight.loads } else { 0 })
    }

    /// A kernel has ended: nothing is in flight.
    pub(super) fn clear(&mut self) {
        (self.arriving, self.port) = (InFlight::default(), Server::default());
        self.lines.clear();
        self.flights.clear();
    }
}
