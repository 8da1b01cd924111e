//! A flush, whose time counts for nobody who waits, and which must end.

use testbenches::contract::Violation;

use crate::traffic::BOUND;

/// One of the cluster's flushes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Flushing {
    name: &'static str,
    /// Cycles that it may take at most.
    bound: u64,
    holds: bool,
    lasts: u64,
}

impl Flushing {
    /// That of this port, which may take so many cycles more than a request.
    pub fn new(name: &'static str, more: u64) -> Flushing {
        Flushing { name, bound: BOUND + more, holds: false, lasts: 0 }
    }

    /// It is in progress, or stands.
    pub fn holds(&self) -> bool {
        self.holds
    }

    /// One cycle; one that was dropped early goes on. Its time counts if it `moves`, and is not held up by another.
    ///
    /// # Errors
    /// It takes too long.
    pub fn observe(&mut self, flush: bool, flushed: bool, moves: bool) -> Result<(), Violation> {
        self.holds = flush || self.holds && !flushed;
        let is_over = flushed || !self.holds;
        self.lasts = if is_over { 0 } else { self.lasts + u64::from(moves) };
        if self.lasts > self.bound {
            let rule = format!("must end within {} cycles", self.bound);
            return Err(Violation::new(self.name, rule));
        }
        Ok(())
    }
}
