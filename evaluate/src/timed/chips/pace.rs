//! Times of messages and levels: of ports some bytes a cycle, of each chip's links too.

use design::System;
use sac::world::{Pace, Shape, Way};
use testbenches::stimulus::Rng;

/// Bytes that a message without a sector takes on a link.
const HEADER_BYTES: u64 = 8;

/// A system's network and links.
pub(super) struct Fixed {
    latency: u64,
    link_latency: u64,
    link_bytes: u64,
    sector_bytes: u64,
    /// Cycles of a port that a sector takes.
    sector_cycles: u64,
    /// Of each channel, the first cycle in which each end moves a message.
    senders: [Vec<u64>; 2],
    receivers: [Vec<u64>; 2],
    /// Of each channel and chip, the bytes that its links could have moved until the last of its messages is through.
    sent: [Vec<u64>; 2],
    /// The sender that comes first in this cycle, and in the next.
    first: [usize; 2],
    next: [usize; 2],
}

impl Fixed {
    pub(super) fn new(system: &System, shape: &Shape, sector_bytes: u32) -> Fixed {
        let (network, links) = (system.network(), system.links());
        let ends = shape.chips * (shape.ports + 2 * shape.slices);
        let each = |number: usize| [0; 2].map(|zero| vec![zero; number]);
        Fixed {
            latency: network.latency.into(),
            link_latency: links.latency.into(),
            link_bytes: links.bytes.into(),
            sector_bytes: sector_bytes.into(),
            sector_cycles: sector_bytes.div_ceil(network.port_bytes).into(),
            senders: each(ends),
            receivers: each(ends),
            sent: each(shape.chips),
            first: [0; 2],
            next: [0; 2],
        }
    }

    /// Messages that a way holds, at one a cycle.
    pub(super) fn room(&self) -> usize {
        (self.latency + self.link_latency) as usize + 2
    }

    /// A cycle begins.
    pub(super) fn begin(&mut self) {
        self.first = self.next;
    }

    fn cycles(&self, has_data: bool) -> u64 {
        if has_data { self.sector_cycles } else { 1 }
    }
}

impl Pace for Fixed {
    fn first(&self, channel: usize) -> usize {
        self.first[channel]
    }

    fn leaves(&mut self, way: &Way, _rng: &mut Rng) -> Option<u64> {
        let Way { now, channel, sender, from, to } = *way;
        let crosses = from != to;
        let is_free = self.senders[channel][sender] <= now
            && !(crosses && self.sent[channel][from] >= (now + 1) * self.link_bytes);
        // What has arrived is taken in the cycle after.
        let due = now + self.latency - 1 + if crosses { self.link_latency } else { 0 };
        is_free.then_some(due)
    }

    fn left(&mut self, way: &Way, has_data: bool) {
        let Way { now, channel, sender, from, to } = *way;
        self.senders[channel][sender] = now + self.cycles(has_data);
        if from != to {
            let sent = &mut self.sent[channel][from];
            let bytes = if has_data { self.sector_bytes } else { HEADER_BYTES };
            *sent = (*sent).max(now * self.link_bytes) + bytes;
            self.next[channel] = sender + 1;
        }
    }

    fn arrives(&self, now: u64, channel: usize, receiver: usize) -> bool {
        self.receivers[channel][receiver] <= now
    }

    fn arrived(&mut self, now: u64, channel: usize, receiver: usize, has_data: bool) {
        self.receivers[channel][receiver] = now + self.cycles(has_data);
    }

    fn level(&mut self, _changes: bool, _rng: &mut Rng) -> u64 {
        self.latency - 1 + self.link_latency
    }
}
