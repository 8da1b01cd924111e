//! The ports.

use super::Config;
use crate::streams::{KIND_BITS, OPERATION_BITS, Reply, Request, kind};
use signal::port::Beat;

signal::bundle! {
    /// A part of a request: what is asked of one sector.
    pub stream Part(config: &Config) {
        /// The request's kind.
        kind: u64 as kind::REQUESTS = KIND_BITS,
        /// Operation of an atomic; ignored by other kinds.
        operation: u64 = OPERATION_BITS,
        /// The slice's line address of the sector.
        line: u64 = config.part_line_bits(),
        /// The request's bytes.
        byte_enable: u128 = config.port().sector_bytes(),
        /// Payload; meaningless in a load.
        data: Beat = config.port().beat_bits(),
        /// The request's place, above the sector's number.
        id: u64 = config.part_id_bits(),
    }
}

signal::bundle! {
    /// The answer to a part, a single beat.
    pub stream PartReply(config: &Config) {
        /// The part's identifier.
        id: u64 = config.part_id_bits(),
        /// Kind of the request that the part belongs to.
        kind: u64 as kind::REQUESTS = KIND_BITS,
        /// The sector's bytes.
        data: Beat = config.port().beat_bits(),
    }
}

signal::ports! {
    shared(config: &Config);

    /// Requests to the bank.
    in stream request: Request = config.port(),
    /// Beats of its answers.
    out stream reply: Reply = config.port(),
    /// Each request's parts, one for each sector.
    out stream part: Part = config,
    /// Their answers.
    in stream part_reply: PartReply = config,
    /// Nothing is unanswered.
    out idle: bool,
}
