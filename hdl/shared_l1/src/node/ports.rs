//! The ports, cycle by cycle.

use super::Config;
use crate::chunk_receiver::HomePacket;
use crate::chunker::Packet;
use crate::dyneb::{PHASE_BITS, PHASES};
use crate::streams::{HomeRequest, HomeStatus, RemoteRequest};
use base::streams::{
    CoreReply, CoreRequest, CoreStatus, Counter, DownReply, DownRequest, Events, Evict,
};

signal::ports! {
    rtl super::rtl::SharedL1(config: &Config);

    /// Requests of the core; with `bypass_l1` it is not answered from, or kept in, any L1.
    in stream core_request: CoreRequest = config.core(),
    /// Outcome of the request in lookup.
    out core_status: CoreStatus = config.core(),
    /// Beats to the core.
    out stream core_reply: CoreReply = config.core(),
    /// Requests that leave for homes; `remote_request_out_source` is `core_number`.
    out stream remote_request_out: HomeRequest = config,
    /// Requests of other cores.
    in stream remote_in: RemoteRequest = config,
    /// Outcome of the request in lookup.
    out home_status: HomeStatus = config,
    /// Requests to L2; R11 says what `l2_out_id` is.
    out stream l2_out: DownRequest = config.l1(),
    /// Beats of its replies.
    in stream l2_in: DownReply = config.l1(),
    /// Beats of packets to other cores; a header's bytes are 0.
    out stream remote_out: Packet = config.chunker(),
    /// Beats of homes' packets.
    in stream remote_reply_in: HomePacket = config.receiver(),
    /// Number of this core, below `cores`; constant.
    in core_number: u64 = config.core_number_bits(),
    /// Empty the cache. May rise and fall at any time; a cluster holds it until every node outputs `flushed`.
    in flush: bool,
    /// The cache is empty; stays until `flush` has fallen: if that was in the walk, for one cycle, in which
    /// requests are accepted, and not at all if it was before.
    out flushed: bool,
    /// State of `dyneb`.
    out phase: u64 as PHASES = PHASE_BITS,
    /// Even sets are treated as shared.
    out even_sets_shared: bool,
    /// Odd sets are treated as shared.
    out odd_sets_shared: bool,
    /// A decision of `dyneb` takes effect in this cycle.
    out decision_valid: bool,
    /// True if the decision is for shared mode, false for private.
    out decision_shared: bool [when decision_valid],
    /// Events of `core_status` and of lines.
    out event: Events,
    /// The line that becomes invalid by a request.
    out evict: Evict [when event.evict] = config.core(),
    /// The counters' reading port.
    in exchange counter: Counter = Config::COUNTER_WIDTHS,
}
