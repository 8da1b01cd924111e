//! The round-robin arbiter under test.
use crate::round_robin_arbiter::ports::{In, Out};
use crate::round_robin_arbiter::{Config, model, rtl};
use crate::testing::requests;
use testbenches::contract::Violation;
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::stimulus::{Pressure, Rng};

testbenches::dut!(Dut, "round_robin_arbiter", RoundRobinArbiter, by_value, unreachable);

testbenches::bins! {
    /// The cases of the rules.
    pub enum Covered {
        nobody: "nobody asked",
        advance_for_nobody: "advance came while nobody asked",
        kept: "a grant was not accepted and stayed",
        moved: "a grant was accepted",
        around: "a requester below the last accepted one was granted",
        again: "the last accepted requester was granted again",
        all: "all asked",
        longest: "a requester waited for a grant to each other one",
    }
}

/// Requests that mostly stay until they are accepted.
pub struct Stimulus {
    rng: Rng,
    requesters: usize,
    accepts: Pressure,
    request: u64,
    before: In,
}

impl Stimulus {
    /// The same seed gives the same inputs for the same outputs.
    pub fn new(config: Config, seed: u64) -> Stimulus {
        Stimulus {
            rng: Rng::new(seed),
            requesters: config.requesters(),
            accepts: Pressure::mixed(),
            request: 0,
            before: In::default(),
        }
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        let accepted = last.filter(|_| self.before.advance).map_or(0, |out| out.grant);
        let more = requests(&mut self.rng, self.requesters);
        self.request = match self.rng.below(8) {
            0 => more,
            1..4 => self.request,
            _ => self.request & !accepted | more,
        };
        self.before = In { request: self.request, advance: self.accepts.next(&mut self.rng) };
        self.before
    }
}

/// Checks that nobody starves and counts the bins.
pub struct Monitor {
    /// For each requester, whom it saw accepted since it began to ask.
    seen: Vec<u64>,
    kept: Option<(u64, u64)>,
    accepted: Option<u64>,
}

impl Monitor {
    /// Right after a reset.
    pub fn new(config: Config) -> Monitor {
        Monitor { seen: vec![0; config.requesters()], kept: None, accepted: None }
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
        let n = self.seen.len();
        coverage.hit_when(!output.any, Covered::nobody);
        coverage.hit_when(!output.any && input.advance, Covered::advance_for_nobody);
        coverage.hit_when(output.any && input.advance, Covered::moved);
        coverage.hit_when(input.request.count_ones() as usize == n, Covered::all);
        if output.any {
            let before = self.accepted;
            coverage.hit_when(before.is_some_and(|b| output.granted < b), Covered::around);
            coverage.hit_when(before == Some(output.granted), Covered::again);
        }
        if let Some((request, grant)) = self.kept
            && request == input.request
        {
            coverage.hit(Covered::kept);
            if grant != output.grant {
                return Err(Violation::new("R4", "a grant must stay while the requests do"));
            }
        }
        let accepted = if input.advance { output.grant } else { 0 };
        for (requester, seen) in self.seen.iter_mut().enumerate() {
            let own = 1 << requester;
            let waits = input.request & own != 0 && accepted != own;
            if !waits {
                *seen = 0;
            } else if *seen & accepted != 0 {
                return Err(Violation::new("R3", format!("requester {requester} starves")));
            } else {
                *seen |= accepted;
                coverage.hit_when(n > 1 && seen.count_ones() as usize == n - 1, Covered::longest);
            }
        }
        self.kept = (output.any && !input.advance).then_some((input.request, output.grant));
        if accepted != 0 {
            self.accepted = Some(output.granted);
        }
        Ok(())
    }
}

/// The bins that a geometry has no room for.
fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let bins: Vec<(Covered, &str)> = match config.requesters() {
        1 => vec![(Covered::around, "there is one requester"), (Covered::longest, "nobody waits")],
        _ => vec![],
    };
    bins.into_iter().map(|(bin, why)| Unreachable::new(bin, why)).collect()
}
