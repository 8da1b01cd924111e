//! The golden model: the rules of the block's page, in the plainest structures that hold them.

use super::{Config, In, Out};
use std::collections::VecDeque;

/// A line of a warp, with the sectors wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The line address.
    pub address: u64,
    /// The sectors, bit i for sector i.
    pub sectors: u64,
}

/// A warp that is being searched.
#[derive(Clone, Debug)]
struct Search {
    /// Sector addresses of the lanes that are left, lowest lane first.
    left: Vec<u64>,
    /// Lines found.
    found: u64,
}

/// The coalescer as a search and two queues.
#[derive(Clone, Debug)]
pub struct Coalescer {
    config: Config,
    search: Option<Search>,
    lines: VecDeque<Line>,
    counts: VecDeque<u64>,
    /// Lines of the warp whose count passed last that are still to leave.
    leaving: u64,
}

impl Coalescer {
    /// The state after a reset: nothing waits (R7).
    pub fn new(config: &Config) -> Coalescer {
        Coalescer {
            config: config.clone(),
            search: None,
            lines: VecDeque::new(),
            counts: VecDeque::new(),
            leaving: 0,
        }
    }

    /// How many lines wait to leave.
    pub fn lines_waiting(&self) -> usize {
        self.lines.len()
    }

    /// How many counts wait to pass.
    pub fn counts_waiting(&self) -> usize {
        self.counts.len()
    }

    /// One step of the search (R2, R3).
    fn search_on(&mut self) {
        let Some(search) = &mut self.search else { return };
        let per_line = self.config.sectors() as u64;
        if let Some(&lowest) = search.left.first() {
            let address = lowest / per_line;
            let mut sectors = 0;
            search.left.retain(|sector| {
                let is_taken = sector / per_line == address;
                if is_taken {
                    sectors |= 1 << (sector % per_line);
                }
                !is_taken
            });
            search.found += 1;
            self.lines.push_back(Line { address, sectors });
        }
        if search.left.is_empty() {
            self.counts.push_back(search.found);
            self.search = None;
        }
    }
}

impl testbenches::dut::Model for Coalescer {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let line = if self.leaving > 0 { self.lines.front().copied() } else { None };
        let count = if self.leaving == 0 { self.counts.front().copied() } else { None };
        let out = Out {
            warp_ready: self.search.is_none(),
            count_valid: count.is_some(),
            count_unique: count.unwrap_or(0),
            line_valid: line.is_some(),
            line_address: line.map_or(0, |line| line.address),
            line_sectors: line.map_or(0, |line| line.sectors),
            line_last: self.leaving == 1,
        };

        // Whether there is room is asked before the edge (R4).
        let has_room = self.lines.len() < Config::LANES && self.counts.len() < Config::COUNTS;
        if out.line_valid && input.line_ready {
            self.lines.pop_front();
            self.leaving -= 1;
        }
        if out.count_valid && input.count_ready {
            self.leaving = self.counts.pop_front().unwrap_or(0);
        }
        if has_room {
            self.search_on();
        }
        if out.warp_ready && input.warp_valid {
            let lanes = input.sectors().into_iter().enumerate();
            let active = lanes.filter(|(lane, _)| input.warp_active >> lane & 1 == 1);
            self.search =
                Some(Search { left: active.map(|(_, sector)| sector).collect(), found: 0 });
        }
        out
    }
}
