//! The ports: those of an L1 cache towards its core, of a scatter bypass, and of a bank's core.

use super::Config;
use crate::coalescer::{Config as Coalesced, Sectors, Warp};
use crate::streams::{Forward, Message, Reply};
use base::streams::{CoreReply, CoreRequest, CoreStatus, Counter, DownReply, Events, Evict};

signal::bundle! {
    /// The identifier of a warp's next line.
    pub stream Ticket(config: &Config) {
        /// Identifier of the load, different from that of every unanswered request of this core.
        id: u64 = config.l1().id_bits(),
    }
}

signal::bundle! {
    /// The decision on a warp's load.
    pub flow Decided {
        /// The number of its distinct lines: 0 to 32.
        unique: u64 = Coalesced::COUNT_BITS,
        /// The request bypasses the L1.
        bypass: bool,
    }
}

signal::bundle! {
    /// A warp's line that is looked up for the first time.
    pub flow WarpLine(config: &Config) {
        /// Its line address.
        address: u64 = config.l1().line_bits(),
        /// Its sectors, bit i for sector i.
        sectors: u64 = config.l1().sectors(),
        /// Last line of the warp.
        last: bool,
        /// Its warp's load bypasses the L1.
        bypass: bool,
        /// Its identifier.
        id: u64 = config.l1().id_bits(),
    }
}

signal::bundle! {
    /// Events for remote cores and the tracker in the cycle before.
    pub bundle NodeEvents {
        /// The line of a forward was readable.
        answered: bool,
        /// The line of a forward was not.
        nacked: bool,
        /// The message of a victim left for its bank.
        removed: bool,
        /// A line that was refused was retried.
        retried: bool,
    }
}

signal::ports! {
    shared(config: &Config);

    /// Warps that the core has scheduled: 0 to 64; 0 counts as 1.
    in active_warps: u64 = crate::scatter_bypass::Config::WARP_BITS,
    /// A load of a warp.
    in stream warp: Warp,
    /// Sector address of a lane, its byte address divided by `sector_bytes`; that of an inactive lane means nothing.
    in warp_sector: Sectors = config.scatter().coalescer().sector_bits(),
    /// The decision on a warp's load, in the cycle before its first line.
    out decision: Decided,
    /// Identifiers for the lines of warps, in the order of the lines.
    in stream ticket: Ticket = config,
    /// The line that took a ticket in the cycle before.
    out line: WarpLine = config,
    /// Requests of the core itself, besides its warps.
    in stream core_request: CoreRequest = config.l1(),
    /// Outcome of a request, or of a warp's line that was not refused.
    out core_status: CoreStatus = config.l1(),
    /// Beats to the core.
    out stream core_reply: CoreReply = config.l1(),
    /// Messages to the banks, in order.
    out stream message: Message = config.port(),
    /// Beats of L2 and of other cores.
    in stream down_reply: DownReply = config.l1(),
    /// A load of another core.
    in stream forward: Forward = config.port(),
    /// Beats that answer forwards.
    out stream answer: Reply = config.port(),
    /// A forward whose line is not readable here.
    out stream nack: Forward = config.port(),
    /// Empty the cache. May rise and fall at any time; a cluster holds it until every node outputs `flushed`.
    in flush: bool,
    /// The cache is empty; stays until `flush` has fallen: if that was in the walk, for one cycle, in which
    /// requests are accepted, and not at all if it was before.
    out flushed: bool,
    /// Events in the cycle before.
    out event: Events,
    /// The line that became invalid in the cycle before.
    out evict: Evict [when event.evict] = config.l1(),
    /// Events for remote cores and the tracker in the cycle before.
    out tracker: NodeEvents,
    /// The counters' reading port.
    in exchange counter: Counter = (Config::COUNTER_INDEX_BITS, config.l1().counter_bits()),
}
