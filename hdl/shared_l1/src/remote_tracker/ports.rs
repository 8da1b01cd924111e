//! The ports, cycle by cycle.

use super::Config;
pub use signal::port::Ready;

signal::bundle! {
    /// Requests that leave for other cores.
    pub stream Issue(config: &Config) {
        /// Its identifier.
        id: u64 = config.id_bits(),
        /// Sectors of the line that it wants, one bit each; 0 for a store.
        sectors: u64 = config.sectors(),
        /// Opaque context, returned with the reply.
        context: u64 = config.context_bits(),
    }
}

signal::bundle! {
    /// The request asked about.
    pub bundle Reply(config: &Config) {
        /// Its identifier.
        id: u64 = config.id_bits(),
        /// The request is answered.
        done: bool,
        /// The request is in flight.
        back known: bool,
        /// Sectors that it wants.
        back sectors: u64 [when known] = config.sectors(),
        /// Context that it was issued with.
        back context: u64 [when known] = config.context_bits(),
    }
}

signal::ports! {
    rtl super::rtl::RemoteTracker(config: &Config);

    /// A request that leaves.
    in stream issue: Issue = config,
    /// The request that is asked about, which may be answered.
    in exchange reply: Reply = config,
    /// Requests in flight.
    out in_flight: u64 = config.count_bits(),
}
