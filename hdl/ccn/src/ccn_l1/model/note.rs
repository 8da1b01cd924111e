//! Builds that break a rule, and what happened in a cycle.

use crate::request_throttler;
use crate::ring_stop::{self, Invalidate, Write};
use base::model::Fetched;
use base::streams::DownReply;

/// Builds that break a rule, for tests that must notice it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wrong {
    /// Rules that the ring stop breaks; none by default.
    pub stop: ring_stop::model::Wrong,
    /// A line beat does not wait for a read of its way (R7).
    pub fill_does_not_wait: bool,
    /// A store or atomic enters the filter in the cycle of its lookup (R3).
    pub enters_at_lookup: bool,
}

/// Events of a cycle, for observers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Note {
    /// The miss that went to the ring.
    pub injected: Option<Fetched>,
    /// The line that became readable, and the lines that were invalidated.
    pub written: Write,
    /// See `written`.
    pub invalidated: Invalidate,
    /// The sector that was read for the ring.
    pub read: ring_stop::Read,
    /// A read of the core waited.
    pub core_waits: bool,
    /// The load in lookup is filtered.
    pub is_filtered: bool,
    /// The kind of the request in lookup, and whether it bypasses the cache.
    pub kind: u64,
    /// See `kind`.
    pub bypasses: bool,
    /// The miss queue was full at the beginning of the cycle.
    pub was_full: bool,
    /// Requests were offered at `down_request` by miss queue and ring.
    pub down: (bool, bool),
    /// Line beats were offered by the ring and by L2, and one of each kind passed.
    pub lines: (bool, bool),
    /// See `lines`.
    pub passed: Option<(bool, DownReply)>,
    /// A line beat waited for a read of a reserved way.
    pub fill_waited: bool,
    /// Of the reply of which a beat had passed, and not the last, whether it is the ring's.
    pub open: Option<bool>,
    /// The entry that an answer of the ring filled.
    pub hit: Option<usize>,
    /// The throttler's events.
    pub throttler: request_throttler::In,
    /// The filter was cleared.
    pub cleared: bool,
}
