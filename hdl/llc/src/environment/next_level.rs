//! The next level: serves requests in the order in which it takes them, and answers each after a
//! separate delay; beats of different answers alternate.

use std::collections::VecDeque;

use base::environment::{Data, Latency, Memory, sectors_of};
use testbenches::stimulus::Rng;

use super::passed;
use crate::streams::{MemoryReply, MemoryRequest, kind};

/// An answer that is not complete.
#[derive(Clone, Debug)]
struct Answer {
    from: u64,
    beats: VecDeque<MemoryReply>,
}

/// The next level of one slice.
#[derive(Clone, Debug)]
pub struct NextLevel {
    memory: Memory,
    sector_bytes: usize,
    now: u64,
    answers: Vec<Answer>,
    /// Requests that are served in any order, where this level does not keep the order of a line.
    unordered: Vec<(u64, MemoryRequest)>,
    reorders: bool,
}

impl NextLevel {
    /// Nothing has been asked.
    pub fn new(sector_bytes: usize) -> NextLevel {
        NextLevel {
            memory: Memory::new(sector_bytes),
            sector_bytes,
            now: 0,
            answers: Vec::new(),
            unordered: Vec::new(),
            reorders: false,
        }
    }

    /// One that does not keep the order of a line: a wrong world.
    #[must_use]
    pub fn reordering(self) -> NextLevel {
        NextLevel { reorders: true, ..self }
    }

    /// Forgets what was asked, and what was written.
    #[must_use]
    pub fn reset(&self) -> NextLevel {
        NextLevel { reorders: self.reorders, ..NextLevel::new(self.sector_bytes) }
    }

    /// The data of a sector.
    pub fn read(&self, line: u64, sector: u64) -> Data {
        self.memory.read(line, sector)
    }

    /// Takes a request. Its read and write happen now; its answer comes later.
    pub fn take(&mut self, rng: &mut Rng, request: &MemoryRequest, latency: Latency) {
        let after = rng.between(latency.least, latency.most);
        if self.reorders {
            self.unordered.push((self.now + rng.below(30), *request));
        } else {
            self.serve(rng, request, after);
        }
    }

    fn serve(&mut self, rng: &mut Rng, request: &MemoryRequest, after: u64) {
        let MemoryRequest { id, kind, line, .. } = *request;
        let beat = |sector, data| MemoryReply { valid: true, id, kind, sector, data, last: false };
        let mut beats: VecDeque<MemoryReply> = if kind == kind::LOAD as u64 {
            let mut sectors: Vec<u64> = sectors_of(request.sectors).collect();
            for last in (1..sectors.len()).rev() {
                sectors.swap(last, rng.below(last as u64 + 1) as usize);
            }
            sectors.into_iter().map(|sector| beat(sector, self.memory.read(line, sector))).collect()
        } else {
            let old = self.memory.write(&passed(request));
            let sector = u64::from(request.sectors.trailing_zeros());
            // An acknowledgement carries nothing; whatever is there must not matter.
            let data =
                if kind == kind::ATOMIC as u64 { old } else { self.memory.read(line ^ 1, 0) };
            VecDeque::from([beat(sector, data)])
        };
        if let Some(last) = beats.back_mut() {
            last.last = true;
        }
        self.answers.push(Answer { from: self.now + after, beats });
    }

    /// The beat to be offered next; `None` when no answer is due.
    pub fn next(&mut self, rng: &mut Rng) -> Option<MemoryReply> {
        let due: Vec<usize> =
            (0..self.answers.len()).filter(|&at| self.answers[at].from <= self.now).collect();
        let place = *rng.pick(&due)?;
        let beat = self.answers[place].beats.pop_front();
        if self.answers[place].beats.is_empty() {
            self.answers.swap_remove(place);
        }
        beat
    }

    /// A cycle passes.
    pub fn tick(&mut self, rng: &mut Rng) {
        self.now += 1;
        let now = self.now;
        while let Some(place) = self.unordered.iter().position(|(from, _)| *from <= now) {
            let (_, request) = self.unordered.swap_remove(place);
            self.serve(rng, &request, 0);
        }
    }
}
