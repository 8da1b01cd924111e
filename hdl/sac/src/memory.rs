//! A memory behind a tile, or another chip's: serves each line's requests in their order and answers after any time.

use std::collections::HashMap;

use llc::environment::{Latency, NextLevel};
use llc::streams::{MemoryRequest, Reply, Request};
use signal::port::Beat as Data;
use testbenches::stimulus::Rng;

/// The memory of a chip, or those of all others.
pub struct Memory {
    level: NextLevel,
    /// Unanswered requests, by the number that the level knows them by.
    asked: HashMap<u64, Request>,
    next_number: u64,
}

impl Memory {
    /// Nothing has been asked.
    pub fn new(sector_bytes: usize) -> Memory {
        Memory { level: NextLevel::new(sector_bytes), asked: HashMap::new(), next_number: 0 }
    }

    /// Forgets everything.
    pub fn reset(&mut self) {
        self.level = self.level.reset();
        self.asked.clear();
    }

    /// Takes a request, which is answered `most` cycles later at the latest if every beat is taken at once.
    pub fn take(&mut self, rng: &mut Rng, request: &Request, most: u64) {
        let Request { kind, operation, line, sectors, byte_enable, data, .. } = *request;
        let (valid, id, home) = (true, self.next_number, 0);
        let down =
            MemoryRequest { valid, kind, operation, line, sectors, byte_enable, data, id, home };
        self.level.take(rng, &down, Latency { least: 0, most });
        self.asked.insert(id, *request);
        self.next_number += 1;
    }

    /// A beat that is due.
    pub fn answer(&mut self, rng: &mut Rng) -> Option<Reply> {
        let beat = self.level.next(rng)?;
        let request = *self.asked.get(&beat.id)?;
        if beat.last {
            self.asked.remove(&beat.id);
        }
        let Request { source, id, chip, kind, .. } = request;
        let (sector, data, last) = (beat.sector, beat.data, beat.last);
        Some(Reply { valid: true, source, id, kind, sector, data, last, chip })
    }

    /// The data of a sector.
    pub fn read(&self, line: u64, sector: u64) -> Data {
        self.level.read(line, sector)
    }

    /// A cycle passes.
    pub fn tick(&mut self, rng: &mut Rng) {
        self.level.tick(rng);
    }
}
