//! The ports: those of memory are the slice's streams or AXI4's channels.

use super::Config;
use crate::axi4_memory::ports::{Burst, Fault, ReadBeat, WriteBeat, WriteResponse};
use crate::streams::{Counter, Events, Evict, MemoryReply, MemoryRequest, Reply, Request};

signal::ports! {
    rtl super::rtl::LlcBank(config: &Config);

    /// Requests of cores.
    in stream request: Request = config.port(),
    /// Beats of answers.
    out stream reply: Reply = config.port(),
    /// Requests to the next level, which serves those that share a sector in their order.
    out stream memory_request: MemoryRequest = config.port() if !config.has_axi(),
    /// Its answers; every beat is taken in the cycle in which it is offered.
    in stream memory_reply: MemoryReply = config.port() if !config.has_axi(),
    /// AXI4's addresses of reads.
    out stream ar: Burst = config.axi() if config.has_axi(),
    /// AXI4's data of reads.
    in stream r: ReadBeat = config.axi() if config.has_axi(),
    /// AXI4's addresses of writes.
    out stream aw: Burst = config.axi() if config.has_axi(),
    /// AXI4's data of writes.
    out stream w: WriteBeat = config.axi() if config.has_axi(),
    /// AXI4's answers to writes: each comes when the memory has the write.
    in stream b: WriteResponse = config.axi() if config.has_axi(),
    /// An error that AXI reported.
    out error: Fault = config.axi() if config.has_axi(),
    /// Write every dirty sector to memory, the atomic buffer's first, and make every line invalid; may rise and fall at
    /// any time.
    in flush: bool,
    /// The flush is done, and memory has acknowledged every write; stays until `flush` has fallen.
    out flushed: bool,
    /// Nothing is held but lines of the slice, and nothing is in flight.
    out idle: bool,
    /// An atomic was performed in the cycle before.
    out performed: bool if config.has_buffer(),
    /// Events in the slice in the cycle before.
    out event: Events,
    /// The line that was evicted from it.
    out evict: Evict [when event.evict] = config.port(),
    /// The port that reads the slice's counters.
    in exchange counter: Counter = (Events::INDEX_BITS, config.port().counter_bits()),
}
