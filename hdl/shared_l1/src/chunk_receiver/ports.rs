//! The ports, cycle by cycle.

use super::Config;
use crate::chunker::Packet;
use base::streams::CoreReply;
use signal::port::Beat;
pub use signal::port::Ready;

signal::bundle! {
    /// Beats of a home's packets, as they arrive.
    pub stream HomePacket(config: &Config) {
        /// Identifier of the request answered; read in a header.
        id: u64 = config.id_bits(),
        /// Sectors of the packet; read in a header.
        sectors: u64 = config.sectors(),
        /// The sector's bytes; read in a sector beat.
        data: Beat = config.data_bits(),
    }
}

/// Beat of a home's chunker, as the network brings it.
impl From<Packet> for HomePacket {
    fn from(packet: Packet) -> HomePacket {
        let Packet { valid, id, sectors, data, .. } = packet;
        HomePacket { valid, id, sectors, data }
    }
}

signal::bundle! {
    /// Sectors that the request `request_id` asked for.
    pub bundle Wanted(config: &Config) {
        /// Its sectors; read in a sector beat.
        sectors: u64 = config.sectors(),
    }
}

signal::bundle! {
    /// The request that the packet at hand answers.
    pub bundle Request(config: &Config) {
        /// There is one: its header is offered, or a beat of it is to come.
        present: bool,
        /// Its identifier.
        id: u64 [when present] = config.id_bits(),
        /// The request is answered: the packet's last beat is taken.
        done: bool,
    }
}

signal::ports! {
    rtl super::rtl::ChunkReceiver(config: &Config);

    /// A beat of a packet; `packet_ready` is true only when there is one.
    in stream packet: HomePacket = config,
    /// Sectors that its request asked for.
    in wanted: Wanted = config,
    /// A beat of the reply; of a store's, sector and bytes are 0.
    out stream core_reply: CoreReply = config.geometry(),
    /// The request answered.
    out request: Request = config,
}
