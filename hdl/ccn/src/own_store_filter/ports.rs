//! The ports.

use super::Config;

signal::bundle! {
    /// A line address, offered for one cycle.
    pub flow Line(config: &Config) {
        /// Its address.
        line: u64 = config.line_bits(),
    }
}

signal::bundle! {
    /// The answer to the query of the cycle before.
    pub bundle Answer {
        /// There was a query.
        valid: bool,
        /// The core may have stored to the line; false unless `valid`.
        filtered: bool,
    }
}

signal::ports! {
    rtl super::rtl::OwnStoreFilter(config: &Config);

    /// A write of the core that is accepted.
    in store: Line = config,
    /// A request of the core.
    in query: Line = config,
    /// The last step of a flush: forget every line.
    in clear: bool,
    /// Whether the core may have stored to the line of the query of the cycle before.
    out answer: Answer,
}
