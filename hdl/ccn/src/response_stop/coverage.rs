//! Coverage bins; and the check that every response leaves whole, once.

use std::collections::VecDeque;

use testbenches::contract::{StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};

use super::model::ResponseStop;
use super::{Config, Fill, In, Out, Response, Serve};

testbenches::bins! {
    /// The cases of the rules.
    pub enum Covered {
        own: "a beat went to the core",
        own_waits: "a beat waited for the core",
        foreign_begins: "the first beat of a foreign response was taken",
        foreign_follows: "another beat of a foreign response was taken",
        gap: "no beat was offered in the middle of a foreign response",
        foreign_waits_for_place: "a foreign response waited for a place",
        foreign_waits_for_new: "a foreign response waited for a new one",
        new: "a line was served",
        new_waits_for_places: "a line waited for two places, and one was free",
        new_waits_for_end: "a line waited for the end of a foreign response",
        new_gives_way: "a line waited for a foreign response, since the last was new too",
        new_follows_new: "a line was served in the cycle of the last beat of the one before",
        passes_it: "a foreign response took the place that a line could not take",
        next_waits: "a beat waited for the next node",
        own_beside_new: "a beat went to the core while a line was read",
        full: "all places were taken",
        empty: "no place was taken",
    }
}

/// Counts [`Covered`], checks the streams, and follows each response.
pub struct Monitor {
    sectors: usize,
    places: usize,
    serve: StreamContract<Serve>,
    passing: StreamContract<Response>,
    next: StreamContract<Response>,
    fill: StreamContract<Fill>,
    state: ResponseStop,
    /// Responses that came, in the order in which they took their places; each its beats.
    responses: VecDeque<VecDeque<Response>>,
    /// A line's request, and the beats of it that are to come.
    reading: Option<(Serve, usize)>,
    /// A foreign response has begun and not ended.
    is_open: bool,
    was_new: bool,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            sectors: config.sectors(),
            places: config.response_queue(),
            serve: StreamContract::new("serve").may_start_valid(),
            passing: StreamContract::new("passing").may_start_valid(),
            next: StreamContract::new("next"),
            fill: StreamContract::new("fill").may_start_valid(),
            state: ResponseStop::new(config),
            responses: VecDeque::new(),
            reading: None,
            is_open: false,
            was_new: false,
        }
    }

    fn cover(&self, input: &In, out: &Out, coverage: &mut Coverage<Covered>) {
        let is_own = input.passing.core == input.core;
        let offers = input.passing.valid && !is_own;
        let (takes, serves) = (offers && out.passing.ready, input.serve.valid && out.serve.ready);
        let free = self.places - self.state.queued();
        let is_read = self.reading.is_some();
        let waits = input.serve.valid && !out.serve.ready;
        coverage.hit_when(out.fill.valid && input.fill.ready, Covered::own);
        coverage.hit_when(out.fill.valid && !input.fill.ready, Covered::own_waits);
        coverage.hit_when(out.fill.valid && input.fill.ready && is_read, Covered::own_beside_new);
        coverage.hit_when(takes && !self.is_open, Covered::foreign_begins);
        coverage.hit_when(takes && self.is_open, Covered::foreign_follows);
        coverage.hit_when(self.is_open && !input.passing.valid, Covered::gap);
        coverage.hit_when(offers && !takes && free == 0, Covered::foreign_waits_for_place);
        let for_new = offers && !takes && free > 0 && (serves || is_read);
        coverage.hit_when(for_new, Covered::foreign_waits_for_new);
        coverage.hit_when(serves, Covered::new);
        coverage.hit_when(waits && free == 1 && !is_read, Covered::new_waits_for_places);
        coverage.hit_when(waits && free > 1 && self.is_open, Covered::new_waits_for_end);
        let gives_way = waits && free > 1 && !is_read && offers && self.was_new;
        coverage.hit_when(gives_way, Covered::new_gives_way);
        coverage.hit_when(serves && is_read, Covered::new_follows_new);
        coverage.hit_when(waits && free == 1 && takes && !self.is_open, Covered::passes_it);
        coverage.hit_when(out.next.valid && !input.next.ready, Covered::next_waits);
        coverage.hit_when(free == 0, Covered::full);
        coverage.hit_when(free == self.places, Covered::empty);
    }

    /// Adds each beat that enters to its response.
    fn enter(&mut self, input: &In, out: &Out) {
        if let Some((serve, left)) = self.reading.take() {
            let Serve { core, entry, .. } = serve;
            let beat =
                Response { valid: true, core, entry, data: input.line.data, last: left == 1 };
            self.responses.back_mut().expect("it has a place").push_back(beat);
            self.reading = (left > 1).then_some((serve, left - 1));
        }
        if input.passing.valid && out.passing.ready && input.passing.core != input.core {
            if !self.is_open {
                self.responses.push_back(VecDeque::new());
                self.was_new = false;
            }
            self.responses.back_mut().expect("it has a place").push_back(input.passing);
            self.is_open = !input.passing.last;
        }
        if input.serve.valid && out.serve.ready {
            self.responses.push_back(VecDeque::new());
            self.reading = Some((input.serve, self.sectors));
            self.was_new = true;
        }
    }

    /// Checks beats that leave: those of the first response, in order.
    fn leave(&mut self, input: &In, out: &Out) -> Result<(), Violation> {
        if !out.next.valid {
            return Ok(());
        }
        let first = self.responses.front_mut();
        let Some(beats) = first.filter(|beats| beats.front() == Some(&out.next)) else {
            return Err(Violation::new("next", "beats leave as they came, response by response"));
        };
        if input.next.ready {
            beats.pop_front();
            if out.next.last {
                self.responses.pop_front();
            }
        }
        Ok(())
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
        self.serve.check(input.serve.valid, output.serve.ready, input.serve)?;
        self.passing.check(input.passing.valid, output.passing.ready, input.passing)?;
        self.next.check(output.next.valid, input.next.ready, output.next)?;
        self.fill.check(output.fill.valid, input.fill.ready, output.fill)?;
        self.cover(input, output, coverage);
        self.leave(input, output)?;
        self.enter(input, output);
        self.state.edge(input, &self.state.outputs(input));
        Ok(())
    }
}

/// The cases that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let mut bins = Vec::new();
    let mut add = |reason: &str, cases: &[Covered]| {
        bins.extend(cases.iter().map(|bin| Unreachable::new(*bin, reason)));
    };
    if config.sectors() == 1 {
        let open = [Covered::foreign_follows, Covered::gap, Covered::new_waits_for_end];
        add("a response is one beat", &open);
    } else if config.response_queue() == 2 {
        add("a response that has begun has one of two places", &[Covered::new_waits_for_end]);
    }
    if config.response_queue() == 2 {
        add("a line that is read has one of two places", &[Covered::new_follows_new]);
    }
    bins
}
