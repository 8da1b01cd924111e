//! Links before the slices of a top that has its switches inside: a latency each way, a beat a cycle.

use super::memory::{Ends, Memory};
use base::streams::{DownReply, DownRequest};
use cluster::{Class, Judge, Network, Room, Wiring};
use design::System;
use std::collections::VecDeque;
use testbenches::contract::Violation;
use testbenches::stimulus::Rng;

/// Messages in flight to a slice, and from it, with the cycle of their arrival.
#[derive(Default)]
struct Way {
    requests: VecDeque<(u64, DownRequest)>,
    replies: VecDeque<(u64, usize, DownReply)>,
}

/// The ways of all slices; the cycle of what is taken and given.
struct Ways {
    now: u64,
    latency: u64,
    slices: Vec<Way>,
}

/// The slices' ports of a system, L2 and DRAM.
pub(super) struct AtSlices {
    ways: Ways,
    memory: Memory,
}

impl AtSlices {
    pub(super) fn new(slices: usize, system: &System, memory: Memory) -> AtSlices {
        let slices = (0..slices).map(|_| Way::default()).collect();
        let latency = system.network().latency.into();
        AtSlices { ways: Ways { now: 0, latency, slices }, memory }
    }
}

impl super::parts::HasMemory for AtSlices {
    fn dram_bytes(&self) -> u64 {
        self.memory.dram_bytes()
    }
}

impl Ways {
    /// Beyond so many there is a place for another: a way holds what is on it at a beat a cycle.
    fn has_place(&self, len: usize) -> bool {
        (len as u64) < self.latency + 2
    }
}

impl Ends for Ways {
    fn take(&mut self, slice: usize) -> Option<DownRequest> {
        let now = self.now;
        self.slices[slice].requests.pop_front_if(|(due, _)| *due <= now).map(|(_, request)| request)
    }

    fn has_room(&self, slice: usize) -> bool {
        self.has_place(self.slices[slice].replies.len())
    }

    fn send(&mut self, slice: usize, core: usize, beat: DownReply) {
        let due = self.now + self.latency;
        self.slices[slice].replies.push_back((due, core, beat));
    }
}

/// A port is a slice's.
impl<W: Wiring> Network<W> for AtSlices {
    fn begin(&mut self, _rng: &mut Rng) {}

    fn room(&self, port: usize) -> Room {
        let to_l2 = self.ways.has_place(self.ways.slices[port].requests.len());
        Room { to_l2, ..Room::default() }
    }

    fn at_home(&self, _port: usize) -> Option<W::ToHome> {
        None
    }

    fn of_l2(&self, port: usize) -> Option<DownReply> {
        let (due, _, beat) = self.ways.slices[port].replies.front()?;
        (*due <= self.ways.now).then_some(*beat)
    }

    fn at_core(&self, _port: usize) -> Option<W::ToCore> {
        None
    }

    fn answered(&self, port: usize) -> usize {
        self.ways.slices[port].replies.front().map_or(0, |(_, core, _)| *core)
    }

    fn take(&mut self, port: usize, class: Class) {
        if class == Class::FromL2 {
            self.ways.slices[port].replies.pop_front();
        }
    }

    // Messages from core to core stay inside.
    fn send_home(&mut self, _port: usize, _home: usize, _request: W::ToHome) {}

    fn send_l2(&mut self, port: usize, _slice: usize, request: DownRequest) {
        let due = self.ways.now + self.ways.latency;
        self.ways.slices[port].requests.push_back((due, request));
    }

    fn send_core(&mut self, _port: usize, _core: usize, _beat: W::ToCore) {}

    fn tick(&mut self, now: u64, judge: &mut impl Judge, _rng: &mut Rng) -> Result<(), Violation> {
        self.ways.now = now;
        self.memory.tick(now, &mut self.ways, judge)?;
        // Messages due in the coming cycle are offered in it.
        self.ways.now = now + 1;
        Ok(())
    }
}
