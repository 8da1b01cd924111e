//! A chip's memory behind one of its slices: a channel that moves a sector at a time, and what it holds.

use crate::timed::tracked::written;
use base::environment::{BySector, Data, LOAD, STORE, sectors_of};
use design::Dram;
use llc::streams::{Reply, Request};
use sac::world::Behind;
use signal::port::Ready;
use std::cell::Cell;
use std::collections::VecDeque;
use std::rc::Rc;
use testbenches::stimulus::Rng;

/// The first cycle in which a channel is free, which slices share.
pub(super) type Channel = Rc<Cell<u64>>;

/// The memory behind a slice.
pub(super) struct Partition {
    channel: Channel,
    latency: u64,
    /// Cycles of a sector.
    moved: u64,
    now: u64,
    answers: VecDeque<(u64, Reply)>,
    pub(super) held: BySector<Data>,
    /// Sectors read and written.
    pub(super) read: u64,
    pub(super) wrote: u64,
    /// The request that it took in the last cycle.
    pub(super) taken: Option<Request>,
}

impl Partition {
    /// Everything is 0.
    pub(super) fn new(dram: &Dram, channel: &Channel, sector_bytes: u32) -> Partition {
        Partition {
            channel: Rc::clone(channel),
            latency: dram.latency.into(),
            moved: sector_bytes.div_ceil(dram.channel_bytes).into(),
            now: 0,
            answers: VecDeque::new(),
            held: BySector::default(),
            read: 0,
            wrote: 0,
            taken: None,
        }
    }

    /// Nothing is unanswered.
    pub(super) fn is_idle(&self) -> bool {
        self.answers.is_empty()
    }

    fn take(&mut self, request: &Request) {
        let Request { kind, line, sectors, byte_enable, data, source, id, chip, .. } = *request;
        for sector in sectors_of(sectors) {
            let start = self.channel.get().max(self.now);
            self.channel.set(start + self.moved);
            let held = self.held.get(&(line, sector)).copied().unwrap_or_default();
            let data = match kind {
                STORE => {
                    self.wrote += 1;
                    self.held.insert((line, sector), written(held, data, byte_enable));
                    Data::default()
                }
                _ => {
                    self.read += 1;
                    held
                }
            };
            let last = sectors >> sector == 1;
            let beat = Reply { valid: true, source, id, kind, sector, data, last, chip };
            self.answers.push_back((start + self.moved + self.latency, beat));
        }
    }

    /// The rule that its last request breaks: atomics are performed before it.
    pub(super) fn broken(&self) -> Option<&'static str> {
        let kind = self.taken?.kind;
        (kind != LOAD && kind != STORE).then_some("memory must get loads and stores alone")
    }
}

impl Behind for Partition {
    fn offer(&mut self, _rng: &mut Rng) -> (Reply, Ready) {
        let due = self.answers.front().filter(|(due, _)| *due <= self.now);
        (due.map(|(_, beat)| *beat).unwrap_or_default(), Ready::YES)
    }

    fn see(&mut self, request: Option<&Request>, beat_is_taken: bool, _rng: &mut Rng) {
        if beat_is_taken {
            self.answers.pop_front_if(|(due, _)| *due <= self.now);
        }
        self.taken = request.copied();
        if let Some(request) = request {
            self.take(request);
        }
        self.now += 1;
    }
}
