//! The ports.

use super::Config;
use crate::streams::{Counter, Events, Evict, MemoryReply, MemoryRequest, Reply, Request};

signal::ports! {
    shared(config: &Config);

    /// Requests of cores.
    in stream request: Request = config,
    /// Beats of answers.
    out stream reply: Reply = config,
    /// Requests to the next level.
    out stream memory_request: MemoryRequest = config,
    /// Its answers; every beat is taken in the cycle in which it is offered.
    in stream memory_reply: MemoryReply = config,
    /// Write every dirty sector back to the next level, which is not flushed by it, and make every line invalid; may
    /// rise and fall at any time. Behind an `atomic_buffer` it is that one's `flush` and `flushed`, both true.
    in flush: bool,
    /// The flush is done; stays until `flush` has fallen: if that was in the walk, for one cycle, in which
    /// requests are accepted, and not at all if it was before.
    out flushed: bool,
    /// Nothing is held but lines.
    out idle: bool,
    /// Events in the cycle before.
    out event: Events,
    /// The line that was evicted.
    out evict: Evict [when event.evict] = config,
    /// The counters' reading port.
    in exchange counter: Counter = (Events::INDEX_BITS, config.counter_bits()),
}
