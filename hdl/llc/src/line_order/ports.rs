//! The ports.

use super::Config;
use crate::streams::{MemoryReply, MemoryRequest};

signal::ports! {
    rtl super::rtl::LineOrder(config: &Config);

    /// What a slice asks of the next level.
    in stream request: MemoryRequest = config,
    /// What it is answered.
    out stream reply: MemoryReply = config,
    /// Requests to the memory.
    out stream memory_request: MemoryRequest = config,
    /// Its answers.
    in stream memory_reply: MemoryReply = config,
    /// Nothing is unanswered.
    out idle: bool,
}
