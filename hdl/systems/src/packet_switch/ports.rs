//! The ports.

use super::Config;
use signal::port::Lanes;
pub use signal::port::Ready;
use signal::port::{Beat, Wide};

signal::bundle! {
    /// A beat of a packet, and where it goes.
    pub stream Offered(config: &Config) {
        /// Number of the output that the packet is for.
        destination: u64 = config.destination_bits(),
        /// Payload of the beat.
        data: Wide = config.low_bits(),
        /// Rest of the payload, above 512 bits.
        high: Beat = config.high_bits() if config.high_bits() > 0,
        /// The packet's last beat.
        last: bool,
    }
}

signal::bundle! {
    /// A beat of a packet.
    pub stream Delivered(config: &Config) {
        /// Payload of the beat.
        data: Wide = config.low_bits(),
        /// Rest of the payload, above 512 bits.
        high: Beat = config.high_bits() if config.high_bits() > 0,
        /// The packet's last beat.
        last: bool,
    }
}

signal::ports! {
    /// `MOST` is how many inputs and outputs there is room for.
    rtl super::rtl::PacketSwitch<const MOST: usize>(config: &Config);

    /// Packets from each input.
    in exchange offered: Lanes<Offered, MOST> = (config.inputs(), config),
    /// Packets at each output.
    out exchange delivered: Lanes<Delivered, MOST> = (config.outputs(), config),
}

impl From<Offered> for Delivered {
    fn from(offered: Offered) -> Delivered {
        let Offered { valid, data, high, last, .. } = offered;
        Delivered { valid, data, high, last }
    }
}
