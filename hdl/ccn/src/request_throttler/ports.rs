//! The ports.

use super::Config;

/// The words for a phase.
pub const PHASES: &[(&str, u64)] = &[("sampling", 0), ("admitting", 1), ("throttled", 2)];

signal::ports! {
    /// All events may come together.
    rtl super::rtl::RequestThrottler(config: &Config);

    /// Instructions that the core retires: 0..=15. With `epoch_unit = "cycles"` one bit: this cycle counts; tied to 1
    /// it counts every cycle.
    in retired: u64 = config.retired_bits(),
    /// A load miss of the core entered its CCN buffer.
    in inject: bool,
    /// A remote L1 answered a request of the core that entered in this window.
    in hit: bool,
    /// The core's load misses may enter the CCN buffer.
    out admit: bool,
    /// Where the core is in its epoch.
    out phase: u64 as PHASES = 2,
    /// Requests that entered in the window ("N_total").
    out n_total: u64 = config.counter_bits(),
    /// Those of them that a remote L1 answered in the window ("N_hits").
    out n_hits: u64 = config.counter_bits(),
}
