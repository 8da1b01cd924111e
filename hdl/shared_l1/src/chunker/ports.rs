//! The ports, cycle by cycle.

use super::Config;
use signal::port::Beat;
pub use signal::port::Ready;

signal::bundle! {
    /// Replies of a home to another core.
    pub stream Reply(config: &Config) {
        /// The core that asked.
        core: u64 = config.core_number_bits(),
        /// Identifier of its request.
        id: u64 = config.id_bits(),
        /// Sectors that it asked for; 0 for a store's acknowledgement.
        sectors: u64 = config.sectors(),
    }
}

signal::bundle! {
    /// The home's copy of the reply's line.
    pub bundle Line(config: &Config) {
        /// A sector's beat is offered.
        valid: bool,
        /// Index of the sector; sector 0 has the lowest address.
        sector: u64 [when valid] = config.sector_bits(),
        /// Bytes of the sector `line_sector`.
        back data: Beat = config.data_bits(),
    }
}

signal::bundle! {
    /// Beats of packets to other cores.
    pub stream Packet(config: &Config) {
        /// First beat of a packet; data beats follow.
        header: bool,
        /// The core that the packet goes to.
        core: u64 = config.core_number_bits(),
        /// Identifier of its request.
        id: u64 = config.id_bits(),
        /// Sectors of the packet.
        sectors: u64 = config.sectors(),
        /// The sector's bytes; in a header they say nothing.
        data: Beat = config.data_bits(),
        /// No beat of this packet follows.
        last: bool,
    }
}

signal::ports! {
    rtl super::rtl::Chunker(config: &Config);

    /// A reply; it is taken when its last beat is.
    in stream reply: Reply = config,
    /// The sector that is wanted, and its bytes.
    out exchange line: Line = config,
    /// Packets to other cores.
    out stream packet: Packet = config,
}
