//! A flush, whose time counts for nobody who waits, and which must end.

use testbenches::contract::Violation;

use crate::traffic::BOUND;

/// One of the cluster's flushes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Flushing {
    name: &'static str,
    /// Cycles that it may take at most.
    bound: u64,
    /// The level in the last observed cycle.
    is_asked: bool,
    is_in_progress: bool,
    lasts: u64,
}

impl Flushing {
    /// The flush of this port, which may take `more` cycles longer than a request.
    pub fn new(name: &'static str, more: u64) -> Flushing {
        Flushing { name, bound: BOUND + more, is_asked: false, is_in_progress: false, lasts: 0 }
    }

    /// The flush has begun and not ended.
    pub fn is_in_progress(&self) -> bool {
        self.is_in_progress
    }

    /// The flush is requested, or in progress.
    pub fn holds(&self) -> bool {
        self.is_asked || self.is_in_progress
    }

    /// One cycle, in which it may begin if `begins`; one that was dropped early goes on. Its time counts if it `moves`:
    /// no other flush stops it.
    ///
    /// # Errors
    /// The flush takes too long.
    pub fn observe(
        &mut self,
        (flush, flushed): (bool, bool),
        begins: bool,
        moves: bool,
    ) -> Result<(), Violation> {
        self.is_asked = flush;
        self.is_in_progress = (flush && begins || self.is_in_progress) && !flushed;
        self.lasts = if self.is_in_progress { self.lasts + u64::from(moves) } else { 0 };
        if self.lasts > self.bound {
            let rule = format!("must end within {} cycles", self.bound);
            return Err(Violation::new(self.name, rule));
        }
        Ok(())
    }
}
