//! The ports.

use super::Config;

signal::bundle! {
    /// Line that the L1 filled.
    pub flow Write(config: &Config) {
        /// Set of the filled line.
        set: u64 = config.set_bits(),
        /// Way that it is filled into.
        way: u64 = config.way_bits(),
        /// Tag of the filled line.
        tag: u64 = config.tag_bits(),
    }
}

signal::bundle! {
    /// Invalidation by the L1: by a reservation, a store that evicts, a step of a flush.
    pub flow Invalidate(config: &Config) {
        /// Set of the lines.
        set: u64 = config.set_bits(),
        /// Their ways, bit w for way w.
        ways: u64 = config.ways(),
    }
}

signal::bundle! {
    /// Reads for the ring.
    pub flow Lookup(config: &Config) {
        /// Line address.
        line: u64 = config.line_bits(),
    }
}

signal::bundle! {
    /// The answer to the lookup of the cycle before.
    pub bundle Answer(config: &Config) {
        /// There was a lookup.
        valid: bool,
        /// The L1 held the line; false unless `valid`.
        hit: bool,
        /// Way that held it.
        way: u64 [when hit] = config.way_bits(),
    }
}

signal::ports! {
    rtl super::rtl::ShadowTags(config: &Config);

    /// A line that the L1 fills.
    in write: Write = config,
    /// Lines that the L1 invalidates.
    in invalidate: Invalidate = config,
    /// A line that the ring asks for.
    in lookup: Lookup = config,
    /// Whether the L1 held the line asked for in the cycle before.
    out answer: Answer = config,
}
