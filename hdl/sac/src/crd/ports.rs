//! The ports.

use super::Config;

signal::bundle! {
    /// Requests to this chip's memory partition.
    pub flow Request(config: &Config) {
        /// The chip that asks, below `chips`.
        chip: u64 = config.chip_bits(),
        /// The line address.
        line: u64 = config.line_bits(),
        /// The sectors asked for, a bit each, at least one; one bit, true, unless `sectored`.
        sectors: u64 = config.sectors(),
    }
}

signal::bundle! {
    /// The answer to the request of the cycle before, if that was sampled and came without a clear.
    pub flow Answer {
        /// The request would have hit in the requesting chip's cache.
        hit: bool,
    }
}

signal::ports! {
    rtl super::rtl::Crd(config: &Config);

    /// This chip's partition gets a request.
    in request: Request = config,
    /// A profile begins: everything is forgotten at the edge.
    in clear: bool,
    /// The cycle before had a sampled request, and no clear.
    out answer: Answer,
    /// Sampled requests since the clear, before this cycle's edge.
    out requests: u64 = config.counter_bits(),
    /// Those that hit.
    out hits: u64 = config.counter_bits(),
    /// Those that hit under memory-side.
    out memory_side_hits: u64 = config.counter_bits() if config.counts_memory_side(),
}
