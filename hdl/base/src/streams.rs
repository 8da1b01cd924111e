//! The streams of an L1 cache, to its core and to the next level, and what it says of itself.

use crate::Geometry;
use signal::port::Beat;

/// The kinds of a request, as numbers.
pub mod kind {
    /// Reads sectors; replied by a beat each.
    pub const LOAD: usize = 0;
    /// Writes bytes of one sector; acknowledged by one beat.
    pub const STORE: usize = 1;
    /// Read-modify-write of one sector in L2.
    pub const ATOMIC: usize = 2;
    /// Names of the values in Verilog comments and reports.
    pub const NAMES: &[(&str, u64)] = &[("load", 0), ("store", 1), ("atomic", 2)];
}

/// The five statuses of a request, as numbers (`ics15` §4.2).
pub mod status {
    /// The line is readable.
    pub const HIT: usize = 0;
    /// The line is in flight.
    pub const HIT_PENDING: usize = 1;
    /// The line is neither.
    pub const MISS: usize = 2;
    /// The request bypasses the cache.
    pub const BYPASS: usize = 3;
    /// Nothing changed; the core retries the request.
    pub const RESERVATION_FAIL: usize = 4;
    /// Names of the values in Verilog comments and reports.
    pub const NAMES: &[(&str, u64)] =
        &[("hit", 0), ("hit_pending", 1), ("miss", 2), ("bypass", 3), ("reservation_fail", 4)];
}

/// Width of a request's kind.
pub const KIND_BITS: usize = 2;
/// Width of an atomic's operation.
pub const OPERATION_BITS: usize = 4;
/// Width of a status.
pub const STATUS_BITS: usize = 3;
/// Width of a core's number in a request to the next level.
pub const SOURCE_BITS: usize = 8;

signal::bundle! {
    /// Request of a core.
    pub stream CoreRequest(geometry: &Geometry) {
        /// Kind of the request.
        kind: u64 as kind::NAMES = KIND_BITS,
        /// An atomic's operation; passed on as it is, for loads and stores too.
        operation: u64 = OPERATION_BITS,
        /// Line address.
        line: u64 = geometry.line_bits(),
        /// Sectors of the line; exactly one for a store or an atomic.
        sectors: u64 = geometry.sectors(),
        /// Bytes of the sector that a store writes; passed on as it is.
        byte_enable: u128 = geometry.sector_bytes(),
        /// The sector's new bytes; passed on as it is.
        data: Beat = geometry.beat_bits(),
        /// A direct request: not to be answered from, or kept in, this cache.
        bypass_l1: bool,
        /// Identifier, which the replies return; until the last beat of its reply no other request has it.
        id: u64 = geometry.id_bits(),
    }
}

signal::bundle! {
    /// Outcome of the request that was accepted in the cycle before.
    pub flow CoreStatus(geometry: &Geometry) {
        /// Its identifier.
        id: u64 = geometry.id_bits(),
        /// Outcome of the request in lookup.
        word: u64 as status::NAMES = STATUS_BITS,
    }
}

signal::bundle! {
    /// Beats of replies to a core.
    pub stream CoreReply(geometry: &Geometry) {
        /// Identifier of the request answered.
        id: u64 = geometry.id_bits(),
        /// Sector of the line; 0 for a store.
        sector: u64 = geometry.sector_bits(),
        /// The sector's bytes; an atomic's old bytes; 0 for a store.
        data: Beat = geometry.beat_bits(),
        /// No other beat of this reply follows.
        last: bool,
    }
}

signal::bundle! {
    /// Requests to the next level.
    pub stream DownRequest(geometry: &Geometry) {
        /// Kind of the request.
        kind: u64 as kind::NAMES = KIND_BITS,
        /// The core's operation; it means something for an atomic alone.
        operation: u64 = OPERATION_BITS,
        /// Line address.
        line: u64 = geometry.line_bits(),
        /// Sectors wanted or written: all of them for a miss, else the core's.
        sectors: u64 = geometry.sectors(),
        /// The core's bytes to be written.
        byte_enable: u128 = geometry.sector_bytes(),
        /// The core's new bytes.
        data: Beat = geometry.beat_bits(),
        /// Number of the core.
        source: u64 = SOURCE_BITS,
        /// Identifier that the reply carries, different from that of every request of this `source` in
        /// flight. The top bit is set, and the requester's identifier below it, for a direct request; else it
        /// is the number of the MSHR entry.
        id: u64 = geometry.down_id_bits(),
    }
}

signal::bundle! {
    /// Beats of replies of the next level.
    pub stream DownReply(geometry: &Geometry) {
        /// The identifier of the request answered. `ready` depends on it while `valid` is false too: no x, then.
        id: u64 = geometry.down_id_bits(),
        /// The kind of the request answered.
        kind: u64 as kind::NAMES = KIND_BITS,
        /// Sector of the line; anything for a store.
        sector: u64 = geometry.sector_bits(),
        /// The sector's bytes; anything for a store.
        data: Beat = geometry.beat_bits(),
        /// No other beat of this reply follows.
        last: bool,
    }
}

signal::bundle! {
    /// Events in a cycle, for counters and policies.
    pub bundle Events {
        /// The status is `hit`.
        hit: bool,
        /// The status is `hit_pending`.
        hit_pending: bool,
        /// The status is `miss`.
        miss: bool,
        /// The status is `bypass`.
        bypass: bool,
        /// The status is `reservation_fail`.
        reservation_fail: bool,
        /// A readable line becomes invalid.
        evict: bool,
        /// The last beat of a line is written.
        fill: bool,
    }
}

signal::bundle! {
    /// The line that becomes invalid.
    pub bundle Evict(geometry: &Geometry) {
        /// Its address.
        line: u64 = geometry.line_bits(),
    }
}

signal::bundle! {
    /// The port that reads counters, by their widths of index and value.
    pub bundle Counter(widths: (usize, usize)) {
        /// The counter to show.
        index: u64 = widths.0,
        /// Its value.
        back value: u64 = widths.1,
    }
}

impl CoreRequest {
    /// Its sector, of a request that has one.
    pub fn sector(&self) -> u64 {
        u64::from(self.sectors.trailing_zeros())
    }
}

/// The core's identifier in the identifier of a request sent down for it.
impl From<DownRequest> for CoreRequest {
    fn from(down: DownRequest) -> CoreRequest {
        let DownRequest { valid, kind, operation, line, sectors, byte_enable, data, id, .. } = down;
        let bypass_l1 = false;
        CoreRequest { valid, kind, operation, line, sectors, byte_enable, data, bypass_l1, id }
    }
}
