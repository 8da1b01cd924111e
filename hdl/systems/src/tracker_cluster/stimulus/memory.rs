//! The memory below a bank of L2.

use base::environment::Latency;
use llc::environment::NextLevel;
use llc::streams::{MemoryReply, MemoryRequest};
use testbenches::stimulus::{Pressure, Rng, StreamSink};

/// A memory that answers after any time, in any order.
#[derive(Clone, Debug)]
pub struct Memory {
    level: NextLevel,
    gaps: Pressure,
    /// The offer that stays until it is taken.
    offered: Option<MemoryReply>,
    sink: StreamSink,
    latency: Latency,
    /// No request is taken.
    holds: bool,
}

impl Memory {
    /// Nothing has been asked.
    pub fn new(sector_bytes: usize) -> Memory {
        Memory {
            level: NextLevel::new(sector_bytes),
            gaps: Pressure::mixed(),
            offered: None,
            sink: StreamSink::new(Pressure::mixed()),
            latency: Latency { least: 0, most: 20 },
            holds: false,
        }
    }

    /// Forgets what was asked and written.
    pub fn reset(&mut self) {
        self.level = self.level.reset();
    }

    /// Whether no request is taken from now on; what was asked is answered.
    pub fn hold(&mut self, holds: bool) {
        self.holds = holds;
    }

    /// A request was taken.
    pub fn take(&mut self, rng: &mut Rng, request: &MemoryRequest) {
        self.level.take(rng, request, self.latency);
    }

    /// A cycle: what is offered, and whether a request would be taken; as soon as can be, if everything `is_open`.
    pub fn next(
        &mut self,
        rng: &mut Rng,
        was_ready: Option<bool>,
        is_open: bool,
    ) -> (Option<MemoryReply>, bool) {
        self.level.tick(rng);
        if rng.chance(1, 300) {
            let most = *rng.pick(&[0, 4, 4, 30, 120]).unwrap_or(&4);
            self.latency = Latency { least: most / 4, most };
        }
        let may_offer = self.gaps.next(rng) || is_open;
        if was_ready != Some(false) {
            self.offered = None;
        }
        if self.offered.is_none() && may_offer {
            self.offered = self.level.next(rng);
        }
        let takes = self.sink.next(rng) || is_open;
        (self.offered, takes && !self.holds)
    }
}
