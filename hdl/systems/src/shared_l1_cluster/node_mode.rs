//! State of a node's `dyneb`, as a cluster shows it.

use shared_l1::dyneb::{PHASE_BITS, PHASES};
#[cfg(feature = "verification")]
use shared_l1::node;

signal::bundle! {
    /// State of a node's `dyneb`.
    pub bundle NodeMode {
        /// Position of DynEB in its period.
        phase: u64 as PHASES = PHASE_BITS,
        /// Even sets are treated as shared.
        even_sets_shared: bool,
        /// Odd sets are treated as shared.
        odd_sets_shared: bool,
        /// A decision takes effect in this cycle.
        decision_valid: bool,
        /// True if the decision is for shared mode, false for private.
        decision_shared: bool [when decision_valid],
    }
}

#[cfg(feature = "verification")]
impl From<&node::Out> for NodeMode {
    fn from(out: &node::Out) -> NodeMode {
        let node::Out { phase, even_sets_shared, odd_sets_shared, .. } = *out;
        let node::Out { decision_valid, decision_shared, .. } = *out;
        NodeMode { phase, even_sets_shared, odd_sets_shared, decision_valid, decision_shared }
    }
}
