//! The skid buffer under test.
use crate::skid_buffer::model::{In, Out};
use crate::skid_buffer::ports::Ready;
use crate::skid_buffer::{Config, model, rtl};
use crate::testing::{Through, Traffic, Wide};
use signal::Payload;
use testbenches::contract::Violation;
use testbenches::coverage::Coverage;

testbenches::dut!(Dut, "skid_buffer", SkidBuffer, by_value);

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
pub struct Stimulus(Traffic);

impl Stimulus {
    /// The same seed gives the same inputs for the same outputs.
    pub fn new(config: Config, seed: u64) -> Stimulus {
        Stimulus(Traffic::new(config.width(), seed))
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        let (offer, pop_ready) = self.0.next(last.map(|out| out.push.ready));
        In {
            push: Payload { valid: offer.is_some(), data: offer.unwrap_or_default() },
            pop: Ready { ready: pop_ready },
        }
    }
}

/// Checks both streams and counts the bins.
pub struct Monitor {
    through: Through<Wide>,
}

impl Monitor {
    /// Right after a reset.
    pub fn new(_: Config) -> Monitor {
        Monitor { through: Through::new() }
    }
}

impl testbenches::dut::Monitor for Monitor {
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
            (input.push.valid && output.push.ready, input.pop.ready && output.pop.valid);
        let waits = output.pop.valid && !input.pop.ready;
        let refused = input.push.valid && !output.push.ready;
        coverage.hit_when(!output.pop.valid, Covered::empty);
        coverage.hit_when(refused, Covered::refused);
        coverage.hit_when(refused && popped, Covered::refused_and_popped);
        coverage.hit_when(!output.pop.valid && input.pop.ready, Covered::asked_empty);
        coverage.hit_when(waits, Covered::waited);
        coverage.hit_when(pushed && popped, Covered::both);
        coverage.hit_when(pushed && waits, Covered::skidded);
        coverage.hit_when(pushed && !output.pop.valid && input.pop.ready, Covered::passed_empty);
        self.through.check(
            (input.push.valid, output.push.ready, input.push.data),
            (output.pop.valid, input.pop.ready, output.pop.data),
        )
    }
}
