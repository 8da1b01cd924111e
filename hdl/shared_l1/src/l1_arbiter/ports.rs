//! The ports, cycle by cycle.

use super::Config;
pub use signal::port::Ready;
use signal::port::{Beat, Wide};

signal::bundle! {
    /// A request to the L1, whose head and data are passed on as they are.
    pub stream Request(config: &Config) {
        /// All of it but its data; `Config::head_bits` says what it holds.
        head: Wide = config.head_bits(),
        /// Payload; meaningless in a load.
        data: Beat = config.data_bits(),
    }
}

signal::bundle! {
    /// The request that the L1 is offered.
    pub stream Offered(config: &Config) {
        /// The request is the head of the remote ones.
        remote: bool,
        /// All of it but its data.
        head: Wide = config.head_bits(),
        /// Payload; meaningless in a load.
        data: Beat = config.data_bits(),
    }
}

signal::ports! {
    rtl super::rtl::L1Arbiter(config: &Config);

    /// A request of the core to its L1.
    in stream local: Request = config,
    /// A request of another core, which enters the queue.
    in stream remote: Request = config,
    /// Requests to the L1.
    out stream l1: Offered = config,
    /// The logic behind the L1 has room for a remote request.
    in has_room: bool,
}
