//! The skid buffer under test.
use crate::skid_buffer::model::Model;
use crate::skid_buffer::ports::{In, Out};
use crate::skid_buffer::{Config, SkidBuffer as Rtl};
use crate::testing::{Through, Traffic, dut};
use testbenches::contract::Violation;
use testbenches::coverage::Coverage;
use testbenches::dut::{Monitor, Stimulus};

dut!(SkidBufferDut, "skid_buffer", |_| vec![]);

testbenches::bins! {
    /// The cases of the rules.
    pub enum Covered {
        empty: "the buffer was empty",
        refused: "a word was offered to a full buffer",
        refused_and_popped: "a word left a full buffer in a cycle in which one was refused",
        asked_empty: "a word was asked of an empty buffer",
        waited: "a word waited for its receiver",
        both: "a word entered and one left in one cycle",
        skidded: "a word entered while another waited",
        passed_empty: "a word entered an empty buffer whose receiver was ready",
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
    through: Through,
}

impl Watch {
    /// Right after a reset.
    pub fn new(_: Config) -> Watch {
        Watch { through: Through::new() }
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
        let waits = output.pop_valid && !input.pop_ready;
        let refused = input.push_valid && !output.push_ready;
        coverage.hit_when(!output.pop_valid, Covered::empty);
        coverage.hit_when(refused, Covered::refused);
        coverage.hit_when(refused && popped, Covered::refused_and_popped);
        coverage.hit_when(!output.pop_valid && input.pop_ready, Covered::asked_empty);
        coverage.hit_when(waits, Covered::waited);
        coverage.hit_when(pushed && popped, Covered::both);
        coverage.hit_when(pushed && waits, Covered::skidded);
        coverage.hit_when(pushed && !output.pop_valid && input.pop_ready, Covered::passed_empty);
        self.through.check(
            (input.push_valid, output.push_ready, input.push_data),
            (output.pop_valid, input.pop_ready, output.pop_data),
        )
    }
}
