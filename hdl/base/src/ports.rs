//! The ports of an L1 cache by itself. Designs that have others besides, or instead, give the golden model, the
//! stimulus and the checks these ports.

use crate::Geometry;
use crate::event_counters::EventCounters;
use crate::streams::{
    CoreReply, CoreRequest, CoreStatus, Counter, DownReply, DownRequest, Events, Evict, SOURCE_BITS,
};

signal::ports! {
    shared(geometry: &Geometry);

    /// Loads, stores and atomics of the core.
    in stream core_request: CoreRequest = geometry,
    /// Outcome of the request that was accepted in the cycle before.
    out core_status: CoreStatus = geometry,
    /// Beats to the core.
    out stream core_reply: CoreReply = geometry,
    /// Requests to the next level.
    out stream down_request: DownRequest = geometry,
    /// The next level's answers.
    in stream down_reply: DownReply = geometry,
    /// Number of this core, constant: the value of `down_request_source`.
    in core_number: u64 = SOURCE_BITS,
    /// Empty the cache; may rise and fall at any time.
    in flush: bool,
    /// The cache is empty; stays until `flush` has fallen: if that was in the walk, for one cycle, in which
    /// requests are accepted, and not at all if it was before.
    out flushed: bool,
    /// Events in the cycle before.
    out event: Events,
    /// The line that became invalid in the cycle before.
    out evict: Evict [when event.evict] = geometry,
    /// The counters' reading port.
    in exchange counter: Counter = (EventCounters::INDEX_BITS, geometry.counter_bits()),
}
