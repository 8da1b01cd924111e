//! The fields of the bypass's heads, the first member in the highest bits.
use super::super::Config;
use llc::streams::{KIND_BITS, OPERATION_BITS};

signal::bundle! {
    /// The head of a word: a request.
    pub bundle Asked(config: &Config) {
        /// The chip whose memory holds the line.
        home: u64 = config.port().chip_bits() if config.has_chips(),
        /// The chip that asks.
        chip: u64 = config.port().chip_bits() if config.has_chips(),
        /// Number of the requester.
        source: u64 = config.port().source_bits(),
        /// The requester's identifier.
        id: u64 = config.port().id_bits(),
        /// Sectors of the line.
        sectors: u64 = config.port().sectors(),
        /// Line address.
        line: u64 = config.port().line_bits(),
        /// An atomic's operation.
        operation: u64 = OPERATION_BITS,
        /// Kind of the request.
        kind: u64 = KIND_BITS,
    }
}

signal::bundle! {
    /// The head of a beat of a reply.
    pub bundle Answered(config: &Config) {
        /// The chip that asked.
        chip: u64 = config.port().chip_bits() if config.has_chips(),
        /// Number of the requester.
        source: u64 = config.port().source_bits(),
        /// The requester's identifier.
        id: u64 = config.port().id_bits(),
        /// No other beat of this reply follows.
        last: bool,
        /// Sector of the line.
        sector: u64 = config.port().sector_bits(),
        /// Kind of the answered request.
        kind: u64 = KIND_BITS,
    }
}
