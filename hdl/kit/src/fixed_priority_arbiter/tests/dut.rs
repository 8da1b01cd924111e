//! The fixed-priority arbiter under test.
use crate::fixed_priority_arbiter::model::Model;
use crate::fixed_priority_arbiter::ports::{In, Out};
use crate::fixed_priority_arbiter::{Config, FixedPriorityArbiter as Rtl};
use crate::testing::{dut, requests};
use testbenches::contract::Violation;
use testbenches::coverage::Coverage;
use testbenches::dut::{Monitor, Stimulus};
use testbenches::stimulus::Rng;

dut!(FixedPriorityArbiterDut, "fixed_priority_arbiter", |config| match config.requesters() {
    1 => vec![(Covered::contended, "there is one requester")],
    _ => vec![],
});

testbenches::bins! {
    /// The cases of the rules.
    pub enum Covered {
        nobody: "nobody asked",
        first: "requester 0 was granted",
        last_alone: "the last requester was granted",
        contended: "several asked",
        all: "all asked",
    }
}

/// Sparse, dense and full masks.
pub struct Random {
    rng: Rng,
    requesters: usize,
}

impl Random {
    /// The same seed gives the same inputs.
    pub fn new(config: Config, seed: u64) -> Random {
        Random { rng: Rng::new(seed), requesters: config.requesters() }
    }
}

impl Stimulus for Random {
    type In = In;
    type Out = Out;

    fn next(&mut self, _: Option<&Out>) -> In {
        In { request: requests(&mut self.rng, self.requesters) }
    }
}

/// Counts the bins.
pub struct Watch {
    requesters: usize,
}

impl Watch {
    /// Right after a reset.
    pub fn new(config: Config) -> Watch {
        Watch { requesters: config.requesters() }
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
        let asking = input.request.count_ones();
        coverage.hit_when(asking == 0, Covered::nobody);
        coverage.hit_when(output.any && output.granted == 0, Covered::first);
        let last = output.grant >> (self.requesters - 1) == 1;
        coverage.hit_when(last, Covered::last_alone);
        coverage.hit_when(asking > 1, Covered::contended);
        coverage.hit_when(asking == self.requesters as u32, Covered::all);
        if output.grant & !input.request != 0 {
            return Err(Violation::new("grant", "only who asks may be granted"));
        }
        Ok(())
    }
}
