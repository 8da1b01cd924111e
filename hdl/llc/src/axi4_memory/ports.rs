//! The ports, and AXI4's channels with AXI4's names.

use super::Config;
use crate::streams::{MemoryReply, kind};
use base::streams::KIND_BITS;
use signal::port::Beat;

/// INCR: addresses rise through a burst.
pub const INCR: u64 = 1;

signal::bundle! {
    /// A load or store: a slice's request to the next level without what atomics need.
    pub stream Access(config: &Config) {
        /// Load or store.
        kind: u64 as kind::NAMES = KIND_BITS,
        /// Line address.
        line: u64 = config.line_bits(),
        /// Sectors: of a load those wanted, at least one; of a store exactly one.
        sectors: u64 = config.sectors(),
        /// Bytes of the sector that a store writes.
        byte_enable: u128 = config.sector_bytes(),
        /// The sector's new bytes.
        data: Beat = config.beat_bits(),
        /// Identifier, which the reply returns.
        id: u64 = config.memory_id_bits(),
    }
}

signal::bundle! {
    /// A burst: AXI4's AR and AW.
    pub stream Burst(config: &Config) {
        /// Number of the read or write.
        id: u64 = config.axi_id_bits(),
        /// Byte address of the first sector.
        addr: u64 = config.address_bits(),
        /// Beats less one.
        len: u64 = 8,
        /// Logarithm of a beat's bytes.
        size: u64 = 3,
        /// 1: INCR.
        burst: u64 = 2,
        /// 0: normal.
        lock: bool,
        /// 0: device, not bufferable.
        cache: u64 = 4,
        /// 0: data, secure, unprivileged.
        prot: u64 = 3,
        /// 0: none.
        qos: u64 = 4,
    }
}

signal::bundle! {
    /// A beat that is read: AXI4's R.
    pub stream ReadBeat(config: &Config) {
        /// Number of the read.
        id: u64 = config.axi_id_bits(),
        /// The sector's bytes.
        data: Beat = config.beat_bits(),
        /// 0: OKAY.
        resp: u64 = 2,
        /// No other beat of this burst follows.
        last: bool,
    }
}

signal::bundle! {
    /// A beat that is written: AXI4's W.
    pub stream WriteBeat(config: &Config) {
        /// The sector's bytes.
        data: Beat = config.beat_bits(),
        /// Bytes that are written.
        strb: u128 = config.sector_bytes(),
        /// Always: a write has one beat.
        last: bool,
    }
}

signal::bundle! {
    /// A write is done: AXI4's B.
    pub stream WriteResponse(config: &Config) {
        /// Number of the write.
        id: u64 = config.axi_id_bits(),
        /// 0: OKAY.
        resp: u64 = 2,
    }
}

signal::bundle! {
    /// A beat that was taken in the cycle before reports an error, or ends its burst in the wrong place.
    pub flow Fault(config: &Config) {
        /// The line that was asked for.
        line: u64 = config.line_bits(),
        /// A write's.
        is_write: bool,
    }
}

signal::ports! {
    rtl super::rtl::Axi4Memory(config: &Config);

    /// Loads and stores.
    in stream request: Access = config,
    /// Their answers.
    out stream reply: MemoryReply = config,
    /// AXI4's addresses of reads.
    out stream ar: Burst = config,
    /// AXI4's data of reads.
    in stream r: ReadBeat = config,
    /// AXI4's addresses of writes.
    out stream aw: Burst = config,
    /// AXI4's data of writes.
    out stream w: WriteBeat = config,
    /// AXI4's answers to writes.
    in stream b: WriteResponse = config,
    /// An error that AXI reported.
    out error: Fault = config,
    /// Nothing is unanswered.
    out idle: bool,
}
