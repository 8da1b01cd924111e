//! The golden model: the rules of the block's page, in the plainest structures that hold them.

use super::{Config, Count, In, Line, Out};
use std::collections::VecDeque;

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
    /// Lines that wait; whether one is the last is known when it leaves.
    lines: VecDeque<Line>,
    counts: VecDeque<Count>,
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

    /// The line that is offered in the coming cycle.
    pub fn line(&self) -> Line {
        let line = self.lines.front().filter(|_| self.leaving > 0);
        line.map(|line| Line { last: self.leaving == 1, ..*line }).into()
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
            self.lines.push_back(Line { valid: true, address, sectors, last: false });
        }
        if search.left.is_empty() {
            self.counts.push_back(Count { valid: true, unique: search.found });
            self.search = None;
        }
    }
}

impl testbenches::dut::Model for Coalescer {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let count = self.counts.front().filter(|_| self.leaving == 0);
        let out = Out {
            warp: self.search.is_none().into(),
            count: count.copied().into(),
            line: self.line(),
        };

        // Whether there is room is asked before the edge (R4).
        let has_room = self.lines.len() < Config::LANES && self.counts.len() < Config::COUNTS;
        if out.line.valid && input.line.ready {
            self.lines.pop_front();
            self.leaving -= 1;
        }
        if out.count.valid && input.count.ready {
            self.leaving = self.counts.pop_front().map_or(0, |count| count.unique);
        }
        if has_room {
            self.search_on();
        }
        if out.warp.ready && input.warp.valid {
            let lanes = input.warp_sector.iter().enumerate();
            let active = lanes.filter(|(lane, _)| input.warp.active >> lane & 1 == 1);
            let left = active.map(|(_, sector)| *sector).collect();
            self.search = Some(Search { left, found: 0 });
        }
        out
    }
}
