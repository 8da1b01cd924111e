//! Results of network and judge when a run has ended.

use crate::report::Report;
use base::environment::{BySector, Data};
use cluster::{History, Judge};
use design::Design;
use testbenches::contract::Violation;

/// A network with L2 and DRAM behind it.
pub(super) trait HasMemory {
    /// Bytes that DRAM gave and got, and will get of what is dirty.
    fn dram_bytes(&self) -> u64;

    /// Its L2 holds bytes, and performs atomics on them.
    fn has_bytes(&self) -> bool {
        false
    }

    /// Writes back what is dirty, of a memory that has the bytes itself: gives its sectors.
    fn drain(&mut self, _design: &Design) -> Result<Option<BySector<Data>>, Violation> {
        Ok(None)
    }

    /// Adds what it has counted: gives the rule that a lost event breaks.
    fn report(&self, _report: &mut Report) -> Option<String> {
        None
    }
}

/// A judge, when a run has ended.
pub(super) trait Verdict: Judge {
    /// Loads of a core that were older than its writes before them.
    fn older_of(&self, core: usize) -> u64;

    /// Beats that were older than their place, and newer.
    fn out_of_place(&self) -> (u64, u64);

    /// The rule that the memory's sectors break.
    fn lost(&self, _held: &BySector<Data>) -> Option<String> {
        None
    }
}

impl Verdict for History {
    fn older_of(&self, core: usize) -> u64 {
        self.older_of(core)
    }

    fn out_of_place(&self) -> (u64, u64) {
        (self.judged().older, self.judged().newer)
    }
}
