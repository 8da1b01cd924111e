//! The ports, cycle by cycle.

use super::{COUNTER_INDEX_BITS, Config, PHASE_BITS, PHASES};

signal::ports! {
    /// There is at most one event of each kind, all may come together. A value means something while the
    /// `valid` of its group is true.
    rtl super::rtl::Dyneb(config: &Config);

    /// The core's access to its L1 was accepted: home is self, or the set is private.
    in access_valid: bool,
    /// The access was to a set treated as shared.
    in access_shared: bool,
    /// The access hit, or hit a pending line.
    in access_hit: bool,
    /// A request of the core that is no access was accepted: it went past the local L1.
    in away_valid: bool if config.request_bits() > 0,
    /// A reply from L2 arrived that a local request waited for.
    in l2_reply_valid: bool,
    /// The request was to a set treated as shared, or went to L2 in place of the home.
    in l2_reply_shared: bool,
    /// A reply from a home core to a local request arrived.
    in home_reply_valid: bool,
    /// The counter to be read: a place in the list of counters; 7 reads 0.
    in counter_index: u64 = COUNTER_INDEX_BITS,
    /// Sampling, evaluation included, or execution.
    out phase: u64 as PHASES = PHASE_BITS,
    /// Even sets are to be treated as shared.
    out even_sets_shared: bool,
    /// Odd sets are to be treated as shared.
    out odd_sets_shared: bool,
    /// A decision takes effect in this cycle.
    out decision_valid: bool,
    /// True if the decision is for shared mode, false for private.
    out decision_shared: bool [when decision_valid],
    /// The counter that `counter_index` names, in the same cycle.
    out counter_value: u64 = config.counter_bits(),
}
