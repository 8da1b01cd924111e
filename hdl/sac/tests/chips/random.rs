//! Networks and levels with any latency, and memories that answer after any time.

use llc::streams::{Reply, Request};
use sac::memory::Memory;
use sac::world::{Behind, Pace, Way};
use signal::port::Ready;
use testbenches::stimulus::{Rng, StreamSink, StreamSource};

use crate::Setup;

/// Senders compete in turn; a chip's links are as slow as the setup says.
pub struct Random {
    setup: Setup,
    /// Of each channel and chip, the cycle from which on its next message may leave it.
    next: [Vec<u64>; 2],
    /// Of each channel, the sender that comes first at the links.
    first: [usize; 2],
}

impl Random {
    pub fn new(setup: &Setup) -> Random {
        let next = || vec![0; setup.chips()];
        Random { setup: setup.clone(), next: [next(), next()], first: [0; 2] }
    }
}

impl Pace for Random {
    fn first(&self, channel: usize) -> usize {
        self.first[channel]
    }

    fn leaves(&mut self, way: &Way, rng: &mut Rng) -> Option<u64> {
        let Way { now, channel, from, to, .. } = *way;
        let is_free = from == to || self.next[channel][from] <= now;
        (is_free && rng.chance(3, 4)).then(|| now + 1 + rng.below(self.setup.latency))
    }

    /// Where links are slow the other senders come first from then on.
    fn left(&mut self, way: &Way, _has_data: bool) {
        let Way { now, channel, sender, from, to } = *way;
        if from != to && self.setup.link > 1 {
            self.next[channel][from] = now + self.setup.link;
            self.first[channel] = sender + 1;
        }
    }

    /// Some levels are much faster than others.
    fn level(&mut self, changes: bool, rng: &mut Rng) -> u64 {
        let latency = self.setup.latency;
        let most = *rng.pick(&[0, latency, 8 * latency]).unwrap();
        if changes { rng.below(most + 1) } else { 0 }
    }
}

/// A slice's memory, and what is between them.
pub struct Slow {
    pub memory: Memory,
    latency: u64,
    beats: StreamSource<Reply>,
    requests: StreamSink,
    /// Whether the beat of the cycle before was taken.
    was_taken: Option<bool>,
}

impl Slow {
    pub fn new(setup: &Setup) -> Slow {
        Slow {
            memory: Memory::new(setup.tile().port().sector_bytes()),
            latency: setup.latency,
            beats: StreamSource::new(setup.memories.clone()),
            requests: StreamSink::new(setup.memories.clone()),
            was_taken: None,
        }
    }
}

impl Behind for Slow {
    fn offer(&mut self, rng: &mut Rng) -> (Reply, Ready) {
        self.memory.tick(rng);
        let beat = self.beats.next(rng, self.was_taken, |rng| self.memory.answer(rng));
        (beat.unwrap_or_default(), Ready { ready: self.requests.next(rng) })
    }

    fn see(&mut self, request: Option<&Request>, beat_is_taken: bool, rng: &mut Rng) {
        self.was_taken = Some(beat_is_taken);
        if let Some(request) = request {
            self.memory.take(rng, request, self.latency);
        }
    }
}
