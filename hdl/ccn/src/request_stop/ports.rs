//! The ports.

use super::Config;

signal::bundle! {
    /// A load miss of the core.
    pub stream Miss(config: &Config) {
        /// Line address.
        line: u64 = config.line_bits(),
        /// Number of the MSHR entry that waits.
        entry: u64 = config.entry_bits(),
    }
}

signal::bundle! {
    /// A request on the ring.
    pub stream Request(config: &Config) {
        /// Line address.
        line: u64 = config.line_bits(),
        /// Number of the core that asks.
        core: u64 = config.core_bits(),
        /// Number of the MSHR entry that waits there.
        entry: u64 = config.entry_bits(),
        /// The request has left its home node.
        travelled: bool,
    }
}

signal::bundle! {
    /// Line that the shadow tags look up.
    pub flow Lookup(config: &Config) {
        /// Line address.
        line: u64 = config.line_bits(),
    }
}

signal::bundle! {
    /// The shadow tags' answer for the line looked up in the previous cycle.
    pub bundle Answer(config: &Config) {
        /// The L1 holds it now.
        hit: bool,
        /// Way that holds it.
        way: u64 [when hit] = config.way_bits(),
    }
}

signal::bundle! {
    /// A request that the local L1 can answer.
    pub stream Served(config: &Config) {
        /// Line address.
        line: u64 = config.line_bits(),
        /// Way that holds it.
        way: u64 = config.way_bits(),
        /// Number of the core that asks.
        core: u64 = config.core_bits(),
        /// Number of the MSHR entry that waits there.
        entry: u64 = config.entry_bits(),
    }
}

signal::bundle! {
    /// A local request that no L1 has answered.
    pub stream Unserved(config: &Config) {
        /// Line address.
        line: u64 = config.line_bits(),
        /// Number of the MSHR entry that waits.
        entry: u64 = config.entry_bits(),
        /// The request has timed out in CB, and not been on the ring.
        timed_out: bool,
    }
}

signal::ports! {
    rtl super::rtl::RequestStop(config: &Config);

    /// Number of this core: 0 to `cores` less one.
    in core: u64 = config.core_bits(),
    /// Load misses that are to go round.
    in stream inject: Miss = config,
    /// Requests from the core before.
    in stream passing: Request = config,
    /// Requests to the core after.
    out stream next: Request = config,
    /// A line that the shadow tags are asked for.
    out lookup: Lookup = config,
    /// Whether the local L1 holds the line of the cycle before.
    in answer: Answer = config,
    /// Requests whose line the local L1 holds: it is read from the cycle on in which one is taken.
    out stream served: Served = config,
    /// Local requests for L2.
    out stream unserved: Unserved = config,
    /// A local request came home without an answer.
    out round_trip: bool,
    /// A local request did not get onto the ring.
    out timed_out: bool,
    /// No local request is in CB or waits for L2.
    out idle: bool,
}
