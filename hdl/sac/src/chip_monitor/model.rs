//! The golden model: the rules of the block's page, in the plainest structures that hold them.

use std::collections::VecDeque;

use crate::crd::{self, model::Crd};
use crate::profile_counters::{self, Hits, Miss, model::ProfileCounters};

use super::{Answer, Config, Counter, In, Levels, Out, Tile};

/// State of the chip.
#[derive(Clone, Debug)]
pub struct ChipMonitor<const MOST: usize> {
    config: Config,
    /// The levels of the cycle before.
    levels: Levels,
    /// Since it was last held, the chip has been empty and all of its tiles idle.
    was_idle: bool,
    counters: ProfileCounters,
    directory: Crd,
    waiting: VecDeque<crd::Request>,
    dropped: u64,
    /// Counters that were taken.
    taken: usize,
}

impl<const MOST: usize> ChipMonitor<MOST> {
    /// The state after a reset (R1).
    pub fn new(config: &Config) -> ChipMonitor<MOST> {
        ChipMonitor {
            config: config.clone(),
            levels: Levels::default(),
            was_idle: false,
            counters: ProfileCounters::new(config.counters()),
            directory: Crd::new(config.directory()),
            waiting: VecDeque::new(),
            dropped: 0,
            taken: 0,
        }
    }

    /// Sampled requests that wait for the directory.
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Counters of the profile that were taken.
    pub fn taken(&self) -> usize {
        self.taken
    }

    /// The levels that entries and tiles see in this cycle (R2).
    pub fn levels(&self) -> Levels {
        self.levels
    }

    /// Since the chip was last held it has been empty and all of its tiles idle.
    pub fn was_idle(&self) -> bool {
        self.was_idle
    }

    /// Whether the directory has entries for this line (R7).
    pub fn is_sampled(&self, line: u64) -> bool {
        self.directory.sampled(line).is_some()
    }

    fn tiles<'a>(&self, input: &'a In<MOST>) -> &'a [Tile] {
        &input.tile[..self.config.slices()]
    }

    /// Inputs of the counters in this cycle (R6).
    fn counted(&self, input: &In<MOST>, start: bool) -> profile_counters::In {
        let tiles = self.tiles(input);
        let mask = |is: fn(&Tile) -> bool| {
            tiles.iter().enumerate().map(|(i, tile)| u64::from(is(tile)) << i).sum()
        };
        let mut numbers = vec![0; self.config.slices()];
        let mut local = 0;
        for entry in input.entry[..self.config.sm_ports()].iter().filter(|entry| entry.missed) {
            // A slice that is not there breaks a promise (R11) and counts nowhere.
            if let Some(number) = numbers.get_mut(entry.miss_slice as usize) {
                *number += 1;
            }
            local += u64::from(entry.miss_local);
        }
        profile_counters::In {
            start,
            arrivals: mask(|tile| tile.arrives),
            hits: Hits {
                lookups: mask(|tile| tile.lookup_hits),
                atomics: mask(|tile| tile.atomic_hits),
            },
            miss: Miss { counts: self.config.counters().counts_of(&numbers), local },
            slice_index: (self.taken.saturating_sub(Config::TOTALS) / 2) as u64,
        }
    }

    /// The sampled requests of this cycle, of the lowest slice first (R7).
    fn sampled(&self, input: &In<MOST>) -> Vec<crd::Request> {
        let arrivals = self.tiles(input).iter().filter(|tile| tile.arrives);
        let requests = arrivals.map(|&Tile { chip, line, sectors, .. }| crd::Request {
            valid: true,
            chip,
            line,
            sectors,
        });
        requests.filter(|request| self.is_sampled(request.line)).collect()
    }
}

/// The counter at hand, by how many were taken before it, and requests and hits under memory-side (R10).
fn at_hand(
    taken: usize,
    counts: &profile_counters::Out,
    memory_side: [u64; 2],
    directory: &crd::Out,
) -> u64 {
    match taken {
        0 => counts.total_requests,
        1 => counts.local_requests,
        2 | 3 => memory_side[taken - 2],
        4 => directory.requests,
        5 => directory.hits,
        _ if taken.is_multiple_of(2) => counts.memory_side_requests,
        _ => counts.sm_side_requests,
    }
}

impl<const MOST: usize> testbenches::dut::Model for ChipMonitor<MOST> {
    type In = In<MOST>;
    type Out = Out<MOST>;

    fn step(&mut self, input: &In<MOST>) -> Out<MOST> {
        let Levels { hold, flush, sm_side, profile } = self.levels;
        let entries = &input.entry[..self.config.sm_ports()];
        // R3 to R5
        let held = hold && entries.iter().all(|entry| entry.held);
        let empty = held && entries.iter().all(|entry| entry.empty);
        let idle = held && self.was_idle;
        let flushed = flush && self.tiles(input).iter().all(|tile| tile.flushed);
        self.was_idle = idle || (empty && self.tiles(input).iter().all(|tile| tile.idle));

        // R6
        let start = input.level.profile && !profile;
        let counts = self.counters.step(&self.counted(input, start));
        // R8
        let room = self.config.queue() - self.waiting.len();
        let is_drained = self.waiting.is_empty();
        let request = self.waiting.pop_front().unwrap_or_default();
        let directory = self.directory.step(&crd::In { request, clear: start });
        // R7
        let crd_dropped = self.dropped;
        if counts.profiling {
            let sampled = self.sampled(input);
            self.dropped += sampled.len().saturating_sub(room) as u64;
            self.waiting.extend(sampled.into_iter().take(room));
        }

        // R9, R10
        let profiled = profile && !counts.profiling && is_drained;
        let offers = profiled && self.taken < self.config.words();
        let of_slices = [counts.llc_requests, counts.llc_hits];
        let of_directory = [directory.requests, directory.memory_side_hits];
        let (memory_side, diagnostics) = match self.config.directory().counts_memory_side() {
            true => (of_directory, of_slices),
            false => (of_slices, [0, 0]),
        };
        let data = at_hand(self.taken, &counts, memory_side, &directory);
        let out = Out {
            answer: Answer { held, empty, idle, flushed, organisation: sm_side, profiled },
            counter: offers.then_some(Counter { valid: true, data }).into(),
            hold,
            flush,
            sm_side,
            crd_dropped,
            llc_requests: diagnostics[0],
            llc_hits: diagnostics[1],
        };
        self.taken += usize::from(offers && input.counter.ready);
        self.levels = input.level;
        if start {
            (self.dropped, self.taken) = (0, 0);
            self.waiting.clear();
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Entry, Ready};
    use super::*;
    use design::Sac;
    use signal::port::Lanes;
    use testbenches::dut::Model as _;

    type Monitor = ChipMonitor<4>;
    type Input = In<4>;

    /// Four slices of which half of the lines are sampled, 0, 3, 4, 7 and not 1, 2, 5, 6, two entries, a queue of two.
    fn monitor() -> Monitor {
        let sac = Sac { slices: 4, sm_ports: 2, slice_bytes: 4_096, crd_sets: 4, ..Sac::default() };
        let sac = Sac { crd_queue: 2, profile_cycles: 2, ..sac };
        let config = Config::new(&sac, "t").unwrap();
        assert_eq!(config.directory().stride_bits(), 1);
        ChipMonitor::new(&config)
    }

    fn arrives(line: u64) -> Tile {
        Tile { arrives: true, line, sectors: 1, ..Tile::default() }
    }

    fn profile(lines: &[u64]) -> Input {
        let level = Levels { profile: true, ..Levels::default() };
        let tile = Lanes::of(lines.len(), |i| arrives(lines[i]));
        Input { level, tile, counter: Ready::YES, ..Input::default() }
    }

    /// The table of the block's page.
    #[test]
    fn of_four_requests_two_find_room() {
        let mut monitor = monitor();
        let mut seen = Vec::new();
        for lines in [&[0, 0, 0, 0][..], &[1, 3, 4, 3], &[3, 2, 5, 6], &[], &[]] {
            let out = monitor.step(&profile(lines));
            seen.push((out.answer.profiled, out.crd_dropped, monitor.waiting()));
        }
        // The first cycle is the start's; of the second one request is not sampled, and one is dropped; of the third
        // the one sampled finds both places taken.
        let expected = [(false, 0, 0), (false, 0, 2), (false, 1, 1), (false, 2, 0), (true, 2, 0)];
        assert_eq!(seen, expected);
        let counters: Vec<u64> =
            (0..14).map(|_| monitor.step(&profile(&[])).counter.data).collect();
        // The first was taken in the cycle that ended the table: two requests of the directory, for memory-side and for
        // SM-side, then arrivals.
        assert_eq!(counters, [0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 0]);
        assert_eq!(monitor.taken(), 14);
    }

    #[test]
    fn a_chip_that_was_idle_stays_so_until_it_is_released() {
        let mut monitor = monitor();
        let entry = |held, empty| Entry { held, empty, ..Entry::default() };
        let mut seen = Vec::new();
        for (hold, empty, idle) in [
            (true, true, true),
            (true, false, true),
            (true, true, false),
            (true, true, true),
            (true, true, false),
            (false, true, true),
            (false, true, true),
        ] {
            let level = Levels { hold, ..Levels::default() };
            let tile = Lanes::of(4, |_| Tile { idle, ..Tile::default() });
            let entry = Lanes::of(2, |i| entry(monitor.levels().hold, empty || i == 0));
            let answer = monitor.step(&Input { level, tile, entry, ..Input::default() }).answer;
            seen.push((answer.held, answer.empty, answer.idle));
        }
        let expected = [
            (false, false, false),
            (true, false, false),
            (true, true, false),
            (true, true, false),
            (true, true, true),
            (true, true, true),
            (false, false, false),
        ];
        assert_eq!(seen, expected);
    }
}
