//! The queue under test.
use crate::queue::model::Model;
use crate::queue::ports::{In, Out};
use crate::queue::{Config, Queue as Rtl};
use crate::testing::{Through, Traffic, dut};
use testbenches::contract::Violation;
use testbenches::coverage::Coverage;
use testbenches::dut::{Monitor, Stimulus};

dut!(QueueDut, "queue", |config| match config.depth() {
    1 => vec![(Covered::both, "depth 1 is empty or full")],
    _ => vec![],
});

testbenches::bins! {
    /// The cases of the rules.
    pub enum Covered {
        empty: "the queue was empty",
        full: "the queue was full",
        refused: "a word was offered to a full queue",
        refused_and_popped: "a word left a full queue in a cycle in which one was refused",
        asked_empty: "a word was asked of an empty queue",
        waited: "a word waited for its receiver",
        both: "a word entered and one left in one cycle",
        drained: "the last word left and none entered",
        wrapped: "more words entered since the reset than the queue holds",
        passed_empty: "a word entered an empty queue whose receiver was ready",
    }
}

/// Words with gaps and back-pressure of every pattern.
pub struct Random(Traffic);

impl Random {
    /// The same seed gives the same inputs for the same outputs.
    pub fn new(config: Config, seed: u64) -> Random {
        Random(Traffic::new(config.width(), seed))
    }
}

impl Stimulus for Random {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        let (offer, pop_ready) = self.0.next(last.map(|out| out.push_ready));
        In { push_valid: offer.is_some(), push_data: offer.unwrap_or_default(), pop_ready }
    }
}

/// Checks both streams and counts the bins.
pub struct Watch {
    depth: u64,
    entered: u64,
    through: Through,
}

impl Watch {
    /// Right after a reset.
    pub fn new(config: Config) -> Watch {
        Watch { depth: config.depth() as u64, entered: 0, through: Through::new() }
    }
}

impl Monitor for Watch {
    type In = In;
    type Out = Out;
    type Bins = Covered;

    fn observe(
        &mut self,
        input: &In,
        output: &Out,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        let (pushed, popped) =
            (input.push_valid && output.push_ready, input.pop_ready && output.pop_valid);
        let (empty, full) = (output.count == 0, output.count == self.depth);
        self.entered += u64::from(pushed);
        coverage.hit_when(empty, Covered::empty);
        coverage.hit_when(full, Covered::full);
        coverage.hit_when(full && input.push_valid, Covered::refused);
        coverage.hit_when(full && input.push_valid && popped, Covered::refused_and_popped);
        coverage.hit_when(empty && input.pop_ready, Covered::asked_empty);
        coverage.hit_when(output.pop_valid && !input.pop_ready, Covered::waited);
        coverage.hit_when(pushed && popped, Covered::both);
        coverage.hit_when(popped && !pushed && output.count == 1, Covered::drained);
        coverage.hit_when(self.entered > self.depth, Covered::wrapped);
        coverage.hit_when(empty && pushed && input.pop_ready, Covered::passed_empty);
        self.through.check(
            (input.push_valid, output.push_ready, input.push_data),
            (output.pop_valid, input.pop_ready, output.pop_data),
        )
    }
}
