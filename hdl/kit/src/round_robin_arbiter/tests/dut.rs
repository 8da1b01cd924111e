//! The round-robin arbiter under test.
use crate::round_robin_arbiter::ports::{In, Out};
use crate::round_robin_arbiter::{Config, model, rtl};
use crate::testing::{Wide, both, count, either, one_hot, small, wide_requests, without};
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
        stayed: "a grant was accepted with stay",
        left: "the turn stayed with a requester that did not ask, and another was granted",
    }
}

/// Requests that mostly stay until they are accepted.
pub struct Stimulus {
    rng: Rng,
    requesters: usize,
    has_stay: bool,
    accepts: Pressure,
    request: Wide,
    before: In,
}

impl Stimulus {
    /// The same seed gives the same inputs for the same outputs.
    pub fn new(config: Config, seed: u64) -> Stimulus {
        Stimulus {
            rng: Rng::new(seed),
            requesters: config.requesters(),
            has_stay: config.has_stay(),
            accepts: Pressure::mixed(),
            request: small(0),
            before: In::default(),
        }
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        let accepted = last.filter(|_| self.before.advance).map_or(small(0), |out| out.grant);
        let more = wide_requests(&mut self.rng, self.requesters);
        self.request = match self.rng.below(8) {
            0 => more,
            1..4 => self.request,
            _ => either(without(self.request, accepted), more),
        };
        self.before = In {
            request: self.request,
            advance: self.accepts.next(&mut self.rng),
            stay: self.has_stay && self.rng.chance(1, 2),
        };
        self.before
    }
}

/// Checks that nobody starves and counts the bins.
pub struct Monitor {
    /// For each requester, whom it saw accepted since it began to ask.
    seen: Vec<Wide>,
    kept: Option<(Wide, Wide)>,
    accepted: Option<u64>,
    /// The turn stayed with the granted one.
    stayed: bool,
}

impl Monitor {
    /// Right after a reset.
    pub fn new(config: Config) -> Monitor {
        Monitor {
            seen: vec![small(0); config.requesters()],
            kept: None,
            accepted: None,
            stayed: false,
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
        let n = self.seen.len();
        coverage.hit_when(!output.any, Covered::nobody);
        coverage.hit_when(!output.any && input.advance, Covered::advance_for_nobody);
        coverage.hit_when(output.any && input.advance, Covered::moved);
        coverage.hit_when(count(&input.request) == n, Covered::all);
        if output.any {
            let before = self.accepted;
            coverage.hit_when(before.is_some_and(|b| output.granted < b), Covered::around);
            coverage.hit_when(before == Some(output.granted), Covered::again);
            let left = self.stayed && before != Some(output.granted);
            coverage.hit_when(left, Covered::left);
            coverage.hit_when(input.advance && input.stay, Covered::stayed);
        }
        if let Some((request, grant)) = self.kept
            && request == input.request
        {
            coverage.hit(Covered::kept);
            if grant != output.grant {
                return Err(Violation::new("R4", "a grant must stay while the requests do"));
            }
        }
        let nobody = small(0);
        let accepted = if input.advance { output.grant } else { nobody };
        let counted = if input.stay { nobody } else { accepted };
        for (requester, seen) in self.seen.iter_mut().enumerate() {
            let own = one_hot(requester);
            let waits = both(input.request, own) != nobody && accepted != own;
            if !waits {
                *seen = nobody;
            } else if both(*seen, counted) != nobody {
                return Err(Violation::new("R3", format!("requester {requester} starves")));
            } else {
                *seen = either(*seen, counted);
                coverage.hit_when(n > 1 && count(seen) == n - 1, Covered::longest);
            }
        }
        self.kept = (output.any && !input.advance).then_some((input.request, output.grant));
        if accepted != nobody {
            self.accepted = Some(output.granted);
            self.stayed = input.stay;
        }
        Ok(())
    }
}

/// The bins that a geometry has no room for.
fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let mut bins: Vec<(Covered, &str)> = match config.requesters() {
        1 => vec![(Covered::around, "there is one requester"), (Covered::longest, "nobody waits")],
        _ => vec![],
    };
    if !config.has_stay() {
        bins.push((Covered::stayed, "there is no `stay`"));
    }
    if !config.has_stay() || config.requesters() == 1 {
        bins.push((Covered::left, "no turn stays with one of several"));
    }
    bins.into_iter().map(|(bin, why)| Unreachable::new(bin, why)).collect()
}
