//! The ports: those of an L1 cache, the mode, and what a request's status shows of the tag store.

use super::Config;
use base::event_counters::EventCounters;
use base::streams::{
    CoreReply, CoreRequest, CoreStatus, Counter, DownReply, DownRequest, Events, Evict, SOURCE_BITS,
};

signal::bundle! {
    /// A line's tag entry.
    pub bundle Entry(config: &Config) {
        /// There was a request, and its line has a tag entry.
        valid: bool,
        /// The entry's RC.
        rc: u64 [when valid] = config.rc_bits(),
        /// The entry has a position.
        committed: bool [when valid],
        /// Position of the line.
        position: u64 [when committed] = config.position_bits(),
    }
}

signal::ports! {
    rtl super::rtl::DecoupledL1d(config: &Config);

    /// Loads, stores and atomics of the core.
    in stream core_request: CoreRequest = config.data(),
    /// Outcome of the request in lookup.
    out core_status: CoreStatus = config.data(),
    /// Beats to the core.
    out stream core_reply: CoreReply = config.data(),
    /// Requests to the next level.
    out stream down_request: DownRequest = config.data(),
    /// Its answers.
    in stream down_reply: DownReply = config.data(),
    /// Number of this core, constant: the value of `down_request_source`.
    in core_number: u64 = SOURCE_BITS,
    /// The baseline L1 from the next cycle on.
    in baseline: bool,
    /// The entry of the line that was looked up in the cycle before, after the request.
    out entry: Entry = config,
    /// Free_Line of its set after the request; 0 where there was none.
    out free_lines: u64 = config.free_lines_bits(),
    /// The gated tag ways, a bit each.
    out gated_ways: u64 = config.tag_ways(),
    /// Empty the cache; may rise and fall at any time.
    in flush: bool,
    /// The cache is empty; stays until `flush` has fallen: if that was in the walk, for one cycle, in which
    /// requests are accepted, and not at all if it was before.
    out flushed: bool,
    /// Events in the cycle before.
    out event: Events,
    /// The line that became invalid in it.
    out evict: Evict [when event.evict] = config.data(),
    /// The counters' reading port.
    in exchange counter: Counter = (EventCounters::INDEX_BITS, config.data().counter_bits()),
}
