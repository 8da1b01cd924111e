//! An engine as one transaction sees it: with a budget of cycles, so that nothing runs for ever.

use crate::engine::Engine;

/// Cycles that a transaction may take unless it asks for more.
const BUDGET: u64 = 100_000;

/// Why a transaction has no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Stuck {
    /// The block did not come to rest.
    #[error("no answer within {0} cycles")]
    Budget(u64),
    /// The engine cannot go on.
    #[error("{0}")]
    Fault(String),
}

/// Runs cycles on an engine for one transaction.
pub struct Driver<'a, I, O> {
    engine: &'a mut dyn Engine<I, O>,
    budget: u64,
    used: u64,
}

impl<'a, I, O> Driver<'a, I, O> {
    pub(super) fn new(engine: &'a mut dyn Engine<I, O>) -> Self {
        Self { engine, budget: BUDGET, used: 0 }
    }

    /// Lets this transaction take `cycles` more than the usual 100,000, for one that asks for it
    /// let time pass.
    pub fn allow(&mut self, cycles: u64) {
        self.budget = self.budget.saturating_add(cycles);
    }

    /// One cycle without reset.
    ///
    /// # Errors
    /// The transaction has used up its cycles.
    pub fn cycle(&mut self, input: &I) -> Result<O, Stuck> {
        if self.used >= self.budget {
            return Err(Stuck::Budget(self.budget));
        }
        self.used += 1;
        Ok(self.engine.cycle(false, input))
    }

    /// Applies `input` until `done` holds; gives the outputs of that cycle, in which the input was
    /// still applied.
    ///
    /// # Errors
    /// The transaction has used up its cycles.
    pub fn until(&mut self, input: &I, done: impl Fn(&O) -> bool) -> Result<O, Stuck> {
        loop {
            let output = self.cycle(input)?;
            if done(&output) {
                return Ok(output);
            }
        }
    }
}
