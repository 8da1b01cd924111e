//! An L2 that has every line: slices that take so many cycles, and give a beat of a sector a cycle.

use base::environment::{LOAD, sectors_of};
use base::streams::{DownReply, DownRequest};
use cluster::{Class, Judge, Network, Room, Wiring};
use std::cell::Cell;
use std::collections::VecDeque;
use std::rc::Rc;
use testbenches::contract::Violation;
use testbenches::stimulus::Rng;

/// Requests that wait before a slice, at most.
const QUEUE: u64 = 16;

#[derive(Clone, Debug, Default)]
struct Slice {
    /// The first cycle in which another request is begun.
    free_at: u64,
    /// Beats, with the core of each and the cycle from which on it is offered.
    beats: VecDeque<(u64, usize, DownReply)>,
}

/// The slices, at the ports of a top.
pub struct L2 {
    slices: Vec<Slice>,
    latency: u64,
    now: u64,
    /// Loads that have come.
    loads: Rc<Cell<u64>>,
}

impl L2 {
    /// Slices that give the first beat of an answer so many cycles after the request has come, and count the loads.
    pub fn new(slices: usize, latency: u64, loads: &Rc<Cell<u64>>) -> L2 {
        L2 { slices: vec![Slice::default(); slices], latency, now: 0, loads: Rc::clone(loads) }
    }
}

/// A port is a slice's.
impl<W: Wiring> Network<W> for L2 {
    fn begin(&mut self, _rng: &mut Rng) {}

    fn room(&self, port: usize) -> Room {
        let to_l2 = self.slices.get(port).is_some_and(|slice| slice.free_at < self.now + QUEUE);
        Room { to_l2, ..Room::default() }
    }

    fn at_home(&self, _port: usize) -> Option<W::ToHome> {
        None
    }

    fn of_l2(&self, port: usize) -> Option<DownReply> {
        let (due, _, beat) = self.slices.get(port)?.beats.front()?;
        (*due <= self.now).then_some(*beat)
    }

    fn at_core(&self, _port: usize) -> Option<W::ToCore> {
        None
    }

    fn answered(&self, port: usize) -> usize {
        self.slices[port].beats.front().map_or(0, |(_, core, _)| *core)
    }

    fn take(&mut self, port: usize, class: Class) {
        if class == Class::FromL2 {
            self.slices[port].beats.pop_front();
        }
    }

    fn send_home(&mut self, _port: usize, _home: usize, _request: W::ToHome) {}

    fn send_l2(&mut self, port: usize, _slice: usize, request: DownRequest) {
        let DownRequest { id, kind, sectors, source, .. } = request;
        self.loads.set(self.loads.get() + u64::from(kind == LOAD));
        let Slice { free_at, beats } = &mut self.slices[port];
        let sectors: Vec<u64> = match kind {
            LOAD => sectors_of(sectors).collect(),
            _ => vec![0],
        };
        let last = sectors.len() - 1;
        *free_at = self.now.max(*free_at);
        for (place, sector) in sectors.into_iter().enumerate() {
            let beat = DownReply {
                valid: true,
                id,
                kind,
                sector,
                last: place == last,
                ..DownReply::default()
            };
            beats.push_back((*free_at + self.latency, source as usize, beat));
            *free_at += 1;
        }
    }

    fn send_core(&mut self, _port: usize, _core: usize, _beat: W::ToCore) {}

    fn tick(&mut self, now: u64, _judge: &mut impl Judge, _rng: &mut Rng) -> Result<(), Violation> {
        self.now = now + 1;
        Ok(())
    }
}
