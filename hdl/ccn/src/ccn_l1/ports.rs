//! The ports: those of an L1 cache, those of its stop on the rings, and the throttler's.

use super::Config;
use crate::request_throttler::PHASES;
pub use crate::ring_stop::{Request, Response};
use base::streams::{
    CoreReply, CoreRequest, CoreStatus, Counter, DownReply, DownRequest, Events, Evict, SOURCE_BITS,
};

signal::bundle! {
    /// Ring events of the previous cycle.
    pub bundle RingEvents(config: &Config) {
        /// A load miss entered CB.
        inject: bool,
        /// A load miss went to L2 since the core may have stored to its line.
        filtered: bool,
        /// A local request did not get onto the ring, and goes to L2.
        timed_out: bool,
        /// A local request came home without an answer, and goes to L2.
        round_trip: bool,
        /// The last beat of another core's answer was written.
        hit: bool,
        /// The first sector of a line was read for another core.
        served: bool,
        /// Number of that core.
        served_core: u64 [when served] = config.stop().core_bits(),
    }
}

signal::ports! {
    rtl super::rtl::CcnL1(config: &Config);

    /// Requests of the core.
    in stream core_request: CoreRequest = config.l1(),
    /// Status of the accepted request.
    out core_status: CoreStatus = config.l1(),
    /// Beats to the core.
    out stream core_reply: CoreReply = config.l1(),
    /// Requests to the next level.
    out stream down_request: DownRequest = config.l1(),
    /// The next level's answers.
    in stream down_reply: DownReply = config.l1(),
    /// Requests from the core before.
    in stream request_passing: Request = config.stop().requests(),
    /// Requests to the core after.
    out stream request_next: Request = config.stop().requests(),
    /// Beats from the core after.
    in stream response_passing: Response = config.stop().responses(),
    /// Beats to the core before.
    out stream response_next: Response = config.stop().responses(),
    /// Number of this core, below `cores`; constant.
    in core_number: u64 = SOURCE_BITS,
    /// Instructions that the core retires, 0 to 15; with `epoch_unit = "cycles"` one bit: this cycle counts.
    in retired: u64 = config.retired_bits() if config.throttler().is_some(),
    /// Where the throttler is in its epoch.
    out phase: u64 as PHASES = 2 if config.throttler().is_some(),
    /// Requests that entered in its window ("N_total").
    out n_total: u64 = config.sample_bits() if config.throttler().is_some(),
    /// Those of them that another core answered in the window ("N_hits").
    out n_hits: u64 = config.sample_bits() if config.throttler().is_some(),
    /// Empty the cache. May rise and fall at any time; a cluster holds it until every node outputs `flushed`.
    in flush: bool,
    /// The cache is empty; stays until `flush` has fallen: if that was in the walk, for one cycle, in which
    /// requests are accepted, and not at all if it was before.
    out flushed: bool,
    /// Events of the previous cycle.
    out event: Events,
    /// The line that became invalid in the cycle before.
    out evict: Evict [when event.evict] = config.l1(),
    /// Ring events of the previous cycle.
    out ccn: RingEvents = config,
    /// The counters' reading port.
    in exchange counter: Counter = (Config::COUNTER_INDEX_BITS, config.l1().counter_bits()),
}
