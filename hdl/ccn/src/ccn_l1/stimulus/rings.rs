//! Both rings as one core sees them.

use std::collections::VecDeque;

use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::super::{Config, In, Out, Request, Response};
use signal::port::{Beat, Ready};

/// Lines that the core asked for lately.
const LINES: usize = 8;

/// A phase of the rings' behaviour.
#[derive(Clone, Copy, Debug)]
struct Mood {
    /// Cycles that a request of the core is away, at most.
    longest: u64,
    /// Of 16 of them so many are answered.
    answered: u64,
    /// Of 16 cycles another core asks in so many, and another's response passes.
    foreign: (u64, u64),
    /// Of 16 requests of others so many are for lines that this core asked for.
    known: u64,
}

impl Mood {
    fn any(rng: &mut Rng) -> Mood {
        let often = |rng: &mut Rng| rng.pick(&[0, 4, 12, 16, 16]).copied().unwrap_or(8);
        Mood {
            longest: *rng.pick(&[1, 20, 100]).unwrap_or(&20),
            answered: often(rng),
            foreign: (often(rng), often(rng)),
            known: *rng.pick(&[4, 15, 16]).unwrap_or(&15),
        }
    }
}

/// Puts a line before those of lately.
fn remember(lines: &mut VecDeque<u64>, line: u64) {
    lines.retain(|before| *before != line);
    lines.push_front(line);
    lines.truncate(LINES);
}

/// Both rings.
pub(super) struct Rings {
    config: Config,
    core: u64,
    mood: Mood,
    now: u64,
    lines: VecDeque<u64>,
    /// Of them those that were hit, and the line that is looked up.
    held: VecDeque<u64>,
    looked_up: u64,
    /// Requests of the core that are to come home, and to be answered, each from a cycle on.
    homing: VecDeque<(u64, Request)>,
    answered: VecDeque<(u64, Request)>,
    /// Beats of the response that has begun.
    beats: VecDeque<Response>,
    requests: StreamSource<Request>,
    responses: StreamSource<Response>,
    request_next: StreamSink,
    response_next: StreamSink,
}

impl Rings {
    pub fn new(config: &Config) -> Rings {
        Rings {
            config: config.clone(),
            core: 0,
            mood: Mood::any(&mut Rng::new(0)),
            now: 0,
            lines: VecDeque::new(),
            held: VecDeque::new(),
            looked_up: 0,
            homing: VecDeque::new(),
            answered: VecDeque::new(),
            beats: VecDeque::new(),
            requests: StreamSource::new(Pressure::mixed()),
            responses: StreamSource::new(Pressure::mixed()),
            request_next: StreamSink::new(Pressure::mixed()),
            response_next: StreamSink::new(Pressure::mixed()),
        }
    }

    /// Nothing is anywhere.
    pub fn reset(&mut self, rng: &mut Rng, core: u64) {
        self.core = core;
        self.mood = Mood::any(rng);
        self.homing.clear();
        self.answered.clear();
        self.beats.clear();
    }

    /// The core offers a request for this line.
    pub fn asked(&mut self, line: u64) {
        remember(&mut self.lines, line);
    }

    /// Updates the state by the inputs and outputs of the previous cycle.
    pub fn see(&mut self, rng: &mut Rng, last: &In, out: &Out) {
        if out.core_status.valid && out.core_status.word == 0 {
            remember(&mut self.held, self.looked_up);
        }
        if out.event.evict {
            self.held.retain(|line| *line != out.evict.line);
        }
        if out.flushed {
            self.held.clear();
        }
        if last.core_request.valid && out.core_request.ready {
            self.looked_up = last.core_request.line;
        }
        let sent = out.request_next;
        if sent.valid && last.request_next.ready && sent.core == self.core {
            let due = self.now + rng.below(self.mood.longest + 1);
            match rng.chance(self.mood.answered, 16) {
                true => self.answered.push_back((due, sent)),
                false => self.homing.push_back((due, sent)),
            }
        }
    }

    /// Next offers; `took` has those that were taken in the previous cycle, `stored` the data of an answer.
    /// Answers often begin in a cycle in which L2 offers a beat.
    pub fn offer(
        &mut self,
        rng: &mut Rng,
        took: Option<(bool, bool)>,
        is_beside: bool,
        stored: impl Fn(u64, u64) -> Beat,
    ) -> (Request, Response) {
        self.now += 1;
        if rng.chance(1, 150) {
            self.mood = Mood::any(rng);
        }
        let (mut requests, mut responses) = (self.requests.clone(), self.responses.clone());
        let (request, response) = (took.map(|took| took.0), took.map(|took| took.1));
        let request = requests.next(rng, request, |rng| self.request(rng));
        let response = responses.next(rng, response, |rng| self.response(rng, is_beside, &stored));
        (self.requests, self.responses) = (requests, responses);
        // Payloads without `valid` must not matter.
        let request = request.unwrap_or_else(|| Request { valid: false, ..self.foreign(rng) });
        let response = response.unwrap_or_else(|| Response {
            core: if rng.chance(1, 2) { self.core } else { self.other(rng) },
            entry: rng.bits(self.config.stop().requests().entry_bits()),
            ..Response::default()
        });
        (request, response)
    }

    /// Readiness of the neighbours.
    pub fn takes(&mut self, rng: &mut Rng) -> (Ready, Ready) {
        let (request, response) = (self.request_next.next(rng), self.response_next.next(rng));
        (Ready { ready: request }, Ready { ready: response })
    }

    /// A request of another core, or a local one that has come round.
    fn request(&mut self, rng: &mut Rng) -> Option<Request> {
        let comes = self.homing.front().is_some_and(|(due, _)| *due <= self.now);
        if comes && rng.chance(1, 2) {
            return self.homing.pop_front().map(|(_, request)| request);
        }
        rng.chance(self.mood.foreign.0, 16).then(|| self.foreign(rng))
    }

    fn foreign(&mut self, rng: &mut Rng) -> Request {
        let requests = self.config.stop().requests();
        let line = self.known(rng).filter(|_| rng.chance(self.mood.known, 16));
        Request {
            valid: true,
            line: line.unwrap_or_else(|| rng.bits(requests.line_bits())),
            core: self.other(rng),
            entry: rng.bits(requests.entry_bits()),
            travelled: rng.chance(1, 2),
        }
    }

    /// A line that the core asked for or hit lately: any, or the oldest of the last one's set, which is the next to go.
    fn known(&self, rng: &mut Rng) -> Option<u64> {
        let set = |line: u64| self.config.l1().set_of(line);
        // Lines that were asked for lately are in flight more often than those that were hit.
        let held = if self.config.stop().parks() { 3 } else { 7 };
        let lines = if rng.chance(held, 8) { &self.held } else { &self.lines };
        match rng.below(4) {
            0 => lines.get(rng.below(lines.len() as u64) as usize).copied(),
            _ => {
                let last = set(*self.lines.front()?);
                lines.iter().rev().find(|line| set(**line) == last).copied()
            }
        }
    }

    /// The number of another core.
    fn other(&self, rng: &mut Rng) -> u64 {
        let bits = self.config.stop().core_bits();
        let other = rng.bits(bits);
        if other == self.core { other ^ 1 } else { other }
    }

    /// The next beat of the response that has begun, or of another: the answer to a request of the core, or one to
    /// another core's.
    fn response(
        &mut self,
        rng: &mut Rng,
        is_beside: bool,
        stored: &impl Fn(u64, u64) -> Beat,
    ) -> Option<Response> {
        if self.beats.is_empty() {
            let comes = self.answered.front().is_some_and(|(due, _)| *due <= self.now);
            let sectors = self.config.l1().sectors() as u64;
            if comes && (is_beside || rng.chance(1, 8)) {
                let (_, Request { line, core, entry, .. }) = self.answered.pop_front()?;
                self.begin(core, entry, (0..sectors).map(|sector| stored(line, sector)));
            } else if rng.chance(self.mood.foreign.1, 16) {
                let entry = rng.bits(self.config.stop().requests().entry_bits());
                let core = self.other(rng);
                let words = self.config.l1().sector_bytes() / 8;
                let any = |rng: &mut Rng| {
                    let mut data = Beat::default();
                    data[..words].fill_with(|| rng.word());
                    data
                };
                let data: Vec<Beat> = (0..sectors).map(|_| any(rng)).collect();
                self.begin(core, entry, data.into_iter());
            }
        }
        self.beats.pop_front()
    }

    fn begin(&mut self, core: u64, entry: u64, data: impl Iterator<Item = Beat>) {
        let beat = |data| Response { valid: true, core, entry, data, last: false };
        self.beats = data.map(beat).collect();
        if let Some(beat) = self.beats.back_mut() {
            beat.last = true;
        }
    }
}
