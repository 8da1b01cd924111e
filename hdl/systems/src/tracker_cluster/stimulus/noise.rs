//! Payloads of idle streams, which must change nothing: any value of the ports' widths.

use base::Geometry;
use base::streams::DownReply;
use llc::streams::MemoryReply;
use sharing_tracker::streams::{Forward, Port};
use signal::port::Beat;
use testbenches::stimulus::Rng;

use super::super::Config;
use super::super::ports::BankMessage;

/// Random bytes in the lowest `sector_bytes`, a multiple of 8, and zeros above them.
pub fn bytes(rng: &mut Rng, sector_bytes: usize) -> Beat {
    core::array::from_fn(|word| if word < sector_bytes / 8 { rng.word() } else { 0 })
}

/// A message at a bank, of any core.
pub fn message(rng: &mut Rng, port: &Port) -> BankMessage {
    BankMessage {
        valid: false,
        core: rng.bits(port.source_bits()),
        kind: rng.below(4),
        operation: rng.bits(4),
        line: rng.bits(port.line_bits()),
        sectors: rng.bits(port.sectors()),
        byte_enable: rng.wide_bits(port.sector_bytes()),
        data: bytes(rng, port.sector_bytes()),
        id: rng.bits(port.id_bits()),
    }
}

/// A forward, or one that was given back.
pub fn forward(rng: &mut Rng, port: &Port) -> Forward {
    Forward {
        valid: false,
        line: rng.bits(port.line_bits()),
        requester: rng.bits(port.source_bits()),
        id: rng.bits(port.id_bits()),
    }
}

/// A beat to a node.
pub fn reply(rng: &mut Rng, l1: &Geometry) -> DownReply {
    DownReply {
        valid: false,
        id: rng.bits(l1.down_id_bits()),
        kind: rng.below(3),
        sector: rng.below(l1.sectors() as u64),
        data: bytes(rng, l1.sector_bytes()),
        last: rng.chance(1, 2),
    }
}

/// A beat of memory.
pub fn memory_reply(rng: &mut Rng, config: &Config) -> MemoryReply {
    MemoryReply {
        valid: false,
        id: rng.bits(config.l2().slice().memory_id_bits()),
        data: bytes(rng, config.l2().port().sector_bytes()),
        last: rng.chance(1, 2),
        ..MemoryReply::default()
    }
}
