//! The ports.

use super::Config;
use crate::streams::{MemoryReply, MemoryRequest};

signal::ports! {
    rtl super::rtl::LineOrder(config: &Config);

    /// Requests of a slice to the next level.
    in stream request: MemoryRequest = config,
    /// Replies to it.
    out stream reply: MemoryReply = config,
    /// Requests in an order that keeps each line's.
    out stream memory_request: MemoryRequest = config,
    /// Its answers.
    in stream memory_reply: MemoryReply = config,
    /// Nothing is unanswered.
    out idle: bool,
}
