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
        /// What is wanted back with the reply; kept as it is.
        note: u64 = config.note_bits(),
    }
}

signal::bundle! {
    /// The request asked about.
    pub bundle Reply(config: &Config) {
        /// Its identifier.
        id: u64 = config.id_bits(),
        /// It is answered.
        done: bool,
        /// It is in flight.
        back known: bool,
        /// Sectors that it wants.
        back sectors: u64 [when known] = config.sectors(),
        /// What is wanted back with the reply.
        back note: u64 [when known] = config.note_bits(),
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
