//! The next level: takes requests, serves them in their order, and answers each after a separate
//! delay, so that answers overtake each other.

use std::collections::VecDeque;

use testbenches::stimulus::Rng;

use super::{ATOMIC, CoreRequest, Data, DownReply, LOAD, Memory, sectors_of};

/// How long answers take, in cycles: from `least` to `most`.
#[derive(Clone, Copy, Debug)]
pub struct Latency {
    /// Shortest latency in cycles.
    pub least: u64,
    /// Longest latency in cycles.
    pub most: u64,
}

/// An answer that is not given yet.
#[derive(Clone, Debug)]
struct Answer {
    from: u64,
    beats: VecDeque<DownReply>,
}

/// The next level of one core.
#[derive(Clone, Debug)]
pub struct NextLevel {
    memory: Memory,
    now: u64,
    waiting: Vec<Answer>,
    /// The answers whose beats are being given, none of them empty.
    current: Vec<VecDeque<DownReply>>,
    /// How many these may be: with one, no other's beat comes between those of an answer.
    together: usize,
}

impl NextLevel {
    /// Nothing has been asked.
    pub fn new(sector_bytes: usize) -> NextLevel {
        let memory = Memory::new(sector_bytes);
        NextLevel { memory, now: 0, waiting: Vec::new(), current: Vec::new(), together: 1 }
    }

    /// The same, but that beats of up to `together` answers alternate.
    #[must_use]
    pub fn alternating(self, together: usize) -> NextLevel {
        NextLevel { together, ..self }
    }

    /// Nothing has been asked.
    #[must_use]
    pub fn reset(&self) -> NextLevel {
        NextLevel::new(self.memory.sector_bytes()).alternating(self.together)
    }

    /// A sector as it is after what was served.
    pub fn read(&self, line: u64, sector: u64) -> Data {
        self.memory.read(line, sector)
    }

    /// Serves a request: what it reads and writes is what it finds now, its answer comes later.
    pub fn take(&mut self, rng: &mut Rng, request: &CoreRequest, latency: Latency) {
        let CoreRequest { id, kind, line, .. } = *request;
        let mut beats: VecDeque<DownReply> = match kind {
            LOAD => {
                let mut sectors: Vec<u64> = sectors_of(request.sectors).collect();
                for last in (1..sectors.len()).rev() {
                    sectors.swap(last, rng.below(last as u64 + 1) as usize);
                }
                let beat = |sector| {
                    let data = self.memory.read(line, sector);
                    DownReply { valid: true, id, kind, sector, data, last: false }
                };
                sectors.into_iter().map(beat).collect()
            }
            _ => {
                let old = self.memory.write(request);
                let (sector, data) = match kind {
                    ATOMIC => (request.sector(), old),
                    // An acknowledgement carries nothing; whatever is there must not matter.
                    _ => (request.sector(), self.memory.read(line ^ 1, 0)),
                };
                [DownReply { valid: true, id, kind, sector, data, last: false }].into()
            }
        };
        if let Some(beat) = beats.back_mut() {
            beat.last = true;
        }
        let from = self.now + rng.between(latency.least, latency.most);
        self.waiting.push(Answer { from, beats });
    }

    /// The beat to be offered next; `None` when no answer is due.
    pub fn next(&mut self, rng: &mut Rng) -> Option<DownReply> {
        if self.current.len() < self.together {
            let due = |answer: &&Answer| answer.from <= self.now;
            let number = self.waiting.iter().filter(due).count();
            let chosen = rng.below(number as u64) as usize;
            let mut places =
                (0..self.waiting.len()).filter(|&at| self.waiting[at].from <= self.now);
            if let Some(place) = places.nth(chosen) {
                self.current.push(self.waiting.swap_remove(place).beats);
            }
        }
        let chosen = match self.current.len() {
            0 => return None,
            1 => 0,
            several => rng.below(several as u64) as usize,
        };
        let beat = self.current[chosen].pop_front();
        if self.current[chosen].is_empty() {
            self.current.swap_remove(chosen);
        }
        beat
    }

    /// A cycle passes.
    pub fn tick(&mut self) {
        self.now += 1;
    }
}
