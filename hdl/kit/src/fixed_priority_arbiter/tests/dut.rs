//! The fixed-priority arbiter under test.
use crate::fixed_priority_arbiter::ports::{In, Out};
use crate::fixed_priority_arbiter::{Config, model, rtl};
use crate::testing::{bit, count, small, wide_requests, without};
use testbenches::contract::Violation;
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::stimulus::Rng;

testbenches::dut!(Dut, "fixed_priority_arbiter", FixedPriorityArbiter, by_value, unreachable);

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
pub struct Stimulus {
    rng: Rng,
    requesters: usize,
}

impl Stimulus {
    /// The same seed gives the same inputs.
    pub fn new(config: Config, seed: u64) -> Stimulus {
        Stimulus { rng: Rng::new(seed), requesters: config.requesters() }
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, _: Option<&Out>) -> In {
        In { request: wide_requests(&mut self.rng, self.requesters) }
    }
}

/// Counts the bins.
pub struct Monitor {
    requesters: usize,
}

impl Monitor {
    /// Right after a reset.
    pub fn new(config: Config) -> Monitor {
        Monitor { requesters: config.requesters() }
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
        let asking = count(&input.request);
        coverage.hit_when(asking == 0, Covered::nobody);
        coverage.hit_when(output.any && output.granted == 0, Covered::first);
        let last = bit(&output.grant, self.requesters - 1);
        coverage.hit_when(last, Covered::last_alone);
        coverage.hit_when(asking > 1, Covered::contended);
        coverage.hit_when(asking == self.requesters, Covered::all);
        if without(output.grant, input.request) != small(0) {
            return Err(Violation::new("grant", "only who asks may be granted"));
        }
        Ok(())
    }
}

/// The bins that a geometry has no room for.
fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let bins: Vec<(Covered, &str)> = match config.requesters() {
        1 => vec![(Covered::contended, "there is one requester")],
        _ => vec![],
    };
    bins.into_iter().map(|(bin, why)| Unreachable::new(bin, why)).collect()
}
