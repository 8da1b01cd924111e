//! Coverage bins; and the check that every request leaves by one way, once, in order.

use std::collections::VecDeque;

use testbenches::contract::{StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::dut::Dut as _;

use super::model::RequestStop;
use super::{Config, Dut, In, Miss, Out, Request, Served, Unserved};

testbenches::bins! {
    /// The cases of the rules.
    pub enum Covered {
        buffer_full: "a miss waited for a place of CB",
        queue_full: "a passing request waited for a place of ReqQ",
        own_departs: "a local request left for the ring",
        foreign_misses: "a foreign request was passed on",
        foreign_hits: "a foreign request was handed over",
        hit_waits: "a hit waited to be read",
        hit_is_lost: "a hit that waited was lost, and passed on",
        miss_waits: "a foreign request that missed waited for the next node",
        miss_would_hit: "the tags had the line of a request that had missed and waited",
        comes_home: "a local request came home",
        comes_home_waits: "a local request at home waited for the way to L2",
        times_out: "a request of CB timed out",
        times_out_behind_one_at_home: "a request of CB timed out while one came home",
        times_out_waits: "a request of CB that timed out waited for the way to L2",
        passes_each_cycle: "requests left on `next` in two cycles that follow each other",
        looked_up_behind: "a request was looked up in the cycle in which the one before it left",
        idle_with_foreign: "nothing local was there, and a request passed",
        all_streams: "requests moved on `inject`, `passing` and `next` in one cycle",
    }
}

/// Counts [`Covered`], checks the streams, and follows each request.
pub struct Monitor {
    inject: StreamContract<Miss>,
    passing: StreamContract<Request>,
    next: StreamContract<Request>,
    served: StreamContract<Served>,
    unserved: StreamContract<Unserved>,
    state: RequestStop,
    /// Local requests that have come from the core, in order.
    own: VecDeque<Miss>,
    /// Requests that have come from the ring, in order.
    passed: VecDeque<Request>,
    /// Requests that `round_trip` and `timed_out` report for L2 and that have not left, each with
    /// its reason.
    to_l2: VecDeque<Unserved>,
    last: Option<(In, Out)>,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            state: RequestStop::new(config),
            inject: StreamContract::new("inject").may_start_valid(),
            passing: StreamContract::new("passing").may_start_valid(),
            next: StreamContract::new("next"),
            served: StreamContract::new("served").may_withdraw(),
            unserved: StreamContract::new("unserved"),
            own: VecDeque::new(),
            passed: VecDeque::new(),
            to_l2: VecDeque::new(),
            last: None,
        }
    }

    fn contracts(&mut self, input: &In, out: &Out) -> Result<(), Violation> {
        self.inject.check(input.inject.valid, out.inject.ready, input.inject)?;
        self.passing.check(input.passing.valid, out.passing.ready, input.passing)?;
        self.next.check(out.next.valid, input.next.ready, out.next)?;
        // Of what waits the way is the one of this cycle's answer (R6).
        let served = Served { way: 0, ..out.served };
        self.served.check(out.served.valid, input.served.ready, served)?;
        self.unserved.check(out.unserved.valid, input.unserved.ready, out.unserved)
    }

    /// Requests leave as they came and in order: those of the local core, and those of the ring.
    fn follow(&mut self, input: &In, out: &Out) -> Result<(), Violation> {
        let core = input.core;
        let broken = |rule: &'static str| Err(Violation::new("order", rule));
        if out.next.valid && input.next.ready {
            let Request { line, entry, travelled, .. } = out.next;
            let is_first = |first: Option<&Request>| first.is_some_and(|r| r.core != core);
            if out.next.core == core {
                // Those before it have lost their patience, and are on the way to L2.
                let skipped = self.to_l2.iter().filter(|sent| sent.timed_out).count();
                let place = self.own.iter().position(|own| (own.line, own.entry) == (line, entry));
                let Some(place) = place.filter(|place| *place <= skipped && travelled) else {
                    return broken(
                        "a local request that leaves is the core's first, and travelled",
                    );
                };
                self.own.remove(place);
            } else if !is_first(self.passed.front()) || self.passed.pop_front() != Some(out.next) {
                return broken("a foreign request must leave as it came, the first first");
            }
        }
        if out.served.valid && input.served.ready {
            let Served { line, core, entry, .. } = out.served;
            let first = self.passed.pop_front();
            let fits = first
                .is_some_and(|first| (first.line, first.core, first.entry) == (line, core, entry));
            if !fits || core == input.core {
                return broken("what is handed over must be the ring's first, of another core");
            }
        }
        if out.round_trip {
            let first =
                self.passed.pop_front().filter(|first| first.core == core && first.travelled);
            let Some(Request { line, entry, .. }) = first else {
                return broken("what comes home must be a local request that has travelled");
            };
            self.to_l2.push_back(Unserved { valid: true, line, entry, timed_out: false });
        }
        if out.timed_out {
            // The request is the first that has not entered ReqQ, and ReqQ is hidden: any that came
            // is possible.
            self.to_l2.push_back(Unserved { valid: true, timed_out: true, ..Unserved::default() });
        }
        if out.unserved.valid && input.unserved.ready {
            let Some(sent) = self.to_l2.pop_front() else {
                return broken("what goes to L2 must have come home or timed out");
            };
            let Unserved { line, entry, .. } = out.unserved;
            if out.unserved.timed_out != sent.timed_out || !sent.timed_out && out.unserved != sent {
                return broken("requests go to L2 in order");
            }
            if sent.timed_out {
                let place = self.own.iter().position(|own| (own.line, own.entry) == (line, entry));
                let Some(place) = place else {
                    return broken("what timed out must be the core's");
                };
                self.own.remove(place);
            }
        }
        Ok(())
    }

    fn cover(&self, input: &In, out: &Out, coverage: &mut Coverage<Covered>) {
        let core = input.core;
        let leaves = out.next.valid && input.next.ready;
        coverage.hit_when(input.inject.valid && !out.inject.ready, Covered::buffer_full);
        coverage.hit_when(input.passing.valid && !out.passing.ready, Covered::queue_full);
        coverage.hit_when(leaves && out.next.core == core, Covered::own_departs);
        coverage.hit_when(leaves && out.next.core != core, Covered::foreign_misses);
        let is_served = out.served.valid && input.served.ready;
        coverage.hit_when(is_served, Covered::foreign_hits);
        coverage.hit_when(out.served.valid && !input.served.ready, Covered::hit_waits);
        coverage.hit_when(out.round_trip, Covered::comes_home);
        coverage.hit_when(out.timed_out, Covered::times_out);
        let waits = self.state.is_expired() && !out.timed_out;
        coverage.hit_when(waits && out.round_trip, Covered::times_out_behind_one_at_home);
        coverage.hit_when(waits && !out.round_trip, Covered::times_out_waits);
        let moves = input.inject.valid && out.inject.ready;
        let moves = moves && input.passing.valid && out.passing.ready && leaves;
        coverage.hit_when(moves, Covered::all_streams);
        coverage.hit_when(out.idle && leaves, Covered::idle_with_foreign);
        let goes = leaves || is_served || out.round_trip;
        coverage.hit_when(goes && out.lookup.valid, Covered::looked_up_behind);
        let at_home =
            self.passed.front().is_some_and(|first| first.core == core && first.travelled);
        let has_own_before = out.next.valid || out.served.valid;
        let waits_at_home = at_home && !out.round_trip && !has_own_before;
        coverage.hit_when(waits_at_home && self.to_l2.len() == 2, Covered::comes_home_waits);
        let Some((before, was)) = &self.last else { return };
        let left = was.next.valid && before.next.ready;
        coverage.hit_when(leaves && left, Covered::passes_each_cycle);
        let waited = was.served.valid && !before.served.ready;
        coverage.hit_when(waited && out.next.valid, Covered::hit_is_lost);
        let is_foreign = was.next.valid && was.next.core != core;
        let stayed = is_foreign && !before.next.ready;
        coverage.hit_when(stayed, Covered::miss_waits);
        coverage.hit_when(stayed && input.answer.hit, Covered::miss_would_hit);
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
        self.contracts(input, output)?;
        self.cover(input, output, coverage);
        self.follow(input, output)?;
        if input.inject.valid && output.inject.ready {
            self.own.push_back(input.inject);
        }
        if input.passing.valid && output.passing.ready {
            self.passed.push_back(input.passing);
        }
        self.state.edge(input, &self.state.outputs(input));
        self.last = Some((*input, *output));
        Ok(())
    }
}

/// The cases that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    // A stretch between two resets is at most this long.
    let is_too_long = u64::from(config.timeout()) >= 2 * Dut::RESET_INTERVAL;
    let reason = "a head of CB is patient for longer than any time between two resets";
    let bins =
        [Covered::times_out, Covered::times_out_behind_one_at_home, Covered::times_out_waits];
    bins.into_iter().filter(|_| is_too_long).map(|bin| Unreachable::new(bin, reason)).collect()
}
