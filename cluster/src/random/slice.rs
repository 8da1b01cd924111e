//! A slice of L2: takes requests, serves those of one node to one line in their order, answers each
//! after a separate delay. A load's bytes are those of the moment at which it is served, or, where L2 reads
//! late, of the moment at which they leave, but not later than the service of the next request of its node
//! to its line.

use std::collections::VecDeque;

use testbenches::contract::Violation;
use testbenches::stimulus::Rng;

use super::setup::{Setup, Span};
use crate::lane::Lane;
use crate::parts::Judge;
use base::environment::{ATOMIC, LOAD, sectors_of};
use base::streams::{DownReply, DownRequest};

/// An answer that is not given yet.
struct Answer {
    due: u64,
    node: usize,
    line: u64,
    beats: VecDeque<DownReply>,
    /// The beats are to be read when they leave.
    is_late: bool,
}

impl Answer {
    /// Reads what has not left.
    fn read(&mut self, judge: &impl Judge) {
        for beat in self.beats.iter_mut().filter(|_| self.is_late) {
            beat.data = judge.read(self.line, beat.sector);
        }
        self.is_late = false;
    }
}

pub(super) struct Slice {
    number: usize,
    /// Requests that are taken and not answered.
    room: usize,
    /// Cycles until an answer begins.
    pub latency: Span,
    reads_late: bool,
    /// The bit of an identifier that marks a direct request.
    direct_bit: usize,
    waiting: VecDeque<DownRequest>,
    answers: Vec<Answer>,
    /// The answer whose beats are being given: no other comes between them.
    current: Option<Answer>,
}

impl Slice {
    pub fn new(number: usize, direct_bit: usize, setup: &Setup) -> Slice {
        let (room, latency) = (setup.l2_requests, setup.l2_latency);
        let (waiting, answers, current) = (VecDeque::new(), Vec::new(), None);
        let reads_late = setup.l2_reads_late;
        Slice { number, room, latency, reads_late, direct_bit, waiting, answers, current }
    }

    /// Every request that was taken is answered.
    pub fn is_idle(&self) -> bool {
        self.waiting.is_empty() && self.answers.is_empty() && self.current.is_none()
    }

    /// One cycle: a request is taken, one served, a beat of an answer given.
    pub fn tick(
        &mut self,
        now: u64,
        (to_l2, from_l2): (&mut Lane<DownRequest>, &mut Lane<DownReply>),
        judge: &mut impl Judge,
        rng: &mut Rng,
    ) -> Result<(), Violation> {
        let taken = self.waiting.len() + self.answers.len() + usize::from(self.current.is_some());
        if taken < self.room {
            self.waiting.extend(to_l2.take(self.number));
        }
        if rng.chance(3, 4) {
            self.serve(now, judge, rng)?;
        }
        self.answer(now, from_l2, judge, rng);
        Ok(())
    }

    /// Serves any request that is the oldest of its node and line: what it reads and writes is what it
    /// finds now.
    fn serve(&mut self, now: u64, judge: &mut impl Judge, rng: &mut Rng) -> Result<(), Violation> {
        let any = rng.below(self.waiting.len() as u64) as usize;
        let key = |request: &DownRequest| (request.source, request.line);
        let oldest = self.waiting.get(any).map(key);
        let first = self.waiting.iter().position(|request| Some(key(request)) == oldest);
        let Some(request) = first.and_then(|first| self.waiting.remove(first)) else {
            return Ok(());
        };
        let DownRequest { id, kind, line, source, .. } = request;
        let before = self.answers.iter_mut().chain(&mut self.current);
        for answer in before.filter(|one| (one.node as u64, one.line) == (source, line)) {
            answer.read(judge);
        }
        let beat = |sector, data| DownReply { valid: true, id, kind, sector, data, last: false };
        let mut beats: VecDeque<DownReply> = match kind {
            LOAD => {
                let mut sectors: Vec<u64> = sectors_of(request.sectors).collect();
                let is_direct = id >> self.direct_bit & 1 == 1;
                for last in (1..sectors.len()).rev().filter(|_| !is_direct) {
                    sectors.swap(last, rng.below(last as u64 + 1) as usize);
                }
                let read = |sector| beat(sector, judge.read(line, sector));
                sectors.into_iter().map(read).collect()
            }
            _ => {
                let write = request.into();
                let old = judge.serve(&write)?;
                let data = match kind {
                    ATOMIC => old,
                    // An acknowledgement carries nothing; whatever is there must not matter.
                    _ => judge.read(line ^ 1, 0),
                };
                [beat(write.sector(), data)].into()
            }
        };
        if let Some(beat) = beats.back_mut() {
            beat.last = true;
        }
        let due = now + self.latency.draw(rng);
        let is_late = self.reads_late && kind == LOAD;
        self.answers.push(Answer { due, node: source as usize, line, beats, is_late });
        Ok(())
    }

    /// Gives a beat of the answer at hand, or begins another that is due.
    fn answer(
        &mut self,
        now: u64,
        from_l2: &mut Lane<DownReply>,
        judge: &impl Judge,
        rng: &mut Rng,
    ) {
        if self.current.is_none() {
            let due: Vec<usize> =
                (0..self.answers.len()).filter(|&at| self.answers[at].due <= now).collect();
            self.current = rng.pick(&due).map(|&at| self.answers.swap_remove(at));
        }
        let Some(answer) = &mut self.current else {
            return;
        };
        if from_l2.has_room(self.number) {
            if let Some(mut beat) = answer.beats.pop_front() {
                if answer.is_late {
                    beat.data = judge.read(answer.line, beat.sector);
                }
                from_l2.send(self.number, answer.node, beat);
            }
            if answer.beats.is_empty() {
                self.current = None;
            }
        }
    }
}
