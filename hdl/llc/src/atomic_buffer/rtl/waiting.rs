//! Contents of the queue for one atomic.

use super::Config;
use base::streams::OPERATION_BITS;

signal::bundle! {
    /// An atomic that waits, but for its line, which is compared with others' and so is separate.
    pub stream AtomicRequest(config: &Config) {
        /// Operation of an atomic; ignored by other kinds.
        operation: u64 = OPERATION_BITS,
        /// Its sector of the line.
        sector: u64 = config.sector_bits(),
        /// The eight bytes of the sector that its word lies in.
        pair: u64 = config.pair_bits(),
        /// The word is the upper four of them.
        is_upper: bool,
        /// The word is all of them.
        is_wide: bool,
        /// The operand; one of four bytes is in the upper half, below it is 0.
        operand: u64 = 64,
        /// The compare value, likewise.
        compare: u64 = 64,
        /// Number of the requester.
        source: u64 = config.source_bits(),
        /// The requester's identifier.
        id: u64 = config.id_bits(),
        /// The chip that asks.
        chip: u64 = config.chip_bits() if config.has_chips(),
        /// The chip whose memory holds the line.
        home: u64 = config.chip_bits() if config.has_chips(),
    }
}
