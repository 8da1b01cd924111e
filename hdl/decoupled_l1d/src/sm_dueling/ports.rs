//! The ports.

use super::Config;
use base::streams::Counter;
use signal::index_bits;

signal::bundle! {
    /// A load of a leader that its L1 accepted.
    pub flow Access {
        /// Its status is `hit` or `hit_pending`.
        hit: bool,
    }
}

signal::ports! {
    rtl super::rtl::SmDueling(config: &Config);

    /// A load of SM 0, which always has the decoupled L1, was accepted.
    in decoupled_access: Access,
    /// A load of SM 1, which always has the baseline, was accepted.
    in baseline_access: Access,
    /// This cycle passes a cycle of interval time; tied high in a system.
    in advance: bool,
    /// The followers use the decoupled L1, else the baseline.
    out followers_decoupled: bool,
    /// The counters' reading port: `counter_index` is a place in the list of counters, `counter_value` that
    /// counter in the same cycle.
    in exchange counter: Counter = (index_bits(Config::COUNTERS), config.counter_bits()),
}
