//! Where a node's throttler is in its epoch, as a cluster shows it.

use ccn::ccn_l1;
use ccn::request_throttler::PHASES;

signal::bundle! {
    /// Where a node's throttler is in its epoch.
    pub bundle NodeThrottle(config: &ccn_l1::Config) {
        /// Position in the epoch.
        phase: u64 as PHASES = 2,
        /// Requests that entered in its window.
        n_total: u64 = config.sample_bits(),
        /// Those of them that another core answered in the window.
        n_hits: u64 = config.sample_bits(),
    }
}

#[cfg(feature = "verification")]
impl From<&ccn_l1::Out> for NodeThrottle {
    fn from(out: &ccn_l1::Out) -> NodeThrottle {
        NodeThrottle { phase: out.phase, n_total: out.n_total, n_hits: out.n_hits }
    }
}
