//! The ports.

use super::Config;
pub use crate::request_stop::{Miss, Request, Unserved};
pub use crate::response_stop::{Fill, Response};
pub use crate::shadow_tags::{Invalidate, Write};
use signal::port::Beat;

signal::bundle! {
    /// A sector that is read of the L1's data array.
    pub flow Read(config: &Config) {
        /// Set of its line.
        set: u64 = config.tags().set_bits(),
        /// Way that holds the line.
        way: u64 = config.tags().way_bits(),
        /// Number of the sector in the line.
        sector: u64 = config.sector_bits(),
    }
}

signal::bundle! {
    /// A line of the local L1 goes to another core.
    pub flow Served(config: &Config) {
        /// Number of that core.
        core: u64 = config.core_bits(),
    }
}

signal::bundle! {
    /// The line of a foreign request at ReqQ's head.
    pub flow Query(config: &Config) {
        /// Line address.
        line: u64 = config.requests().line_bits(),
    }
}

signal::bundle! {
    /// The local L1 waits for that line.
    pub flow Pending(config: &Config) {
        /// Number of the MSHR entry that waits.
        entry: u64 = config.requests().entry_bits(),
        /// Way that it has reserved.
        way: u64 = config.tags().way_bits(),
    }
}

signal::bundle! {
    /// An event of an MSHR entry.
    pub flow EntryEvent(config: &Config) {
        /// Number of the entry.
        entry: u64 = config.requests().entry_bits(),
    }
}

signal::ports! {
    rtl super::rtl::RingStop(config: &Config);

    /// Number of this core: 0 to `cores` less one.
    in core: u64 = config.core_bits(),
    /// Load misses that are to go round.
    in stream inject: Miss = config.requests(),
    /// Requests from the core before.
    in stream request_passing: Request = config.requests(),
    /// Requests to the core after.
    out stream request_next: Request = config.requests(),
    /// Local requests for L2.
    out stream unserved: Unserved = config.requests(),
    /// Beats from the core after.
    in stream response_passing: Response = config.responses(),
    /// Beats to the core before.
    out stream response_next: Response = config.responses(),
    /// Beats for the local L1.
    out stream fill: Fill = config.responses(),
    /// A line that becomes readable in the L1.
    in write: Write = config.tags(),
    /// Lines that the L1 invalidates.
    in invalidate: Invalidate = config.tags(),
    /// The array's read port has this sector to read in this cycle.
    out read: Read = config,
    /// The sector that was read in the cycle before.
    in read_data: Beat = config.responses().beat_bits(),
    /// A read of the core waits for the array.
    in core_waits: bool,
    /// The first sector of a line is read for another core.
    out served: Served = config,
    /// A local request came home without an answer.
    out round_trip: bool,
    /// A local request did not get onto the ring.
    out timed_out: bool,
    /// No local request is in CB or waits for L2.
    out idle: bool,
    /// The line of a foreign request that is decided on.
    out query: Query = config if config.parks(),
    /// The local L1 waits for that line.
    in pending: Pending = config if config.parks(),
    /// The last beat of the line of a pending entry is written.
    in filled: EntryEvent = config if config.parks(),
    /// Number of the MSHR entry that is woken; any where none is.
    in woken_entry: u64 = config.requests().entry_bits() if config.parks(),
    /// A parked request waits for the line of that entry.
    out holds: bool if config.parks(),
}
