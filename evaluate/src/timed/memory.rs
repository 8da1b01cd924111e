//! L2 and DRAM in cycles: slices that answer after a latency, and channels behind them.

use crate::hashing::ByLine;
use crate::l2::L2;
use base::environment::{ATOMIC, LOAD, sectors_of};
use base::streams::{DownReply, DownRequest};
use cluster::Judge;
use design::{Dram, L1, SystemL2};
use std::cmp::Reverse;
use std::collections::VecDeque;
use testbenches::contract::Violation;

/// An answer: from which cycle on, to whom, and its beats.
struct Answer {
    due: u64,
    node: usize,
    beats: VecDeque<DownReply>,
}

/// A slice: its port for requests, and the answers that it owes.
#[derive(Default)]
struct Slice {
    /// The first cycle in which it takes a request.
    free_at: u64,
    /// By the cycle in which they are due, then in the order of their requests.
    answers: VecDeque<Answer>,
    /// The answer whose beats are being given: no other comes between them.
    current: Option<Answer>,
}

/// The slices' ends of a network.
pub(super) trait Ends {
    /// The request that has come to a slice, taken.
    fn take(&mut self, slice: usize) -> Option<DownRequest>;

    /// A slice may hand over a beat.
    fn has_room(&self, slice: usize) -> bool;

    /// Hands over a beat for a core.
    fn send(&mut self, slice: usize, core: usize, beat: DownReply);
}

/// L2 and DRAM.
pub(super) struct Memory {
    l2: L2,
    latency: u64,
    slice_bytes: u64,
    sector_bytes: u64,
    line_bytes: u64,
    slices: Vec<Slice>,
    dram: Dram,
    /// The first cycle in which each channel is free.
    channels: Vec<u64>,
    /// Lines that are being fetched, with the cycle in which they are there.
    coming: ByLine<u64>,
    /// The same by that cycle.
    arrivals: std::collections::BinaryHeap<Reverse<(u64, u64)>>,
    /// Lists of beats that have been given, for later answers.
    spare: Vec<VecDeque<DownReply>>,
}

impl Memory {
    pub(super) fn new(l1: &L1, l2: &SystemL2, dram: &Dram) -> Memory {
        Memory {
            l2: L2::new(l1.line_bytes, l1.sector_bytes, l2),
            latency: l2.latency.into(),
            slice_bytes: l2.slice_bytes.into(),
            sector_bytes: l1.sector_bytes.into(),
            line_bytes: l2.line_bytes.into(),
            slices: (0..l2.slices).map(|_| Slice::default()).collect(),
            dram: dram.clone(),
            channels: vec![0; dram.channels as usize],
            coming: ByLine::default(),
            arrivals: std::collections::BinaryHeap::new(),
            spare: Vec::new(),
        }
    }

    /// Bytes that DRAM gave and got, and will get of what is dirty.
    pub(super) fn dram_bytes(&self) -> u64 {
        self.l2.dram_bytes()
    }

    /// A cycle: each slice takes a request if it can, and gives a beat.
    pub(super) fn tick(
        &mut self,
        now: u64,
        ends: &mut impl Ends,
        judge: &mut impl Judge,
    ) -> Result<(), Violation> {
        while let Some(&Reverse((due, line))) = self.arrivals.peek().filter(|next| next.0.0 <= now)
        {
            self.arrivals.pop();
            if self.coming.get(&line) == Some(&due) {
                self.coming.remove(&line);
            }
        }
        for slice in 0..self.slices.len() {
            if self.slices[slice].free_at <= now
                && let Some(request) = ends.take(slice)
            {
                self.serve(now, slice, &request, judge)?;
            }
            let at = &mut self.slices[slice];
            if at.current.is_none() && at.answers.front().is_some_and(|answer| answer.due <= now) {
                at.current = at.answers.pop_front();
            }
            if let Some(answer) = &mut at.current
                && ends.has_room(slice)
            {
                if let Some(beat) = answer.beats.pop_front() {
                    ends.send(slice, answer.node, beat);
                }
                if answer.beats.is_empty() {
                    self.spare.extend(at.current.take().map(|answer| answer.beats));
                }
            }
        }
        Ok(())
    }

    /// A request takes effect now, in the order in which it came; its answer comes later.
    fn serve(
        &mut self,
        now: u64,
        slice: usize,
        request: &DownRequest,
        judge: &mut impl Judge,
    ) -> Result<(), Violation> {
        let DownRequest { id, kind, line, source, sectors, .. } = *request;
        let is_write = kind != LOAD;
        let mut there = now;
        for line in self.l2.lines_of(line, sectors as u32) {
            there = there.max(self.access(now, slice, line, is_write));
        }
        let beat = |sector, data| DownReply { valid: true, id, kind, sector, data, last: false };
        let mut beats = self.spare.pop().unwrap_or_default();
        match kind {
            LOAD => beats
                .extend(sectors_of(sectors).map(|sector| beat(sector, judge.read(line, sector)))),
            _ => {
                let write = (*request).into();
                let old = judge.serve(&write)?;
                beats.push_back(beat(write.sector(), if kind == ATOMIC { old } else { [0; 16] }));
            }
        }
        if let Some(beat) = beats.back_mut() {
            beat.last = true;
        }
        let bytes = u64::from(sectors.count_ones()) * self.sector_bytes;
        let at = &mut self.slices[slice];
        at.free_at = now + bytes.div_ceil(self.slice_bytes);
        let (due, node) = (there + self.latency, source as usize);
        let place = at.answers.partition_point(|answer| answer.due <= due);
        at.answers.insert(place, Answer { due, node, beats });
        Ok(())
    }

    /// A line is asked for: gives the cycle in which it is there.
    fn access(&mut self, now: u64, slice: usize, line: u64, is_write: bool) -> u64 {
        let accessed = self.l2.access(line, is_write);
        if !accessed.is_fetched {
            return self.coming.get(&line).copied().unwrap_or(now);
        }
        let channel = slice % self.channels.len();
        let moved = self.line_bytes.div_ceil(self.dram.channel_bytes.into());
        let start = self.channels[channel].max(now);
        let lines = 1 + u64::from(accessed.writes_back);
        self.channels[channel] = start + lines * moved;
        let there = start + u64::from(self.dram.latency) + moved;
        self.coming.insert(line, there);
        self.arrivals.push(Reverse((there, line)));
        there
    }
}
