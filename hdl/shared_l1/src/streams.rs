//! The streams between nodes, beside the packets of [`chunker`](crate::chunker).

use crate::node::Config;
use base::streams::{CoreRequest, KIND_BITS, OPERATION_BITS, kind};
use signal::port::Wide;

signal::bundle! {
    /// Requests that leave for homes.
    pub stream HomeRequest(config: &Config) {
        /// The home.
        home: u64 = config.core_number_bits(),
        /// What is to be done.
        kind: u64 as kind::NAMES = KIND_BITS,
        /// An atomic's operation.
        operation: u64 = OPERATION_BITS,
        /// Line address.
        line: u64 = config.core().line_bits(),
        /// Sectors wanted or written.
        sectors: u64 = config.core().sectors(),
        /// Bytes of the sector that a store writes.
        byte_enable: u64 = config.core().sector_bytes(),
        /// The sector's new bytes.
        data: Wide = config.core().beat_bits(),
        /// Number of the core that asks.
        source: u64 = config.core_number_bits(),
        /// Its identifier of the request.
        id: u64 = config.id_bits(),
    }
}

signal::bundle! {
    /// Requests of other cores, to lines whose home this core is.
    pub stream RemoteRequest(config: &Config) {
        /// What is to be done.
        kind: u64 as kind::NAMES = KIND_BITS,
        /// An atomic's operation.
        operation: u64 = OPERATION_BITS,
        /// Line address.
        line: u64 = config.core().line_bits(),
        /// Sectors of the line; exactly one for a store or an atomic.
        sectors: u64 = config.core().sectors(),
        /// Bytes of the sector that a store writes.
        byte_enable: u64 = config.core().sector_bytes(),
        /// The sector's new bytes.
        data: Wide = config.core().beat_bits(),
        /// Number of the core that asks.
        source: u64 = config.core_number_bits(),
        /// Its identifier of the request.
        id: u64 = config.id_bits(),
    }
}

/// What the network brings to the home.
impl From<HomeRequest> for RemoteRequest {
    fn from(request: HomeRequest) -> RemoteRequest {
        let HomeRequest { valid, kind, operation, line, sectors, .. } = request;
        let HomeRequest { byte_enable, data, source, id, .. } = request;
        RemoteRequest { valid, kind, operation, line, sectors, byte_enable, data, source, id }
    }
}

/// What is asked for, by whomever.
impl From<RemoteRequest> for CoreRequest {
    fn from(request: RemoteRequest) -> CoreRequest {
        let RemoteRequest { valid, kind, operation, line, sectors, .. } = request;
        let RemoteRequest { byte_enable, data, id, .. } = request;
        let bypass_l1 = false;
        CoreRequest { valid, kind, operation, line, sectors, byte_enable, data, bypass_l1, id }
    }
}

/// See above.
impl From<HomeRequest> for CoreRequest {
    fn from(request: HomeRequest) -> CoreRequest {
        RemoteRequest::from(request).into()
    }
}
