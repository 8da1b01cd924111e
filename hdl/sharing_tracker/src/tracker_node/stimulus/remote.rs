//! Other cores: banks forward their loads, of lines that this core has, had, or waits for.

use std::collections::{HashMap, VecDeque};

use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::super::{Config, In, Out};
use crate::streams::Forward;
use signal::port::Ready;

/// Lines that are remembered.
const LINES: usize = 8;

/// The others' behaviour for a while.
#[derive(Clone, Copy, Debug)]
struct Mood {
    /// Of 16 cycles one is forwarded in so many.
    often: u64,
    /// Of 16 so many are of lines that the core had lately.
    known: u64,
    /// Where forwards wait, others take a beat in 32 cycles, so that entries are kept.
    is_slow: bool,
}

impl Mood {
    fn any(config: &Config, rng: &mut Rng) -> Mood {
        Mood {
            is_slow: config.wait_cycles().is_some() && rng.chance(1, 3),
            often: *rng.pick(&[0, 2, 8, 16, 16]).unwrap_or(&8),
            known: *rng.pick(&[8, 15, 16]).unwrap_or(&15),
        }
    }
}

/// Puts a line before those of lately.
fn remember(lines: &mut VecDeque<u64>, line: u64) {
    lines.retain(|before| *before != line);
    lines.push_front(line);
    lines.truncate(LINES);
}

/// Banks and other cores.
pub(super) struct RemoteCores {
    config: Config,
    mood: Mood,
    /// Lines that the core asked for, those of them that it hit, and lines that it lost.
    lines: VecDeque<u64>,
    held: VecDeque<u64>,
    lost: VecDeque<u64>,
    /// The line of each request that is not answered.
    asked: HashMap<u64, u64>,
    /// The line of the last forward that was taken.
    forwarded: Option<u64>,
    forwards: StreamSource<Forward>,
    answer: StreamSink,
    nack: StreamSink,
}

impl RemoteCores {
    pub fn new(config: &Config) -> RemoteCores {
        RemoteCores {
            config: config.clone(),
            mood: Mood::any(config, &mut Rng::new(0)),
            lines: VecDeque::new(),
            held: VecDeque::new(),
            lost: VecDeque::new(),
            asked: HashMap::new(),
            forwarded: None,
            forwards: StreamSource::new(Pressure::mixed()),
            answer: StreamSink::new(Pressure::mixed()),
            nack: StreamSink::new(Pressure::mixed()),
        }
    }

    /// Nothing is anywhere.
    pub fn reset(&mut self, rng: &mut Rng) {
        self.mood = Mood::any(&self.config, rng);
        self.held.clear();
        self.asked.clear();
    }

    /// The core offers a request for this line.
    pub fn asked(&mut self, line: u64) {
        remember(&mut self.lines, line);
    }

    /// Updates the state by the inputs and outputs of the previous cycle.
    pub fn see(&mut self, last: &In, out: &Out) {
        if out.line.valid {
            self.asked.insert(out.line.id, out.line.address);
            remember(&mut self.lines, out.line.address);
        }
        let status = out.core_status;
        let hits = status.valid && status.word == 0;
        if let Some(&line) = self.asked.get(&status.id).filter(|_| hits) {
            remember(&mut self.held, line);
        }
        if out.event.evict {
            self.held.retain(|line| *line != out.evict.line);
            remember(&mut self.lost, out.evict.line);
        }
        if out.flushed {
            self.held.clear();
        }
        if last.forward.valid && out.forward.ready {
            self.forwarded = Some(last.forward.line);
        }
        if last.core_request.valid && out.core_request.ready {
            self.asked.insert(last.core_request.id, last.core_request.line);
        }
    }

    /// Where forwards wait for lines in flight, often that of the last one.
    pub fn awaited(&self, rng: &mut Rng) -> Option<u64> {
        let waits = self.config.wait_cycles().is_some();
        self.forwarded.filter(|_| waits && rng.chance(1, 2))
    }

    /// The forwards, and the readiness of the others.
    pub fn next(&mut self, rng: &mut Rng, last: Option<&Out>) -> (Forward, Ready, Ready) {
        if rng.chance(1, 150) {
            self.mood = Mood::any(&self.config, rng);
        }
        let was_ready = last.map(|out| out.forward.ready);
        let mut forwards = self.forwards.clone();
        let forward = forwards
            .next(rng, was_ready, |rng| rng.chance(self.mood.often, 16).then(|| self.forward(rng)));
        self.forwards = forwards;
        // Payloads without `valid` must not matter.
        let forward = forward.unwrap_or_else(|| Forward { valid: false, ..self.forward(rng) });
        let takes = self.answer.next(rng) && (!self.mood.is_slow || rng.chance(1, 32));
        (forward, takes.into(), self.nack.next(rng).into())
    }

    fn forward(&self, rng: &mut Rng) -> Forward {
        let port = self.config.port();
        let line = self.known(rng).filter(|_| rng.chance(self.mood.known, 16));
        Forward {
            valid: true,
            line: line.unwrap_or_else(|| rng.bits(port.line_bits())),
            requester: rng.bits(port.source_bits()),
            id: rng.bits(port.id_bits()),
        }
    }

    /// A line of lately: any, or the oldest of the last one's set, which is the next to go.
    fn known(&self, rng: &mut Rng) -> Option<u64> {
        let set = |line: u64| self.config.l1().set_of(line);
        // Where forwards wait for lines in flight, they often meet one.
        let asked = if self.config.wait_cycles().is_some() { 4 } else { 1 };
        let lines = match rng.below(8) {
            at if at < asked => &self.lines,
            at if at == asked => &self.lost,
            _ => &self.held,
        };
        match rng.below(4) {
            0 => lines.get(rng.below(lines.len().max(1) as u64) as usize).copied(),
            1 => lines.front().copied(),
            _ => {
                let last = set(*self.lines.front()?);
                lines.iter().rev().find(|line| set(**line) == last).copied()
            }
        }
    }
}
