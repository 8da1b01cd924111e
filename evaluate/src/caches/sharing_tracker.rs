//! `sharing-tracker`: an L1 a core, trackers that know which of them hold a line, and loads that bypass them.

use super::{Caches, at_port, look_up, tell};
use crate::happened::Happened;
use crate::report::Report;
use base::model::{Case, LOAD, Lines, Tags};
use base::streams::CoreRequest;
use design::Design;
use sharing_tracker::scatter_bypass;
use sharing_tracker::tracker::model::SharingTracker;
use sharing_tracker::tracker::{AnswerBack, Config, In, Invalidate, Lookup, Remove};
use sharing_tracker::tracker_node;
use testbenches::dut::Model;

/// The tags of each core's L1, and the banks of the trackers.
///
/// A load miss is a remove of its victim, a lookup and an add, in this order; a store or atomic is looked up by its first
/// sector, as in `private`, and frees the entry of its core's tracker. Nothing is in flight, so that a core which a
/// tracker names has the line.
pub(super) struct Tracked {
    l1s: Vec<Lines>,
    sets: usize,
    all_sectors: u32,
    l1_lines: u64,
    trackers: Trackers,
    request: CoreRequest,
    counts: Counts,
}

/// The banks of all trackers: bank b of tracker t is number `t * banks + b`.
struct Trackers {
    banks: Vec<SharingTracker>,
    banks_each: u64,
    cores_each: u64,
}

/// Counts of each core.
struct Counts {
    lookups: Vec<u64>,
    forwards: Vec<u64>,
    nacks: Vec<u64>,
    answered: Vec<u64>,
    invalidations: Vec<u64>,
    freed: Vec<u64>,
}

impl Trackers {
    fn new(design: &Design) -> Option<Trackers> {
        let section = design.sharing_tracker()?;
        let bank = SharingTracker::new(&Config::of_bank(design)?);
        Some(Trackers {
            banks: vec![bank; (section.trackers * section.banks) as usize],
            banks_each: section.banks.into(),
            cores_each: section.cores_each().into(),
        })
    }

    /// The bank of a core's line; the line as the bank numbers it, and the core.
    fn bank(&mut self, core: u32, line: u64) -> (&mut SharingTracker, u64, u64) {
        let (tracker, core) =
            (u64::from(core) / self.cores_each, u64::from(core) % self.cores_each);
        let bank = tracker * self.banks_each + line % self.banks_each;
        (&mut self.banks[bank as usize], line / self.banks_each, core)
    }

    /// The core's L1 has evicted a line.
    fn remove(&mut self, core: u32, line: u64) {
        let (bank, line, core) = self.bank(core, line);
        let remove = Remove { valid: true, line, core };
        bank.step(&In { remove, ..taken() });
    }

    /// A load that missed its L1, and will allocate: the core that its tracker names, if it names one.
    fn look_up(&mut self, core: u32, line: u64) -> Option<u32> {
        let first = core - core % self.cores_each as u32;
        let (bank, line, core) = self.bank(core, line);
        let lookup = Lookup { valid: true, line, core, may_forward: true, adds: true };
        bank.step(&In { lookup, ..taken() });
        let answer = bank.answer();
        answer.forward.then(|| first + answer.forward_core as u32)
    }

    /// A store or atomic is in flight to L2; gives whether it frees an entry.
    fn invalidate(&mut self, core: u32, line: u64) -> bool {
        let (bank, line, _) = self.bank(core, line);
        let was_there = !bank.sharers_of(line).is_empty();
        let invalidate = Invalidate { valid: true, line };
        bank.step(&In { invalidate, ..taken() });
        was_there
    }
}

/// A cycle in which the answer of the one before is taken.
fn taken() -> In {
    In { answer: AnswerBack { ready: true }, ..In::default() }
}

impl Tracked {
    pub(super) fn new(design: &Design) -> Option<Tracked> {
        let node = tracker_node::Config::of(design)?;
        let config = node.l1();
        let cores = design.sharing_tracker()?.cores as usize;
        let none = || vec![0; cores];
        Some(Tracked {
            l1s: vec![Lines::new(config); cores],
            sets: config.sets(),
            all_sectors: u32::MAX >> (32 - config.sectors()),
            l1_lines: scatter_bypass::Config::of(design)?.l1_lines(),
            trackers: Trackers::new(design)?,
            request: CoreRequest::default(),
            counts: Counts {
                lookups: none(),
                forwards: none(),
                nacks: none(),
                answered: none(),
                invalidations: none(),
                freed: none(),
            },
        })
    }

    /// The load's instruction touches as many lines as the L1 has for each of its core's warps, or more.
    fn is_scattered(&self, request: &crate::Request) -> bool {
        u64::from(request.lines) >= self.l1_lines / u64::from(request.warps.max(1))
    }

    /// A load missed: its victim leaves the tracker, then another core answers, or L2.
    fn miss(&mut self, victim: Option<u64>, happened: &mut Happened) {
        let (core, line) = (happened.request.core, happened.request.access.line);
        if let Some(victim) = victim {
            self.trackers.remove(core, victim);
        }
        self.counts.lookups[core as usize] += 1;
        let Some(sharer) = self.trackers.look_up(core, line) else { return };
        self.counts.forwards[core as usize] += 1;
        let l1 = &self.l1s[sharer as usize];
        if l1.place_of(line).is_some() {
            self.counts.answered[sharer as usize] += 1;
            (happened.from, happened.to_l2) = (Some(sharer), 0);
        } else {
            self.counts.nacks[core as usize] += 1;
        }
    }
}

impl Caches for Tracked {
    fn access(&mut self, happened: &mut Happened) {
        let (core, line) = (happened.request.core, happened.request.access.line);
        at_port(happened, &mut self.request);
        let is_load = self.request.kind == LOAD;
        self.request.bypass_l1 |= is_load && self.is_scattered(&happened.request);
        let found = look_up(&mut self.l1s[core as usize], core, &self.request, happened);
        tell(happened, &found, self.all_sectors);
        if found.case == Case::Miss {
            self.miss(found.evicted, happened);
        } else if !is_load {
            self.counts.invalidations[core as usize] += 1;
            let freed = self.trackers.invalidate(core, line);
            self.counts.freed[core as usize] += u64::from(freed);
        }
    }

    fn flush(&mut self) {
        for l1 in &mut self.l1s {
            (0..self.sets).for_each(|set| l1.clear(set));
        }
        let flush = sharing_tracker::tracker::Flush { valid: true };
        for bank in &mut self.trackers.banks {
            bank.step(&In { flush, ..taken() });
        }
    }

    fn report(&self, report: &mut Report) {
        let Counts { lookups, forwards, nacks, answered, invalidations, freed } = &self.counts;
        report.counts("tracker_lookups", lookups);
        report.counts("tracker_forwards", forwards);
        report.ratio("tracker_forward_rate", &["tracker_forwards"], &["tracker_lookups"]);
        report.counts("tracker_nacks", nacks);
        report.counts("tracker_answered", answered);
        report.counts("tracker_invalidations", invalidations);
        report.counts("tracker_freed", freed);
    }
}
