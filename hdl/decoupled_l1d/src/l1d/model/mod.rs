//! The golden model: the rules of the block's page on top of the golden data side of `l1`.

mod store;

pub use store::{Event, TagStore};

use super::{Config, Entry, In, Out};
use base::model::{DataSide, Note};
use base::ports;
use base::streams::DownRequest;

/// The cache.
#[derive(Clone, Debug)]
pub struct DecoupledL1d {
    side: DataSide<TagStore>,
    /// `baseline` in the cycle before: the mode of this one.
    baseline: bool,
    /// The entry and Free_Line after the lookup of the cycle before (R17).
    shown: (Entry, u64),
}

impl DecoupledL1d {
    /// The state after a reset.
    pub fn new(config: &Config) -> DecoupledL1d {
        let side = DataSide::with(config.data(), TagStore::new(config));
        DecoupledL1d { side, baseline: false, shown: (Entry::default(), 0) }
    }

    /// Events behind the tags in the previous cycle.
    pub fn note(&self) -> &Note {
        self.side.note()
    }

    /// The tags after the cycle before.
    pub fn tags(&self) -> &TagStore {
        self.side.tags()
    }

    /// A stale line waits to be released.
    pub fn release_waits(&self) -> bool {
        self.side.release_waits()
    }

    /// A set is cleared in the coming cycle.
    pub fn is_walking(&self) -> bool {
        self.side.is_walking()
    }

    /// The request offered to the next level.
    pub fn request_down(&self) -> Option<&DownRequest> {
        self.side.request_down()
    }

    /// `flushed` in the coming cycle.
    pub fn is_flushed(&self) -> bool {
        self.side.is_flushed()
    }

    /// Requests that wait to leave, entries in use, and beats that have not left.
    pub fn levels(&self) -> (usize, usize, usize) {
        self.side.levels()
    }
}

impl testbenches::dut::Model for DecoupledL1d {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        self.side.tags_mut().begin(self.baseline);
        let looked_up = self.side.request_in_lookup();
        let seen = self.side.cycle(&inner(input));
        let tags = self.side.tags();
        tags.assert_invariants();
        let mut out = outer(&seen);
        out.gated_ways = tags.gated_ways();
        (out.entry, out.free_lines) = std::mem::take(&mut self.shown);
        if let (true, Some(line)) = (seen.core_status.valid, looked_up) {
            self.shown.1 = tags.free_lines(line);
            if let Some(store::Entry { rc, position, .. }) = tags.entry(line) {
                let (committed, position) = (position.is_some(), position.unwrap_or(0) as u64);
                self.shown.0 = Entry { valid: true, rc, committed, position };
            }
        }
        self.baseline = input.baseline;
        out
    }
}

/// The ports that this block shares with every L1.
pub(super) fn inner(input: &In) -> ports::In {
    ports::In {
        core_request: input.core_request,
        core_reply: input.core_reply,
        down_request: input.down_request,
        down_reply: input.down_reply,
        core_number: input.core_number,
        flush: input.flush,
        counter: input.counter,
    }
}

/// The same, outwards.
pub(super) fn shared(input: &ports::In, baseline: bool) -> In {
    In {
        core_request: input.core_request,
        core_reply: input.core_reply,
        down_request: input.down_request,
        down_reply: input.down_reply,
        core_number: input.core_number,
        baseline,
        flush: input.flush,
        counter: input.counter,
    }
}

fn outer(seen: &ports::Out) -> Out {
    Out {
        core_request: seen.core_request,
        core_status: seen.core_status,
        core_reply: seen.core_reply,
        down_request: seen.down_request,
        down_reply: seen.down_reply,
        flushed: seen.flushed,
        event: seen.event,
        evict: seen.evict,
        counter: seen.counter,
        ..Out::default()
    }
}

/// The outputs that this block and every L1 have in common.
pub(super) fn inner_out(out: &Out) -> ports::Out {
    ports::Out {
        core_request: out.core_request,
        core_status: out.core_status,
        core_reply: out.core_reply,
        down_request: out.down_request,
        down_reply: out.down_reply,
        flushed: out.flushed,
        event: out.event,
        evict: out.evict,
        counter: out.counter,
    }
}
