//! The ports: what comes from the NoC and goes to it, memory, levels, and what the chip's monitor counts.

use super::Config;
use llc::Geometry;
use llc::streams::{Counter, Events, KIND_BITS, MemoryReply, Reply, Request, kind};
use signal::port::Beat;

pub use signal::port::Ready;

signal::bundle! {
    /// A beat of a reply to the NoC.
    pub stream TileReply(config: &Geometry) {
        /// Number of the requester.
        source: u64 = config.source_bits(),
        /// Identifier of the request answered.
        id: u64 = config.id_bits(),
        /// Kind of the request answered.
        kind: u64 as kind::NAMES = KIND_BITS,
        /// Sector of the line.
        sector: u64 = config.sector_bits(),
        /// The sector's bytes.
        data: Beat = config.beat_bits(),
        /// No other beat of this reply follows.
        last: bool,
        /// The chip that asked.
        chip: u64 = config.chip_bits() if config.has_chips(),
        /// The reply is for that chip's slice of this number, `source` and `id` being the slice's identifier;
        /// else for an SM.
        to_slice: bool,
    }
}

signal::bundle! {
    /// A request that the slice takes under memory-side.
    pub flow Arrival(config: &Geometry) {
        /// The chip that asks.
        chip: u64 = config.chip_bits() if config.has_chips(),
        /// Line address.
        line: u64 = config.line_bits(),
        /// Sectors of the line.
        sectors: u64 = config.sectors(),
    }
}

signal::ports! {
    rtl super::rtl::SacTile(config: &Config);

    /// The organisation is SM-side.
    in sm_side: bool,
    /// Write everything back and make every line invalid.
    in flush: bool,
    /// The flush is done.
    out flushed: bool,
    /// The slice is idle, and the queues of the bypass are empty.
    out idle: bool,
    /// Number of this chip, below `chips`; it never changes.
    in chip: u64 = config.port().chip_bits() if config.has_chips(),
    /// Number of this slice, below `slices`; it never changes.
    in slice: u64 = config.route().slice_bits(),
    /// Requests of the chip's SMs.
    in stream local: Request = config.port(),
    /// Requests from inter-chip links.
    in stream link: Request = config.port(),
    /// Requests of the slice to other chips' memories; the identifier is spread over `source` and `id`.
    out stream link_out: Request = config.port(),
    /// Replies to them.
    in stream remote_reply: MemoryReply = &config.slice(),
    /// Replies to SMs and to other chips' slices.
    out stream reply: TileReply = config.port(),
    /// Requests to this chip's memory.
    out stream memory: Request = &config.memory(),
    /// Its answers.
    in stream memory_reply: Reply = &config.memory(),
    /// A request arrives under memory-side.
    out arrival: Arrival = config.port(),
    /// In the cycle before a lookup of a request that arrived hit.
    out lookup_hit: bool,
    /// In the cycle before an atomic was performed in front of the slice.
    out atomic_hit: bool,
    /// Events in the slice in the cycle before.
    out event: Events,
    /// The slice's counters.
    in exchange counter: Counter = (Events::INDEX_BITS, config.slice().counter_bits()),
}
