//! Coverage bins; and the check that reads are of requested lines that the L1 holds.

use std::collections::VecDeque;

use testbenches::contract::{StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};

use super::model::RingStop;
use super::{Config, In, Miss, Out, Request, Unserved};
use crate::response_stop;

testbenches::bins! {
    /// The cases of the rules.
    pub enum Covered {
        own_departs: "a local request left for the ring",
        foreign_misses: "a foreign request was passed on",
        comes_home: "a local request came home",
        times_out: "a request of CB timed out",
        reads_line: "a line began to be read",
        reads_behind: "a line began to be read right behind another",
        core_between: "a line waited for a read of the core",
        reads_on: "a read of the core waited in the middle of a line",
        waits_for_places: "a line waited for RespQ",
        gone_in_lookup: "a line was invalidated in the cycle of its lookup, and not read",
        gone_beside: "other ways of the set were invalidated in the cycle of a lookup, and the line was read",
        gone_elsewhere: "the way of another set was invalidated in the cycle of a lookup, and the line was read",
        gone_while_read: "a line was invalidated while it was read",
        written_in_lookup: "a line that was written a cycle before was passed on",
        all_streams: "requests, responses and a line moved in one cycle",
        parked: "a foreign request was parked",
        parked_before_own: "a foreign request was parked while the local request was away, the cores being in order",
        not_in_order: "a request passed on whose line was pending, since the cores are not in order",
        no_place: "a request passed on whose line was pending, for want of a place",
        comes_as_parked: "a line came in the cycle in which a request was parked for it",
        filled_for_several: "a line came for which two requests were parked",
        parked_is_read: "a line was read for a parked request",
        parked_goes_first: "a hit of ReqQ's head waited for a parked request",
        parked_waits: "a line that had come waited for RespQ or the core",
        place_changes: "a place became free in a cycle in which another request was parked",
        holds: "an entry was woken whose line a request waited for",
    }
}

/// Counts [`Covered`], checks the streams, and holds what is read against what the L1 holds.
pub struct Monitor {
    config: Config,
    inject: StreamContract<Miss>,
    request_passing: StreamContract<Request>,
    request_next: StreamContract<Request>,
    unserved: StreamContract<Unserved>,
    responses: response_stop::Monitor,
    responses_seen: Coverage<response_stop::Covered>,
    state: RingStop,
    /// The lines of the L1, by set and way.
    held: Vec<Vec<Option<u64>>>,
    /// Requests that have come from the ring, in order.
    passed: VecDeque<Request>,
    /// Requests that are parked, with the entry, and where each is to be read.
    parked: Vec<(Request, u64, u64)>,
    /// The request whose line is read, and how many of its sectors were.
    reading: Option<(Request, u64)>,
    last: Option<(In, Out)>,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            config: config.clone(),
            inject: StreamContract::new("inject").may_start_valid(),
            request_passing: StreamContract::new("request_passing").may_start_valid(),
            request_next: StreamContract::new("request_next"),
            unserved: StreamContract::new("unserved"),
            responses: response_stop::Monitor::new(config.responses()),
            responses_seen: Coverage::new(),
            state: RingStop::new(config),
            held: vec![vec![None; config.tags().ways()]; config.tags().sets()],
            passed: VecDeque::new(),
            parked: Vec::new(),
            reading: None,
            last: None,
        }
    }

    fn contracts(&mut self, input: &In, out: &Out) -> Result<(), Violation> {
        self.inject.check(input.inject.valid, out.inject.ready, input.inject)?;
        let passing = input.request_passing;
        self.request_passing.check(passing.valid, out.request_passing.ready, passing)?;
        let next = out.request_next;
        self.request_next.check(next.valid, input.request_next.ready, next)?;
        self.unserved.check(out.unserved.valid, input.unserved.ready, out.unserved)
    }

    /// R4, R5, R8: what is read is the line of the ring's first request, where the L1 holds it.
    fn follow(&mut self, input: &In, out: &Out) -> Result<(), Violation> {
        let broken = |rule: &'static str| Err(Violation::new("read", rule));
        if out.round_trip {
            self.passed.pop_front();
        }
        let next = out.request_next;
        if next.valid && input.request_next.ready && next.core != input.core {
            self.passed.pop_front();
        }
        let (parks, is_parked) = self.state.moves_parked(input);
        let mut parked = None;
        if out.served.valid && is_parked {
            if self.reading.is_some() {
                return broken("a line begins when no other is read");
            }
            let place = self.parked.iter().position(|(request, _, way)| {
                let set = self.config.tags().set_of(request.line) as u64;
                (request.core, set, *way) == (out.served.core, out.read.set, out.read.way)
            });
            let Some(place) = place else {
                return broken("what is read for a parked request must be its line, for its core");
            };
            let (request, _, way) = self.parked.remove(place);
            parked = Some(way);
            self.reading = Some((request, 0));
        }
        if parks {
            let Some(first) = self.passed.pop_front().filter(|first| first.core != input.core)
            else {
                return broken("what is parked must be the ring's first request, of another core");
            };
            self.parked.push((first, input.pending.entry, input.pending.way));
        }
        if out.served.valid && !is_parked {
            let first = self.passed.pop_front().filter(|first| first.core != input.core);
            let Some(first) = first.filter(|first| first.core == out.served.core) else {
                return broken("what is served must be the ring's first request, of another core");
            };
            if self.reading.is_some() {
                return broken("a line begins when no other is read");
            }
            self.reading = Some((first, 0));
        }
        match (self.reading, out.read.valid) {
            (None, false) => {}
            (None, true) | (Some(_), false) => {
                return broken("all sectors of a line that is served are read, and nothing else");
            }
            (Some((request, sector)), true) => {
                let tags = self.config.tags();
                let (set, tag) = (tags.set_of(request.line), tags.tag_of(request.line));
                if (out.read.set, out.read.sector) != (set as u64, sector) {
                    return broken("a line is read in its set, sector by sector");
                }
                if sector == 0
                    && parked.is_none()
                    && self.held[set].get(out.read.way as usize) != Some(&Some(tag))
                {
                    return broken(
                        "a line is read only if the L1 holds it, in the way that holds it",
                    );
                }
                let is_left = sector + 1 < self.config.responses().sectors() as u64;
                self.reading = is_left.then_some((request, sector + 1));
            }
        }
        Ok(())
    }

    /// R2, R7: the ring of responses, as `response_stop`'s monitor sees it; a line is offered when it is taken.
    fn respond(&mut self, input: &In, out: &Out) -> Result<(), Violation> {
        let entry = self.entry_read(input, out);
        let responses = response_stop::In {
            core: input.core,
            serve: response_stop::Serve { valid: out.served.valid, core: out.served.core, entry },
            line: response_stop::Line { data: input.read_data },
            passing: input.response_passing,
            next: input.response_next,
            fill: input.fill,
        };
        let seen = response_stop::Out {
            serve: signal::port::Ready { ready: out.served.valid },
            passing: out.response_passing,
            next: out.response_next,
            fill: out.fill,
        };
        use testbenches::dut::Monitor as _;
        self.responses.observe(&responses, &seen, &mut self.responses_seen)
    }

    /// The entry of the request that is served in this cycle: the ring's first, or one that was parked.
    fn entry_read(&self, input: &In, out: &Out) -> u64 {
        if !out.served.valid {
            return 0;
        }
        match self.state.moves_parked(input).1 {
            true => self.state.entry_due(),
            false => self.passed.front().map_or(0, |request| request.entry),
        }
    }

    fn cover_parking(&self, input: &In, out: &Out, coverage: &mut Coverage<Covered>) {
        let (parks, is_parked) = self.state.moves_parked(input);
        let pending = input.pending;
        let waits_for = |entry: u64| self.parked.iter().filter(|(_, of, _)| *of == entry).count();
        let is_away = self.state.is_away(pending.entry);
        coverage.hit_when(parks, Covered::parked);
        coverage.hit_when(parks && is_away, Covered::parked_before_own);
        let comes_too = input.filled.valid && input.filled.entry == pending.entry;
        coverage.hit_when(parks && comes_too, Covered::comes_as_parked);
        let several = input.filled.valid && waits_for(input.filled.entry) > 1;
        coverage.hit_when(several, Covered::filled_for_several);
        let begins = out.served.valid;
        coverage.hit_when(begins && is_parked, Covered::parked_is_read);
        coverage.hit_when(begins && is_parked && parks, Covered::place_changes);
        coverage.hit_when(is_parked && !begins && self.reading.is_none(), Covered::parked_waits);
        coverage.hit_when(is_parked && self.state.hits(), Covered::parked_goes_first);
        coverage.hit_when(out.holds, Covered::holds);
        let misses = out.query.valid && !self.state.hits() && !parks && pending.valid;
        let is_full = self.state.parked() == self.config.parking();
        coverage.hit_when(misses && is_full, Covered::no_place);
        coverage.hit_when(misses && !is_full && is_away, Covered::not_in_order);
    }

    fn cover(&self, input: &In, out: &Out, coverage: &mut Coverage<Covered>) {
        let core = input.core;
        let leaves = out.request_next.valid && input.request_next.ready;
        let is_foreign = out.request_next.core != core;
        let begins = out.served.valid;
        coverage.hit_when(leaves && !is_foreign, Covered::own_departs);
        coverage.hit_when(leaves && is_foreign, Covered::foreign_misses);
        coverage.hit_when(out.round_trip, Covered::comes_home);
        coverage.hit_when(out.timed_out, Covered::times_out);
        coverage.hit_when(begins, Covered::reads_line);
        let goes_on = out.read.valid && !begins;
        coverage.hit_when(goes_on && input.core_waits, Covered::reads_on);
        let moves = out.response_next.valid && input.response_next.ready;
        let passes = input.request_passing.valid && out.request_passing.ready;
        coverage.hit_when(begins && moves && passes, Covered::all_streams);
        let gone = input.invalidate;
        let is_gone = gone.valid && gone.set == out.read.set && gone.ways >> out.read.way & 1 == 1;
        coverage.hit_when(out.read.valid && is_gone, Covered::gone_while_read);
        let Some((before, was)) = &self.last else { return };
        coverage.hit_when(begins && was.read.valid, Covered::reads_behind);
        // The tags' answer for the request at ReqQ's head, and later changes of that line.
        let found = self.state.found();
        let line = self.state.looked_up();
        let (set, gone) = (self.config.tags().set_of(line) as u64, before.invalidate);
        let is_named = gone.ways >> found.way & 1 == 1;
        let passed_on = out.request_next.valid && is_foreign;
        let lost = found.hit && gone.valid && gone.set == set && is_named;
        coverage.hit_when(lost && passed_on, Covered::gone_in_lookup);
        let beside = gone.valid && gone.set == set && gone.ways != 0 && !is_named;
        coverage.hit_when(begins && beside, Covered::gone_beside);
        let elsewhere = gone.valid && gone.set != set && is_named;
        coverage.hit_when(begins && elsewhere, Covered::gone_elsewhere);
        let written = before.write;
        let is_line = written.set == set && written.tag == self.config.tags().tag_of(line);
        let is_new = written.valid && is_line && found.valid && !found.hit;
        coverage.hit_when(is_new && passed_on, Covered::written_in_lookup);
        let waits = found.hit && !lost && !begins && self.reading.is_none();
        let taken = self.state.responses_queued();
        let has_places = taken + 2 <= self.config.responses().response_queue();
        let is_core = was.read.valid && input.core_waits;
        coverage.hit_when(waits && is_core && has_places, Covered::core_between);
        coverage.hit_when(waits && !has_places, Covered::waits_for_places);
    }

    /// The clock edge of the L1's lines.
    fn change(&mut self, input: &In) {
        let In { write, invalidate, .. } = *input;
        if write.valid
            && let Some(way) = self.held[write.set as usize].get_mut(write.way as usize)
        {
            *way = Some(write.tag);
        }
        if invalidate.valid {
            for (way, held) in self.held[invalidate.set as usize].iter_mut().enumerate() {
                if invalidate.ways >> way & 1 == 1 {
                    *held = None;
                }
            }
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
        self.contracts(input, output)?;
        self.cover(input, output, coverage);
        if self.config.parks() {
            self.cover_parking(input, output, coverage);
        }
        self.respond(input, output)?;
        self.follow(input, output)?;
        if input.request_passing.valid && output.request_passing.ready {
            self.passed.push_back(input.request_passing);
        }
        self.change(input);
        self.state.edge(input);
        self.last = Some((*input, *output));
        Ok(())
    }
}

/// The cases that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let mut bins = Vec::new();
    let mut add = |reason: &str, cases: &[Covered]| {
        bins.extend(cases.iter().map(|bin| Unreachable::new(*bin, reason)));
    };
    // A stretch between two resets is at most this long.
    let longest = 2 * <super::Dut as testbenches::dut::Dut>::RESET_INTERVAL;
    if u64::from(config.requests().timeout()) >= longest {
        add(
            "a head of CB is patient for longer than any time between two resets",
            &[Covered::times_out],
        );
    }
    if config.responses().sectors() == 1 {
        add("a line is one sector", &[Covered::reads_on]);
    }
    if config.responses().response_queue() == 2 {
        let others = [Covered::reads_behind, Covered::core_between, Covered::all_streams];
        add("a line begins when both places are free", &others);
    }
    if !config.parks() {
        let all = [
            Covered::parked,
            Covered::parked_before_own,
            Covered::not_in_order,
            Covered::no_place,
            Covered::comes_as_parked,
            Covered::filled_for_several,
            Covered::parked_is_read,
            Covered::parked_goes_first,
            Covered::parked_waits,
            Covered::place_changes,
            Covered::holds,
        ];
        add("a request whose line is pending passes on", &all);
    }
    if config.parking() == 1 {
        let several = [Covered::filled_for_several, Covered::place_changes];
        add("a node has one place", &several);
    }
    if config.tags().ways() == 1 {
        add("a set has one way", &[Covered::gone_beside]);
    }
    bins
}
