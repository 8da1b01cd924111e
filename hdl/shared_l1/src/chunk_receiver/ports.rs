//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::ChunkReceiver;

    /// What the block reads in a cycle. A payload means something while the `valid` of its stream is
    /// true. `S` is the sectors of a line, `B` the bytes of a sector.
    pub struct In {
        /// A beat of a packet arrives.
        pub packet_valid: bool = packet.valid,
        /// Identifier of the request answered, `id_bits` bits; read in a header.
        pub packet_id: u64 = packet.id,
        /// Sectors of the packet, `S` bits; read in a header.
        pub packet_sectors: u64 = packet.sectors,
        /// The sector's bytes, `8 * B` bits; read in a sector beat.
        pub packet_data: [u64; 8] = packet.data,
        /// Sectors that the request `request_id` asked for, `S` bits; read in a sector beat.
        pub wanted_sectors: u64 = wanted.sectors,
        /// The core takes the reply's beat.
        pub core_reply_ready: bool = core_reply.ready,
    }

    /// What it answers in the same cycle.
    pub struct Out {
        /// There is a beat, and it is taken.
        pub packet_ready: bool = packet.ready,
        /// A beat of a reply is offered to the core.
        pub core_reply_valid: bool = core_reply.valid,
        /// Identifier of the request answered.
        pub core_reply_id: u64 [when core_reply_valid] = core_reply.id,
        /// Sector of the line, `max(1, log2(S))` bits; 0 for a store.
        pub core_reply_sector: u64 [when core_reply_valid] = core_reply.sector,
        /// The sector's bytes; 0 for a store.
        pub core_reply_data: [u64; 8] [when core_reply_valid] = core_reply.data,
        /// No other beat of this reply follows.
        pub core_reply_last: bool [when core_reply_valid] = core_reply.last,
        /// Identifier of the packet at hand.
        pub request_id: u64 = request.id,
        /// It is answered: its last beat is taken.
        pub request_done: bool = request.done,
    }
}
