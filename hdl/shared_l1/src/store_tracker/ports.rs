//! The ports, cycle by cycle.

use super::Config;

signal::bundle! {
    /// Loads, stores and atomics of the core.
    pub bundle Request(config: &Config) {
        /// Line address: a byte address without the offset in the line.
        line: u64 = config.line_bits(),
        /// The request would go by way of the home, not to L2.
        to_home: bool,
    }
}

signal::bundle! {
    /// A store or an atomic that leaves.
    pub bundle Store(config: &Config) {
        /// The request is one, and leaves in this cycle if there is room.
        valid: bool,
        /// The entry that counts it; 0 if there is no room and no entry of its line and way.
        back entry: u64 = config.entry_bits(),
    }
}

signal::bundle! {
    /// A store or an atomic that is acknowledged.
    pub flow Ack(config: &Config) {
        /// Value of `store_entry` when the store was accepted.
        entry: u64 = config.entry_bits(),
    }
}

signal::ports! {
    rtl super::rtl::StoreTracker(config: &Config);

    /// Loads, stores and atomics of the core.
    in request: Request = config,
    /// A store or an atomic that leaves.
    in exchange store: Store = config,
    /// A store or an atomic that is acknowledged.
    in ack: Ack = config,
    /// A load must wait.
    out load_blocked: bool,
    /// A store or an atomic may leave.
    out has_room: bool,
    /// Every store is acknowledged.
    out is_empty: bool,
}
