//! L2: serves a request when it takes it, and answers after a separate delay, so that answers overtake
//! each other. The beats of a line come in any order, those of a direct reply in rising order. A load's bytes
//! are read when it is served, or as late as they may be: when they leave, or when a write of this node to the
//! line is served.

use std::collections::VecDeque;

use testbenches::stimulus::Rng;

use crate::node::Config;
use base::environment::{ATOMIC, CoreRequest, Data, DownReply, LOAD, Latency, Memory, sectors_of};

/// An answer that is not given yet.
#[derive(Clone, Debug)]
struct Answer {
    from: u64,
    line: u64,
    beats: VecDeque<DownReply>,
    /// The beats are to be read when they leave.
    is_late: bool,
}

impl Answer {
    /// The next beat, if there is one.
    fn pop(&mut self, memory: &Memory) -> Option<DownReply> {
        let mut beat = self.beats.pop_front()?;
        if self.is_late {
            beat.data = memory.read(self.line, beat.sector);
        }
        Some(beat)
    }
}

/// L2 and what it owes this node.
#[derive(Clone, Debug)]
pub(in crate::node) struct L2 {
    memory: Memory,
    /// The bit of an identifier that tells a direct request.
    direct: u64,
    now: u64,
    waiting: Vec<Answer>,
    /// The answer whose beats are being given: no other comes between them.
    current: Option<Answer>,
}

impl L2 {
    pub fn new(config: &Config) -> L2 {
        L2 {
            memory: Memory::new(config.core().sector_bytes()),
            direct: 1 << (config.l1().down_id_bits() - 1),
            now: 0,
            waiting: Vec::new(),
            current: None,
        }
    }

    /// A sector's bytes.
    pub fn read(&self, line: u64, sector: u64) -> Data {
        self.memory.read(line, sector)
    }

    /// A store or an atomic of another node; gives the bytes that were there.
    pub fn write(&mut self, request: &CoreRequest) -> Data {
        self.memory.write(request)
    }

    /// Serves a request of this node: what it reads and writes is what it finds now, but for a load whose bytes
    /// are to be read as late as they may be.
    pub fn take(
        &mut self,
        rng: &mut Rng,
        request: &CoreRequest,
        latency: Latency,
        reads_late: bool,
    ) {
        let CoreRequest { id, kind, line, .. } = *request;
        let before = self.waiting.iter_mut().chain(&mut self.current);
        for answer in before.filter(|answer| answer.is_late && answer.line == line) {
            for beat in &mut answer.beats {
                beat.data = self.memory.read(line, beat.sector);
            }
            answer.is_late = false;
        }
        let mut beats: VecDeque<DownReply> = if kind == LOAD {
            let mut sectors: Vec<u64> = sectors_of(request.sectors).collect();
            let is_direct = id & self.direct != 0;
            for last in (1..sectors.len()).rev().filter(|_| !is_direct) {
                sectors.swap(last, rng.below(last as u64 + 1) as usize);
            }
            let beat = |sector| DownReply {
                valid: true,
                id,
                kind,
                sector,
                data: self.memory.read(line, sector),
                last: false,
            };
            sectors.into_iter().map(beat).collect()
        } else {
            let old = self.memory.write(request);
            // An acknowledgement carries nothing; whatever is there must not matter.
            let data = if kind == ATOMIC { old } else { self.memory.read(line ^ 1, 0) };
            [DownReply { valid: true, id, kind, sector: request.sector(), data, last: false }]
                .into()
        };
        if let Some(beat) = beats.back_mut() {
            beat.last = true;
        }
        let from = self.now + rng.between(latency.least, latency.most);
        let is_late = reads_late && kind == LOAD;
        self.waiting.push(Answer { from, line, beats, is_late });
    }

    /// The beat to be offered next; `None` when no answer is due.
    pub fn next(&mut self, rng: &mut Rng) -> Option<DownReply> {
        if self.current.as_ref().is_none_or(|answer| answer.beats.is_empty()) {
            let due: Vec<usize> =
                (0..self.waiting.len()).filter(|&at| self.waiting[at].from <= self.now).collect();
            self.current = rng.pick(&due).map(|&place| self.waiting.swap_remove(place));
        }
        self.current.as_mut()?.pop(&self.memory)
    }

    /// A cycle passes.
    pub fn tick(&mut self) {
        self.now += 1;
    }
}
