//! The golden model: the rules of the block's page.

use std::collections::VecDeque;

use testbenches::dut::Model;

use super::Config;
use super::ports::{Fill, In, Out, Response};

/// Builds that break a rule, for tests that must notice it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wrong {
    /// A new response needs one free place, as published (R6).
    pub no_bubble: bool,
    /// A new response that lacks its places keeps a passing one back (R5).
    pub keeps_back: bool,
    /// New responses always go first (R7).
    pub always_first: bool,
}

/// A response in RespQ: its beats that have not left, and whether the last has come.
#[derive(Clone, Debug, Default)]
struct Place {
    beats: VecDeque<Response>,
}

/// The state of the stop.
#[derive(Clone, Debug)]
pub struct ResponseStop {
    config: Config,
    wrong: Wrong,
    /// RespQ, the oldest first.
    places: VecDeque<Place>,
    /// The core and entry of a new response, and how many of its beats are to come (R3).
    reading: Option<(u64, u64, usize)>,
    /// A foreign response has begun and not ended.
    is_open: bool,
    /// The last response that took a place was a new one.
    was_new: bool,
}

impl ResponseStop {
    /// An empty RespQ (R9).
    pub fn new(config: &Config) -> ResponseStop {
        ResponseStop::with(config, Wrong::default())
    }

    /// The same of a build that is wrong.
    pub fn with(config: &Config, wrong: Wrong) -> ResponseStop {
        ResponseStop {
            config: config.clone(),
            wrong,
            places: VecDeque::new(),
            reading: None,
            is_open: false,
            was_new: false,
        }
    }

    /// Places of RespQ that are taken.
    pub fn queued(&self) -> usize {
        self.places.len()
    }

    fn free(&self) -> usize {
        self.config.response_queue() - self.places.len()
    }

    /// R6: it is a new response's turn.
    fn takes_new(&self, input: &In) -> bool {
        let needed = if self.wrong.no_bubble { 1 } else { 2 };
        let is_offered = input.passing.valid && input.passing.core != input.core;
        let is_turn = !self.was_new || !is_offered || self.wrong.always_first;
        let ends = self.reading.is_none_or(|(_, _, left)| left == 1);
        self.free() >= needed && ends && !self.is_open && is_turn
    }

    /// R5: a foreign beat is taken.
    fn takes_passing(&self, input: &In, takes_new: bool) -> bool {
        let is_kept = self.wrong.keeps_back && input.serve.valid;
        let is_first = self.free() > 0 && !(input.serve.valid && takes_new) && !is_kept;
        self.reading.is_none() && (self.is_open || is_first)
    }

    /// A beat of the response that took its place last before this cycle.
    fn write(&mut self, beat: Response) {
        if let Some(place) = self.places.back_mut() {
            place.beats.push_back(beat);
        }
    }

    /// The outputs in a cycle with these inputs.
    pub fn outputs(&self, input: &In) -> Out {
        let mut out = Out::default();
        let is_own = input.passing.core == input.core;
        // R1
        if is_own {
            let Response { valid, entry, data, last, .. } = input.passing;
            out.fill = Fill { valid, entry, data, last };
        }
        // R5, R6
        out.serve.ready = self.takes_new(input);
        out.passing.ready = match is_own {
            true => input.fill.ready,
            // Not by the stream's `valid`: as if a beat were offered.
            false => {
                let passing = Response { valid: true, ..input.passing };
                self.takes_passing(input, self.takes_new(&In { passing, ..*input }))
            }
        };
        // R8
        if let Some(beat) = self.places.front().and_then(|place| place.beats.front()) {
            out.next = *beat;
        }
        out
    }

    /// The clock edge of such a cycle.
    pub fn edge(&mut self, input: &In, out: &Out) {
        if let Some((core, entry, left)) = self.reading.take() {
            let last = left == 1;
            self.write(Response { valid: true, core, entry, data: input.line.data, last });
            self.reading = (!last).then_some((core, entry, left - 1));
        }
        if input.passing.valid && out.passing.ready && input.passing.core != input.core {
            if !self.is_open {
                self.places.push_back(Place::default());
                self.was_new = false;
            }
            self.write(input.passing);
            self.is_open = !input.passing.last;
        }
        if input.serve.valid && out.serve.ready {
            self.places.push_back(Place::default());
            self.reading = Some((input.serve.core, input.serve.entry, self.config.sectors()));
            self.was_new = true;
        }
        if out.next.valid && input.next.ready {
            self.places[0].beats.pop_front();
            if out.next.last {
                self.places.pop_front();
            }
        }
    }
}

impl Model for ResponseStop {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let out = self.outputs(input);
        self.edge(input, &out);
        out
    }
}
