//! `loads`: what became of loads, and of stores; beside them what is 0 while nothing waits.

use super::{Observer, Seen};
use crate::happened::Word;
use crate::report::Report;
use traces::Kind;

/// Counters of a core.
#[derive(Clone, Copy, Default)]
struct Counts {
    /// By status: hit, hit_pending, miss, bypass.
    loads: [u64; 4],
    stores: [u64; 4],
    atomics: u64,
}

pub(crate) struct Loads {
    cores: Vec<Counts>,
}

impl Loads {
    pub(crate) fn new(cores: u32) -> Loads {
        Loads { cores: vec![Counts::default(); cores as usize] }
    }
}

impl Observer for Loads {
    fn see(&mut self, all: &[Seen<'_>]) {
        for seen in all {
            let request = &seen.happened.request;
            let counts = &mut self.cores[request.core as usize];
            let status = seen.happened.word as usize;
            match request.operation.kind {
                Kind::Load => counts.loads[status] += 1,
                Kind::Store => counts.stores[status] += 1,
                Kind::Atomic => counts.atomics += 1,
            }
        }
    }

    fn report(&self, report: &mut Report) {
        let of = |count: fn(&Counts) -> u64| self.cores.iter().map(count).collect::<Vec<_>>();
        report.counts("loads", &of(|core| core.loads.iter().sum()));
        report.counts("hit", &of(|core| core.loads[Word::Hit as usize]));
        report.counts("hit_pending", &of(|core| core.loads[Word::HitPending as usize]));
        report.counts("miss", &of(|core| core.loads[Word::Miss as usize]));
        report.counts("bypass", &of(|core| core.loads[Word::Bypass as usize]));
        report.counts("reservation_fail", &of(|_| 0));
        report.counts("refused_requests", &of(|_| 0));
        report.ratio("l1_miss_rate", &["miss", "bypass"], &["loads"]);
        report.ratio("bypass_share", &["bypass"], &["loads"]);
        report.counts("stores", &of(|core| core.stores.iter().sum()));
        report.counts("store_hit", &of(|core| core.stores[Word::Hit as usize]));
        report.counts("store_miss", &of(|core| core.stores[Word::Miss as usize]));
        report.counts("atomics", &of(|core| core.atomics));
    }
}
