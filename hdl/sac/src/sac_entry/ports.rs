//! The ports: the stream of an L1's requests on both sides of the entry, that of its replies, and levels.

use super::Config;
use llc::streams::{KIND_BITS, OPERATION_BITS, kind};
use signal::port::Beat;

pub use signal::port::Ready;

signal::bundle! {
    /// Request of an L1 to the next level, and the chip whose memory holds the line.
    pub stream EntryRequest(config: &Config) {
        /// Kind of the request.
        kind: u64 as kind::NAMES = KIND_BITS,
        /// An atomic's operation; a maintain's: 0 clean, 1 flush, 2 discard, of the copy in the slice that it reaches.
        operation: u64 = OPERATION_BITS,
        /// Line address.
        line: u64 = config.port().line_bits(),
        /// Sectors of the line.
        sectors: u64 = config.port().sectors(),
        /// Bytes of the sector that are written, or an atomic's word.
        byte_enable: u128 = config.port().sector_bytes(),
        /// The sector's new bytes, or an atomic's operands.
        data: Beat = config.port().beat_bits(),
        /// Number of the requester.
        source: u64 = config.port().source_bits(),
        /// The requester's identifier.
        id: u64 = config.port().id_bits(),
        /// The chip whose memory holds the line, below `chips`.
        home: u64 = config.chip_bits() if config.has_chips(),
    }
}

signal::bundle! {
    /// The same for the NoC.
    pub stream RoutedRequest(config: &Config) {
        /// Kind of the request.
        kind: u64 as kind::NAMES = KIND_BITS,
        /// An atomic's operation; a maintain's: 0 clean, 1 flush, 2 discard, of the copy in the slice that it reaches.
        operation: u64 = OPERATION_BITS,
        /// Line address.
        line: u64 = config.port().line_bits(),
        /// Sectors of the line.
        sectors: u64 = config.port().sectors(),
        /// Bytes of the sector that are written, or an atomic's word.
        byte_enable: u128 = config.port().sector_bytes(),
        /// The sector's new bytes, or an atomic's operands.
        data: Beat = config.port().beat_bits(),
        /// Number of the requester.
        source: u64 = config.port().source_bits(),
        /// The requester's identifier.
        id: u64 = config.port().id_bits(),
        /// The chip that asks.
        chip: u64 = config.chip_bits() if config.has_chips(),
        /// The chip whose memory holds the line.
        home: u64 = config.chip_bits() if config.has_chips(),
        /// The chip that it goes to.
        to_chip: u64 = config.chip_bits() if config.has_chips(),
        /// The slice there.
        to_slice: u64 = config.slice_bits(),
    }
}

signal::bundle! {
    /// A beat of a reply.
    pub stream EntryReply(config: &Config) {
        /// Identifier of the request answered.
        id: u64 = config.port().id_bits(),
        /// Kind of the request answered.
        kind: u64 as kind::NAMES = KIND_BITS,
        /// Sector of the line.
        sector: u64 = config.port().sector_bits(),
        /// The sector's bytes.
        data: Beat = config.port().beat_bits(),
        /// No other beat of this reply follows.
        last: bool,
    }
}

signal::bundle! {
    /// The part of a request that a profile counts.
    pub flow Miss(config: &Config) {
        /// The slice that it goes to under SM-side, and in its home chip otherwise.
        slice: u64 = config.slice_bits(),
        /// Its home is this chip.
        local: bool,
    }
}

signal::ports! {
    rtl super::rtl::SacEntry(config: &Config);

    /// The organisation is SM-side. Changes only after a cycle in which `held` and `empty` were true.
    in sm_side: bool,
    /// Number of this chip, below `chips`; it never changes.
    in chip: u64 = config.chip_bits() if config.has_chips(),
    /// No further request is to leave.
    in hold: bool,
    /// None leaves.
    out held: bool,
    /// Every request that left is answered.
    out empty: bool,
    /// Requests of the L1.
    in stream request: EntryRequest = config,
    /// The same, to the NoC.
    out stream forward: RoutedRequest = config,
    /// Replies of the NoC.
    in stream reply: EntryReply = config,
    /// The same, to the L1.
    out stream down_reply: EntryReply = config,
    /// The request that left in the cycle before.
    out miss: Miss = config,
}

impl EntryRequest {
    /// The same for the NoC.
    #[must_use]
    pub fn routed(self, chip: u64, to_chip: u64, to_slice: u64) -> RoutedRequest {
        let EntryRequest { valid, kind, operation, line, sectors, byte_enable, .. } = self;
        let EntryRequest { data, source, id, home, .. } = self;
        let place = RoutedRequest { valid, home, chip, to_chip, to_slice, ..Default::default() };
        RoutedRequest { kind, operation, line, sectors, byte_enable, data, source, id, ..place }
    }
}
