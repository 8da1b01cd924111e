//! The delay queue under test.
use crate::delay_queue::ports::{self, Ready};
use crate::delay_queue::{Config, model, rtl};
use crate::testing::{Through, Traffic, Wide};
use signal::Payload;
use std::collections::VecDeque;
use testbenches::contract::Violation;
use testbenches::coverage::{Coverage, Unreachable};

type In = ports::In<Payload>;
type Out = ports::Out<Payload>;

testbenches::dut!(Dut, "delay_queue", DelayQueue, by_value, unreachable);

testbenches::bins! {
    /// The cases of the rules.
    pub enum Covered {
        empty: "the queue was empty",
        full: "the queue was full",
        refused: "a word was offered to a full queue",
        refused_and_left: "a word left a full queue in a cycle in which one was refused",
        held_back: "words were held, none of them long enough",
        in_time: "a word left as soon as it could",
        waited: "a word waited for its receiver",
        both: "a word entered and one left in one cycle",
        in_a_row: "words left in two cycles in a row",
        ripened_and_left: "a word left in the last cycle of another's latency",
        drained: "the last word left and none entered",
    }
}

/// Words with gaps and back-pressure of every pattern.
pub struct Stimulus(Traffic);

impl Stimulus {
    /// The same seed gives the same inputs for the same outputs.
    pub fn new(config: Config, seed: u64) -> Stimulus {
        Stimulus(Traffic::new(config.queue().width(), seed))
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
    depth: usize,
    latency: u64,
    now: u64,
    /// The cycles in which the words held entered.
    entered: VecDeque<u64>,
    was_popped: bool,
    through: Through<Wide>,
}

impl Monitor {
    /// Right after a reset.
    pub fn new(config: Config) -> Monitor {
        Monitor {
            depth: config.queue().depth(),
            latency: config.latency() as u64,
            now: 0,
            entered: VecDeque::new(),
            was_popped: false,
            through: Through::new(),
        }
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
        let (held, oldest) = (self.entered.len(), self.entered.front().copied());
        let full = held == self.depth;
        coverage.hit_when(held == 0, Covered::empty);
        coverage.hit_when(full, Covered::full);
        coverage.hit_when(full && input.push.valid, Covered::refused);
        coverage.hit_when(full && input.push.valid && popped, Covered::refused_and_left);
        coverage.hit_when(held > 0 && !output.pop.valid, Covered::held_back);
        let in_time = oldest.map(|entered| entered + self.latency) == Some(self.now);
        coverage.hit_when(popped && in_time, Covered::in_time);
        coverage.hit_when(output.pop.valid && !input.pop.ready, Covered::waited);
        coverage.hit_when(pushed && popped, Covered::both);
        coverage.hit_when(popped && self.was_popped, Covered::in_a_row);
        let becomes_due = |entered: &u64| entered + self.latency == self.now + 1;
        let ripened = self.entered.iter().any(becomes_due) || (pushed && self.latency == 1);
        coverage.hit_when(popped && ripened, Covered::ripened_and_left);
        coverage.hit_when(popped && !pushed && held == 1, Covered::drained);
        if popped {
            self.entered.pop_front();
        }
        if pushed {
            self.entered.push_back(self.now);
        }
        self.was_popped = popped;
        self.now += 1;
        self.through.check(
            (input.push.valid, output.push.ready, input.push.data),
            (output.pop.valid, input.pop.ready, output.pop.data),
        )
    }
}

/// The bins that a geometry has no room for.
fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let bins: Vec<(Covered, &str)> = {
        let mut bins = vec![];
        if config.queue().depth() == 1 {
            bins.push((Covered::both, "depth 1 is empty or full"));
            bins.push((Covered::in_a_row, "depth 1 is empty or full"));
            bins.push((Covered::ripened_and_left, "there is one word"));
        }
        if config.latency() == 1 {
            bins.push((Covered::held_back, "a latency of 1 is a queue's"));
        }
        bins
    };
    bins.into_iter().map(|(bin, why)| Unreachable::new(bin, why)).collect()
}
