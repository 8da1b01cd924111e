//! The ports.

use super::Config;
use crate::streams::{Reply, Request};
use llc::streams::{Counter, Events, Evict, MemoryReply, MemoryRequest};

signal::ports! {
    shared(config: &Config);

    /// Requests of cores.
    in stream request: Request = config.port(),
    /// Beats of answers.
    out stream reply: Reply = config.port(),
    /// Loads of sectors, write-backs and atomics to the next level.
    out stream memory_request: MemoryRequest = &config.slice(),
    /// Its answers; every beat is taken in the cycle in which it is offered.
    in stream memory_reply: MemoryReply = &config.slice(),
    /// Write every dirty sector back and make every line invalid; may rise and fall at any time.
    in flush: bool,
    /// The flush is done; stays until `flush` has fallen, and does not come if that was before.
    out flushed: bool,
    /// No request is unanswered, and nothing is in flight.
    out idle: bool,
    /// An atomic was performed in the cycle before.
    out performed: bool,
    /// Events in the slice in the cycle before.
    out event: Events,
    /// The line that was evicted from it.
    out evict: Evict [when event.evict] = &config.slice(),
    /// The port that reads the slice's counters.
    in exchange counter: Counter = (Events::INDEX_BITS, config.slice().counter_bits()),
}
