//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::Chunker;

    /// What the block reads in a cycle. A payload means something while the `valid` of its stream is
    /// true. `S` is the sectors of a line, `B` the bytes of a sector.
    pub struct In {
        /// The home has a reply.
        pub reply_valid: bool = reply.valid,
        /// The core that asked, `max(1, ceil(log2(cores)))` bits.
        pub reply_core: u64 = reply.core,
        /// Identifier of its request, `id_bits` bits.
        pub reply_id: u64 = reply.id,
        /// Sectors that it asked for, `S` bits; 0 for a store's acknowledgement.
        pub reply_sectors: u64 = reply.sectors,
        /// Bytes of the sector `line_sector` of the reply's line, `8 * B` bits.
        pub line_data: [u64; 8] = line.data,
        /// The network takes the beat.
        pub packet_ready: bool = packet.ready,
    }

    /// What it answers in the same cycle.
    pub struct Out {
        /// The reply is taken: its last beat is.
        pub reply_ready: bool = reply.ready,
        /// A beat is offered.
        pub packet_valid: bool = packet.valid,
        /// It is a header.
        pub packet_header: bool [when packet_valid] = packet.header,
        /// The core that the packet goes to.
        pub packet_core: u64 [when packet_valid] = packet.core,
        /// Identifier of its request.
        pub packet_id: u64 [when packet_valid] = packet.id,
        /// Sectors of the packet.
        pub packet_sectors: u64 [when packet_valid] = packet.sectors,
        /// No beat of this packet follows.
        pub packet_last: bool [when packet_valid] = packet.last,
        /// A sector's beat is offered.
        pub line_valid: bool = line.valid,
        /// The sector, `max(1, log2(S))` bits.
        pub line_sector: u64 [when line_valid] = line.sector,
        /// Its bytes.
        pub packet_data: [u64; 8] [when line_valid] = packet.data,
    }
}
