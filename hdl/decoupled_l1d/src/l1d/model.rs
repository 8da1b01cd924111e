//! The golden model: the rules of the block's page on top of the golden data side of `l1`.

mod store;

pub use store::{Event, TagStore};

use super::{Config, In, Out};
use base::l1::model::{DataSide, Note};
use base::l1::{self};

/// The cache.
#[derive(Clone, Debug)]
pub struct Cache {
    side: DataSide<TagStore>,
    /// `baseline` in the cycle before: the mode of this one.
    baseline: bool,
}

impl Cache {
    /// The state after a reset.
    pub fn new(config: &Config) -> Cache {
        Cache { side: DataSide::with(config.data(), TagStore::new(config)), baseline: false }
    }

    /// What happened behind the tags in the cycle before.
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

    /// Requests that wait to leave, entries in use, and beats that have not left.
    pub fn levels(&self) -> (usize, usize, usize) {
        self.side.levels()
    }
}

impl testbenches::dut::Model for Cache {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        self.side.tags_mut().begin(self.baseline);
        let looked_up = self.side.request_in_lookup();
        let seen = self.side.cycle(&inner(input));
        let tags = self.side.tags();
        let mut out = outer(&seen);
        out.gated_ways = tags.gated_ways();
        if let (true, Some(line)) = (seen.core_status_valid, looked_up) {
            out.free_lines = tags.free_lines(line);
            if let Some(entry) = tags.entry(line) {
                out.entry_valid = true;
                out.entry_rc = entry.rc;
                out.entry_committed = entry.position.is_some();
                out.entry_position = entry.position.unwrap_or(0) as u64;
            }
        }
        self.baseline = input.baseline;
        out
    }
}

/// The ports that this block shares with `l1`.
pub(super) fn inner(input: &In) -> l1::In {
    l1::In {
        core_request_valid: input.core_request_valid,
        core_request_kind: input.core_request_kind,
        core_request_operation: input.core_request_operation,
        core_request_line: input.core_request_line,
        core_request_sectors: input.core_request_sectors,
        core_request_byte_enable: input.core_request_byte_enable,
        core_request_data: input.core_request_data,
        core_request_bypass_l1: input.core_request_bypass_l1,
        core_request_id: input.core_request_id,
        core_reply_ready: input.core_reply_ready,
        down_request_ready: input.down_request_ready,
        down_reply_valid: input.down_reply_valid,
        down_reply_id: input.down_reply_id,
        down_reply_kind: input.down_reply_kind,
        down_reply_sector: input.down_reply_sector,
        down_reply_data: input.down_reply_data,
        down_reply_last: input.down_reply_last,
        core_number: input.core_number,
        flush: input.flush,
        counter_index: input.counter_index,
    }
}

/// The same, outwards.
pub(super) fn shared(input: &l1::In, baseline: bool) -> In {
    In {
        core_request_valid: input.core_request_valid,
        core_request_kind: input.core_request_kind,
        core_request_operation: input.core_request_operation,
        core_request_line: input.core_request_line,
        core_request_sectors: input.core_request_sectors,
        core_request_byte_enable: input.core_request_byte_enable,
        core_request_data: input.core_request_data,
        core_request_bypass_l1: input.core_request_bypass_l1,
        core_request_id: input.core_request_id,
        core_reply_ready: input.core_reply_ready,
        down_request_ready: input.down_request_ready,
        down_reply_valid: input.down_reply_valid,
        down_reply_id: input.down_reply_id,
        down_reply_kind: input.down_reply_kind,
        down_reply_sector: input.down_reply_sector,
        down_reply_data: input.down_reply_data,
        down_reply_last: input.down_reply_last,
        core_number: input.core_number,
        flush: input.flush,
        counter_index: input.counter_index,
        baseline,
    }
}

fn outer(seen: &l1::Out) -> Out {
    Out {
        core_request_ready: seen.core_request_ready,
        core_status_valid: seen.core_status_valid,
        core_status_id: seen.core_status_id,
        core_status_word: seen.core_status_word,
        core_reply_valid: seen.core_reply_valid,
        core_reply_id: seen.core_reply_id,
        core_reply_sector: seen.core_reply_sector,
        core_reply_data: seen.core_reply_data,
        core_reply_last: seen.core_reply_last,
        down_request_valid: seen.down_request_valid,
        down_request_kind: seen.down_request_kind,
        down_request_operation: seen.down_request_operation,
        down_request_line: seen.down_request_line,
        down_request_sectors: seen.down_request_sectors,
        down_request_byte_enable: seen.down_request_byte_enable,
        down_request_data: seen.down_request_data,
        down_request_source: seen.down_request_source,
        down_request_id: seen.down_request_id,
        down_reply_ready: seen.down_reply_ready,
        flushed: seen.flushed,
        event_hit: seen.event_hit,
        event_hit_pending: seen.event_hit_pending,
        event_miss: seen.event_miss,
        event_bypass: seen.event_bypass,
        event_reservation_fail: seen.event_reservation_fail,
        event_evict: seen.event_evict,
        evict_line: seen.evict_line,
        event_fill: seen.event_fill,
        counter_value: seen.counter_value,
        ..Out::default()
    }
}

/// What this block and `l1` have in common.
pub(super) fn inner_out(out: &Out) -> l1::Out {
    l1::Out {
        core_request_ready: out.core_request_ready,
        core_status_valid: out.core_status_valid,
        core_status_id: out.core_status_id,
        core_status_word: out.core_status_word,
        core_reply_valid: out.core_reply_valid,
        core_reply_id: out.core_reply_id,
        core_reply_sector: out.core_reply_sector,
        core_reply_data: out.core_reply_data,
        core_reply_last: out.core_reply_last,
        down_request_valid: out.down_request_valid,
        down_request_kind: out.down_request_kind,
        down_request_operation: out.down_request_operation,
        down_request_line: out.down_request_line,
        down_request_sectors: out.down_request_sectors,
        down_request_byte_enable: out.down_request_byte_enable,
        down_request_data: out.down_request_data,
        down_request_source: out.down_request_source,
        down_request_id: out.down_request_id,
        down_reply_ready: out.down_reply_ready,
        flushed: out.flushed,
        event_hit: out.event_hit,
        event_hit_pending: out.event_hit_pending,
        event_miss: out.event_miss,
        event_bypass: out.event_bypass,
        event_reservation_fail: out.event_reservation_fail,
        event_evict: out.event_evict,
        evict_line: out.evict_line,
        event_fill: out.event_fill,
        counter_value: out.counter_value,
    }
}
