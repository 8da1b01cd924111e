//! Stretches that a search found before, so that a recording needs none.

use super::run::Cycle;
use super::vectors::{Stretch, cycles};
use crate::contract::Violation;
use crate::coverage::Coverage;
use crate::dut::{Dut, Monitor};

/// Parts of all cycles that known stretches are made of.
const PARTS: usize = 8;

/// Stretches of a block that hit its bins in most geometries, as its [`RECORDED`](Dut::RECORDED) has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// Seeds, each with its eighths of all cycles, 8 together.
    pub eighths: &'static [(u64, usize)],
    /// Bins that may be missed: as many as the search misses.
    pub missed: usize,
}

/// Of every block before a search: a quarter of each of four seeds.
const QUARTERS: Known = Known { eighths: &[(1, 2), (2, 2), (3, 2), (4, 2)], missed: 0 };
/// Of one whose recording has one seed, there is nothing to choose.
const WHOLE: Known = Known { eighths: &[(1, PARTS)], missed: usize::MAX };

impl Known {
    pub(super) fn stretches(&self, cycles: usize) -> Vec<Stretch> {
        let stretch =
            |&(seed, parts): &(u64, usize)| Stretch { seed, cycles: parts * cycles / PARTS };
        self.eighths.iter().map(stretch).collect()
    }
}

/// Seeds that are tried before so many are searched, in this order.
pub(super) fn known<D: Dut>(seeds: &[u64]) -> Vec<Known> {
    match (seeds, D::RECORDED) {
        ([1], _) => vec![WHOLE],
        (_, []) => vec![QUARTERS],
        (_, known) => known.to_vec(),
    }
}

/// How many bins stretches hit together; `record` receives their cycles.
///
/// # Errors
/// The golden model breaks a rule that the monitor holds it to.
pub(super) fn hits<D: Dut>(
    config: &D::Config,
    stretches: &[Stretch],
    mut record: impl FnMut(Cycle<D>),
) -> Result<usize, Violation> {
    let mut coverage = Coverage::<D::Bins>::new();
    let mut monitor = D::monitor(config);
    for cycle in cycles::<D>(config, stretches) {
        match &cycle.output {
            None => monitor = D::monitor(config),
            Some(output) => monitor.observe(&cycle.input, output, &mut coverage)?,
        }
        record(cycle);
    }
    Ok(coverage.counts().iter().filter(|count| **count > 0).count())
}
