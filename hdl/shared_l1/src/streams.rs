//! The streams between nodes, beside the packets of [`chunker`](crate::chunker).

use crate::node::Config;
use base::streams::{CoreRequest, KIND_BITS, OPERATION_BITS, STATUS_BITS, status};
use signal::port::Beat;

/// The kinds of a request between nodes, as numbers.
pub mod remote_kind {
    /// Answered with data.
    pub const LOAD: u64 = 0;
    /// Answered with an acknowledgement.
    pub const STORE: u64 = 1;
    /// Answered with the old value.
    pub const ATOMIC: u64 = 2;
    /// A load that the home does not answer from its L1, nor keeps there: its core gave `bypass_l1`.
    pub const DIRECT_LOAD: u64 = 3;
    /// Their names.
    pub const NAMES: &[(&str, u64)] =
        &[("load", LOAD), ("store", STORE), ("atomic", ATOMIC), ("direct_load", DIRECT_LOAD)];
}

signal::bundle! {
    /// Requests that leave for homes.
    pub stream HomeRequest(config: &Config) {
        /// Number of the core that the request is sent to.
        home: u64 = config.core_number_bits(),
        /// Kind of the request.
        kind: u64 as remote_kind::NAMES = KIND_BITS,
        /// An atomic's operation.
        operation: u64 = OPERATION_BITS,
        /// Line address.
        line: u64 = config.core().line_bits(),
        /// Sectors wanted or written.
        sectors: u64 = config.core().sectors(),
        /// Bytes of the sector that a store writes.
        byte_enable: u128 = config.core().sector_bytes(),
        /// The sector's new bytes.
        data: Beat = config.core().beat_bits(),
        /// Number of the core that asks.
        source: u64 = config.core_number_bits(),
        /// Its identifier of the request.
        id: u64 = config.id_bits(),
    }
}

signal::bundle! {
    /// Requests of other cores, to lines whose home this core is.
    pub stream RemoteRequest(config: &Config) {
        /// Kind of the request.
        kind: u64 as remote_kind::NAMES = KIND_BITS,
        /// An atomic's operation.
        operation: u64 = OPERATION_BITS,
        /// Line address.
        line: u64 = config.core().line_bits(),
        /// Sectors of the line; exactly one for a store or an atomic.
        sectors: u64 = config.core().sectors(),
        /// Bytes of the sector that a store writes.
        byte_enable: u128 = config.core().sector_bytes(),
        /// The sector's new bytes.
        data: Beat = config.core().beat_bits(),
        /// Number of the core that asks.
        source: u64 = config.core_number_bits(),
        /// Its identifier of the request.
        id: u64 = config.id_bits(),
    }
}

signal::bundle! {
    /// Outcome of another core's request in the cycle of its lookup.
    pub flow HomeStatus(config: &Config) {
        /// Number of the core that asks.
        core: u64 = config.core_number_bits(),
        /// Its identifier of the request.
        id: u64 = config.id_bits(),
        /// Outcome of the request in lookup.
        word: u64 as status::NAMES = STATUS_BITS,
    }
}

/// A request as it arrives at its home.
impl From<HomeRequest> for RemoteRequest {
    fn from(request: HomeRequest) -> RemoteRequest {
        let HomeRequest { valid, kind, operation, line, sectors, .. } = request;
        let HomeRequest { byte_enable, data, source, id, .. } = request;
        RemoteRequest { valid, kind, operation, line, sectors, byte_enable, data, source, id }
    }
}

/// The request, without its source.
impl From<RemoteRequest> for CoreRequest {
    fn from(request: RemoteRequest) -> CoreRequest {
        let RemoteRequest { valid, kind, operation, line, sectors, .. } = request;
        let RemoteRequest { byte_enable, data, id, .. } = request;
        let bypass_l1 = kind == remote_kind::DIRECT_LOAD;
        let kind = if bypass_l1 { remote_kind::LOAD } else { kind };
        CoreRequest { valid, kind, operation, line, sectors, byte_enable, data, bypass_l1, id }
    }
}

/// See above.
impl From<HomeRequest> for CoreRequest {
    fn from(request: HomeRequest) -> CoreRequest {
        RemoteRequest::from(request).into()
    }
}
