//! The streams between nodes, banks and L2, in the order in which a load may pass them: a message, a forward, a nack, a
//! request, a reply. Each class waits only for later ones.

use base::Geometry;
use design::Design;
use signal::index_bits;
use signal::port::Beat;

pub use base::streams::{KIND_BITS, OPERATION_BITS};

/// The kinds of a message, as numbers: those of an L1's requests, and one more.
pub mod kind {
    pub use base::streams::kind::{ATOMIC, LOAD, STORE};
    /// The L1 has evicted a line.
    pub const REMOVE: usize = 3;
    /// Those of a message.
    pub const MESSAGES: &[(&str, u64)] = &[("load", 0), ("store", 1), ("atomic", 2), ("remove", 3)];
    pub use base::streams::kind::NAMES as REQUESTS;
}

/// The widths of a bank's streams, or of a node's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Port {
    line_bits: usize,
    sectors: usize,
    sector_bytes: usize,
    source_bits: usize,
    id_bits: usize,
}

impl Port {
    /// The streams of a bank of one tracker, whose sources are the tracker's cores.
    pub fn of_tracker(design: &Design) -> Option<Port> {
        Port::of(design, design.sharing_tracker()?.cores_each() as usize)
    }

    /// The streams of a bank of L2, whose sources are all cores.
    pub fn of_l2(design: &Design) -> Option<Port> {
        Port::of(design, design.sharing_tracker()?.cores as usize)
    }

    /// The streams of a node: those of a bank of its tracker, but that lines have the whole address.
    pub fn of_node(design: &Design) -> Option<Port> {
        let banks = design.sharing_tracker()?.banks.ilog2() as usize;
        let bank = Port::of_tracker(design)?;
        Some(Port { line_bits: bank.line_bits + banks, ..bank })
    }

    fn of(design: &Design, cores: usize) -> Option<Port> {
        let l1 = design.l1()?;
        let l1 = Geometry::with_id_bits(l1, l1.id_bits as usize);
        Some(Port {
            line_bits: l1.line_bits() - design.sharing_tracker()?.banks.ilog2() as usize,
            sectors: l1.sectors(),
            sector_bytes: l1.sector_bytes(),
            source_bits: index_bits(cores),
            id_bits: l1.down_id_bits(),
        })
    }

    /// Width of a line address: at a bank, where it is that of the L1 divided by `banks`, 2..=59.
    pub fn line_bits(&self) -> usize {
        self.line_bits
    }

    /// Sectors of a line: a power of two in 1..=16.
    pub fn sectors(&self) -> usize {
        self.sectors
    }

    /// Every sector of a line.
    pub fn all_sectors(&self) -> u64 {
        u64::MAX >> (64 - self.sectors)
    }

    /// Width of a sector number: 1..=4.
    pub fn sector_bits(&self) -> usize {
        index_bits(self.sectors)
    }

    /// Bytes of a sector: 16..=64.
    pub fn sector_bytes(&self) -> usize {
        self.sector_bytes
    }

    /// Bits of a sector: 128..=512.
    pub fn beat_bits(&self) -> usize {
        8 * self.sector_bytes
    }

    /// Width of a core's number: 1..=6.
    pub fn source_bits(&self) -> usize {
        self.source_bits
    }

    /// Width of a request's identifier, that of an L1's `down_request`: 2..=17.
    pub fn id_bits(&self) -> usize {
        self.id_bits
    }

    /// The bit of an identifier that says that the load bypasses the L1.
    pub fn direct_bit(&self) -> u64 {
        1 << (self.id_bits - 1)
    }
}

signal::bundle! {
    /// Message of a core to a bank.
    pub stream Message(port: &Port) {
        /// A request of the core's L1, or what the L1 has evicted.
        kind: u64 as kind::MESSAGES = KIND_BITS,
        /// An atomic's operation.
        operation: u64 = OPERATION_BITS,
        /// Line address; at a bank that of the L1 divided by `banks`.
        line: u64 = port.line_bits(),
        /// Sectors of the line: of a load any, at least one; of a store or atomic exactly one.
        sectors: u64 = port.sectors(),
        /// Bytes of the sector that a store writes, or that an atomic changes.
        byte_enable: u128 = port.sector_bytes(),
        /// The sector's new bytes; an atomic's operand and compare value.
        data: Beat = port.beat_bits(),
        /// The L1's identifier of the request: its top bit is clear for a miss of the L1, whose line it keeps.
        id: u64 = port.id_bits(),
    }
}

signal::bundle! {
    /// A load that a core is to answer in place of L2, and on the way back one that it cannot.
    pub stream Forward(port: &Port) {
        /// Line address; at a bank that of the L1 divided by `banks`.
        line: u64 = port.line_bits(),
        /// The core that loads.
        requester: u64 = port.source_bits(),
        /// Identifier of the load at that core.
        id: u64 = port.id_bits(),
    }
}

signal::bundle! {
    /// Request to a bank of L2.
    pub stream Request(port: &Port) {
        /// Kind of the request.
        kind: u64 as kind::REQUESTS = KIND_BITS,
        /// An atomic's operation.
        operation: u64 = OPERATION_BITS,
        /// Line address; at a bank that of the L1 divided by `banks`.
        line: u64 = port.line_bits(),
        /// Sectors of the line: of a load any, at least one; of a store or atomic exactly one.
        sectors: u64 = port.sectors(),
        /// Bytes of the sector that a store writes, or that an atomic changes.
        byte_enable: u128 = port.sector_bytes(),
        /// The sector's new bytes; an atomic's operand and compare value.
        data: Beat = port.beat_bits(),
        /// The core that asks.
        source: u64 = port.source_bits(),
        /// Identifier of the request at that core.
        id: u64 = port.id_bits(),
    }
}

signal::bundle! {
    /// Beats of what a bank of L2 answers.
    pub stream Reply(port: &Port) {
        /// The core that asked.
        source: u64 = port.source_bits(),
        /// Its identifier of the request.
        id: u64 = port.id_bits(),
        /// The request's kind.
        kind: u64 as kind::REQUESTS = KIND_BITS,
        /// Sector of the line.
        sector: u64 = port.sector_bits(),
        /// The sector's bytes; an atomic's old bytes; 0 for a store.
        data: Beat = port.beat_bits(),
        /// No other beat of this reply follows.
        last: bool,
    }
}

impl Message {
    /// The request to L2 for it.
    pub fn from_core(self, source: u64) -> Request {
        let Message { valid, kind, operation, line, sectors, byte_enable, data, id } = self;
        Request { valid, kind, operation, line, sectors, byte_enable, data, source, id }
    }
}
