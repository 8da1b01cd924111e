//! The word to which all cores add one.

use std::collections::HashSet;

use base::environment::Memory;
use base::model::Data;
use testbenches::contract::Violation;

use super::Owners;

/// The counter's value before each addition: each number once, and none that has not been reached.
#[derive(Clone, Debug)]
pub struct Counter {
    initial: u64,
    asked: u64,
    found: HashSet<u64>,
}

impl Counter {
    /// Before the first addition, in a memory that nobody has written.
    pub fn new(sector_bytes: usize) -> Counter {
        let (_, word) = Owners::COUNTER;
        let initial = word.of(&Memory::new(sector_bytes).read(0, 0));
        Counter { initial, asked: 0, found: HashSet::new() }
    }

    /// An addition was accepted.
    pub fn ask(&mut self) {
        self.asked += 1;
    }

    /// Additions that were answered.
    pub fn answered(&self) -> usize {
        self.found.len()
    }

    /// One was answered with this sector.
    ///
    /// # Errors
    /// The number was found before, or cannot have been reached.
    pub fn answer(&mut self, data: &Data) -> Result<(), Violation> {
        let (_, word) = Owners::COUNTER;
        let found = word.of(data).wrapping_sub(self.initial) & 0xffff_ffff;
        if found >= self.asked || !self.found.insert(found) {
            let rule = format!("each number must be found once, below {}; {found} was", self.asked);
            return Err(Violation::new("atomics", rule));
        }
        Ok(())
    }
}
