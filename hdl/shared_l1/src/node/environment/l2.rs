//! L2: serves a request when it takes it, and answers after a time of its own, so that answers overtake
//! each other. The beats of a line come in any order, those of a direct reply in rising order.

use std::collections::VecDeque;

use testbenches::stimulus::Rng;

use crate::node::Config;
use base::environment::{ATOMIC, CoreRequest, Data, DownReply, LOAD, Latency, Memory, sectors_of};

/// An answer that is not given yet.
#[derive(Clone, Debug)]
struct Answer {
    from: u64,
    beats: VecDeque<DownReply>,
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
    current: VecDeque<DownReply>,
}

impl L2 {
    pub fn new(config: &Config) -> L2 {
        L2 {
            memory: Memory::new(config.core().sector_bytes()),
            direct: 1 << (config.l1().down_id_bits() - 1),
            now: 0,
            waiting: Vec::new(),
            current: VecDeque::new(),
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

    /// Serves a request of this node: what it reads and writes is what it finds now.
    pub fn take(&mut self, rng: &mut Rng, request: &CoreRequest, latency: Latency) {
        let CoreRequest { id, kind, line, .. } = *request;
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
            // An acknowledgement carries nothing; whatever stands there must not matter.
            let data = if kind == ATOMIC { old } else { self.memory.read(line ^ 1, 0) };
            [DownReply { valid: true, id, kind, sector: request.sector(), data, last: false }]
                .into()
        };
        if let Some(beat) = beats.back_mut() {
            beat.last = true;
        }
        let from = self.now + rng.between(latency.least, latency.most);
        self.waiting.push(Answer { from, beats });
    }

    /// The beat to be offered next; `None` when no answer is due.
    pub fn next(&mut self, rng: &mut Rng) -> Option<DownReply> {
        if self.current.is_empty() {
            let due: Vec<usize> =
                (0..self.waiting.len()).filter(|&at| self.waiting[at].from <= self.now).collect();
            if let Some(&place) = rng.pick(&due) {
                self.current = self.waiting.swap_remove(place).beats;
            }
        }
        self.current.pop_front()
    }

    /// A cycle passes.
    pub fn tick(&mut self) {
        self.now += 1;
    }
}
