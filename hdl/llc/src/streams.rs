//! The streams of a slice. They are alike upwards and downwards, so that slices, and an L1 above one,
//! fit each other.

use crate::Geometry;
use base::streams::{DownReply, DownRequest};
use signal::port::Beat;

pub use base::streams::{Counter, CounterBack, KIND_BITS, OPERATION_BITS};

/// The kinds of a request, as numbers: those of an L1, and one more.
pub mod kind {
    pub use base::streams::kind::{ATOMIC, LOAD, STORE};
    /// To a line as such: clean, flush, discard.
    pub const MAINTAIN: usize = 3;
    /// Their names.
    pub const NAMES: &[(&str, u64)] = &[("load", 0), ("store", 1), ("atomic", 2), ("maintain", 3)];
}

/// The kinds of a request that leaves a slice, which does a maintain itself.
mod below {
    pub use base::streams::kind::NAMES;
}

/// Actions of a maintain, as numbers of its `operation`; any other does nothing.
pub mod maintain {
    /// Dirty sectors are written back.
    pub const CLEAN: u64 = 0;
    /// The same, and the line is invalid.
    pub const FLUSH: u64 = 1;
    /// The line is invalid, dirty or not.
    pub const DISCARD: u64 = 2;
}

/// The classes of an identifier on the way down, as numbers of its top two bits.
pub mod class {
    /// The sectors of a line, for an MSHR entry.
    pub const LINE: u64 = 0;
    /// A dirty sector.
    pub const WRITE_BACK: u64 = 1;
    /// Performed in memory, which answers with the old value.
    pub const ATOMIC: u64 = 2;
}

signal::bundle! {
    /// A request to a slice.
    pub stream Request(config: &Geometry) {
        /// Kind of the request.
        kind: u64 as kind::NAMES = KIND_BITS,
        /// An atomic's operation, passed on as it is; a maintain's: 0 clean, 1 flush, 2 discard.
        operation: u64 = OPERATION_BITS,
        /// Line address.
        line: u64 = config.line_bits(),
        /// Sectors of the line: of a load any, at least one; of a store or atomic exactly one.
        sectors: u64 = config.sectors(),
        /// Bytes of the sector that a store writes; an atomic's are passed on as they are.
        byte_enable: u128 = config.sector_bytes(),
        /// The sector's new bytes; an atomic's are passed on as they are.
        data: Beat = config.beat_bits(),
        /// Number of the requester, which the reply carries.
        source: u64 = config.source_bits(),
        /// The requester's identifier, which the reply carries.
        id: u64 = config.id_bits(),
        /// The chip that asks, which the reply carries.
        chip: u64 = config.chip_bits() if config.has_chips(),
        /// The chip whose memory holds the line.
        home: u64 = config.chip_bits() if config.has_chips(),
    }
}

signal::bundle! {
    /// Beats of replies of a slice.
    pub stream Reply(config: &Geometry) {
        /// Number of the requester.
        source: u64 = config.source_bits(),
        /// Identifier of the request answered.
        id: u64 = config.id_bits(),
        /// Kind of the request answered.
        kind: u64 as kind::NAMES = KIND_BITS,
        /// Sector of the line; 0 for a store and a maintain.
        sector: u64 = config.sector_bits(),
        /// The sector's bytes; an atomic's old bytes; 0 for a store and a maintain.
        data: Beat = config.beat_bits(),
        /// No other beat of this reply follows.
        last: bool,
        /// The chip that asked.
        chip: u64 = config.chip_bits() if config.has_chips(),
    }
}

signal::bundle! {
    /// Requests to the next level.
    pub stream MemoryRequest(config: &Geometry) {
        /// Load of a line's sectors, store of a dirty sector, or an atomic passed on.
        kind: u64 as below::NAMES = KIND_BITS,
        /// An atomic's operation; 0 otherwise.
        operation: u64 = OPERATION_BITS,
        /// Line address.
        line: u64 = config.line_bits(),
        /// Sectors: of a load those wanted, else exactly one.
        sectors: u64 = config.sectors(),
        /// A write-back's dirty bytes; an atomic's as they came; 0 for a load.
        byte_enable: u128 = config.sector_bytes(),
        /// A write-back's dirty bytes, 0 for the others; an atomic's data as they came; 0 for a load.
        data: Beat = config.beat_bits(),
        /// Identifier that the reply carries: in its upper 2 bits the class (0 line, 1 write-back, 2
        /// atomic), below them the number of the entry of that class.
        id: u64 = config.memory_id_bits(),
        /// The chip whose memory holds the line.
        home: u64 = config.chip_bits() if config.has_chips(),
    }
}

signal::bundle! {
    /// Beats of replies of the next level.
    pub stream MemoryReply(config: &Geometry) {
        /// The identifier of the request answered.
        id: u64 = config.memory_id_bits(),
        /// The kind of the request answered.
        kind: u64 as below::NAMES = KIND_BITS,
        /// Sector of the line; anything for a store.
        sector: u64 = config.sector_bits(),
        /// The sector's bytes; an atomic's old bytes; anything for a store.
        data: Beat = config.beat_bits(),
        /// No other beat of this reply follows.
        last: bool,
    }
}

signal::bundle! {
    /// Events in the cycle before, for counters and policies.
    pub bundle Events {
        /// A load found its sectors readable, or a store its line.
        hit: bool,
        /// A load joined a line in flight.
        hit_pending: bool,
        /// A load asked for sectors, or a store took a way.
        miss: bool,
        /// An atomic went down.
        atomic: bool,
        /// A request was in lookup, and nothing was done for it.
        wait: bool,
        /// A line was evicted.
        evict: bool,
        /// A dirty sector was read to be written back.
        write_back: bool,
        /// The last beat of a line was written.
        fill: bool,
    }
}

impl Events {
    /// The events in the order of their counters.
    pub const NAMES: [&str; 8] =
        ["hit", "hit_pending", "miss", "atomic", "wait", "evict", "write_back", "fill"];

    /// Width of a counter's number.
    pub const INDEX_BITS: usize = 3;

    /// A bit each, in this order.
    pub fn bits(&self) -> [bool; 8] {
        let Events { hit, hit_pending, miss, atomic, wait, evict, write_back, fill } = *self;
        [hit, hit_pending, miss, atomic, wait, evict, write_back, fill]
    }
}

signal::bundle! {
    /// The line that was evicted.
    pub bundle Evict(config: &Geometry) {
        /// Its address.
        line: u64 = config.line_bits(),
    }
}

impl Request {
    /// Its sector, of a request that has one.
    pub fn sector(&self) -> u64 {
        u64::from(self.sectors.trailing_zeros())
    }
}

impl MemoryRequest {
    /// The same, with 0 for the bytes that a write-back does not write.
    #[must_use]
    pub fn with_enabled_bytes(mut self) -> MemoryRequest {
        if self.kind == kind::STORE as u64 {
            for (place, limb) in self.data.iter_mut().enumerate() {
                let enabled = (0..8).filter(|byte| self.byte_enable >> (8 * place + byte) & 1 == 1);
                *limb &= enabled.fold(0, |mask, byte| mask | 0xff << (8 * byte));
            }
        }
        self
    }
}

/// A slice's request to another slice below it, which knows it as source 0.
impl From<MemoryRequest> for Request {
    fn from(down: MemoryRequest) -> Request {
        let MemoryRequest { valid, kind, operation, line, sectors, byte_enable, data, id, home } =
            down;
        let (source, chip) = (0, 0);
        Request { valid, kind, operation, line, sectors, byte_enable, data, source, id, chip, home }
    }
}

/// An L1's request to a slice.
impl From<DownRequest> for Request {
    fn from(down: DownRequest) -> Request {
        let DownRequest { valid, kind, operation, line, sectors, byte_enable, data, source, id } =
            down;
        let (chip, home) = (0, 0);
        Request { valid, kind, operation, line, sectors, byte_enable, data, source, id, chip, home }
    }
}

/// A slice's answer to an L1.
impl From<Reply> for DownReply {
    fn from(reply: Reply) -> DownReply {
        let Reply { valid, id, kind, sector, data, last, .. } = reply;
        DownReply { valid, id, kind, sector, data, last }
    }
}

/// A slice's answer to one above it.
impl From<Reply> for MemoryReply {
    fn from(reply: Reply) -> MemoryReply {
        let Reply { valid, id, kind, sector, data, last, .. } = reply;
        MemoryReply { valid, id, kind, sector, data, last }
    }
}
