//! The contracts of both streams, the order of labels, and coverage.

use super::{In, Out};
use testbenches::contract::{Scoreboard, StreamContract, Violation};
use testbenches::coverage::Coverage;
use testbenches::dut::Monitor;

testbenches::bins! {
    /// Bins of a run.
    pub enum Covered {
        waits: "an answer had to wait",
        passes_through: "an amount was taken while an answer left",
        clear_with_add: "a clear and an amount came in one cycle",
        full: "the total was the highest",
        half_full: "an answer was the half of the highest total or more, but not the highest",
    }
}

/// Watches the accumulator.
pub struct Watch {
    add: StreamContract<(u64, u128)>,
    answer: StreamContract<(u64, u128)>,
    labels: Scoreboard<u128>,
    highest_seen: u64,
}

impl Watch {
    pub fn new() -> Self {
        Self {
            add: StreamContract::new("add").may_start_valid(),
            answer: StreamContract::new("answer"),
            labels: Scoreboard::new("labels"),
            highest_seen: 0,
        }
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
        let answer = (output.answer.sum, output.answer.label);
        self.add.check(input.add.valid, output.add.ready, (input.add.amount, input.add.label))?;
        self.answer.check(output.answer.valid, input.answer.ready, answer)?;
        if output.answer.valid && input.answer.ready {
            self.labels.seen(&output.answer.label)?;
        }
        let accepted = input.add.valid && output.add.ready;
        if accepted {
            self.labels.expect(input.add.label);
        }
        if output.is_full {
            self.highest_seen = self.highest_seen.max(output.answer.sum);
        }
        coverage.hit_when(output.answer.valid && !input.answer.ready, Covered::waits);
        coverage.hit_when(accepted && output.answer.valid, Covered::passes_through);
        coverage.hit_when(input.clear && accepted, Covered::clear_with_add);
        coverage.hit_when(output.is_full, Covered::full);
        let half = output.answer.valid
            && output.answer.sum < self.highest_seen
            && output.answer.sum >= self.highest_seen.div_ceil(2);
        coverage.hit_when(half, Covered::half_full);
        Ok(())
    }
}
