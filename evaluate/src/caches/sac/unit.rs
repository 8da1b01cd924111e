//! The choice of the organisation: golden counters and a golden directory a chip, and the golden `eab_unit`.

use super::llc::Asked;
use design::{Design, MemorySideHits};
use sac::crd::{self, model::Crd};
use sac::eab_unit::{self, Outcome, Slice};
use sac::profile_counters::{self, Hits, In, Miss, model::ProfileCounters};
use testbenches::dut::Model;
use traces::Kind;

/// A profile's counts, and the choice.
#[derive(Clone, Debug)]
pub(crate) struct Profiled {
    /// The sums over the chips, as the unit has them.
    pub(super) sums: eab_unit::In,
    /// Requests of the slice with most of them, under memory-side and under SM-side.
    pub(super) greatest: [u64; 2],
    pub(super) outcome: Outcome,
}

impl Profiled {
    /// Of the counters that the unit has got.
    pub(crate) fn of(sums: eab_unit::In, slices: &[Slice], outcome: Outcome) -> Profiled {
        let greatest = |of: fn(&Slice) -> u64| slices.iter().map(of).max().unwrap_or(0);
        let greatest = [greatest(|slice| slice.memory_side), greatest(|slice| slice.sm_side)];
        Profiled { sums, greatest, outcome }
    }
}

/// A chip's counters and directory.
#[derive(Clone)]
struct Chip {
    counters: ProfileCounters,
    directory: Crd,
}

#[derive(Clone)]
pub(super) struct Unit {
    config: eab_unit::Config,
    counting: profile_counters::Config,
    hits_of: MemorySideHits,
    is_sectored: bool,
    chips: Vec<Chip>,
    /// Cycles that the profile still has; none outside of one.
    cycles_left: usize,
}

impl Unit {
    /// In the profile of the first kernel.
    pub(super) fn new(design: &Design) -> Option<Unit> {
        let sac = design.sac()?;
        let counting = profile_counters::Config::of(design)?;
        let directory = crd::Config::of(design)?;
        let chip =
            |_| Chip { counters: ProfileCounters::new(&counting), directory: Crd::new(&directory) };
        let mut unit = Unit {
            config: eab_unit::Config::of(design)?,
            hits_of: sac.memory_side_hits,
            is_sectored: sac.sectored,
            chips: (0..sac.chips).map(chip).collect(),
            counting,
            cycles_left: 0,
        };
        unit.start();
        Some(unit)
    }

    /// A kernel begins, and its profile; one that goes on is dropped.
    pub(super) fn start(&mut self) {
        for chip in &mut self.chips {
            chip.counters.step(&In { start: true, ..In::default() });
            chip.directory.step(&crd::In { clear: true, ..crd::In::default() });
        }
        self.cycles_left = self.counting.profile_cycles();
    }

    /// A request that the slices have served under memory-side; counts in a profile alone.
    pub(super) fn see(&mut self, asked: &Asked, hit: bool) {
        if self.cycles_left == 0 {
            return;
        }
        let slice = asked.place.slice as usize;
        // At the requester's chip: its L1's miss, at the slice of SM-side.
        let mut numbers = vec![0; self.counting.slices()];
        numbers[slice] = 1;
        let local = u64::from(asked.chip == asked.home);
        let miss = Miss { counts: self.counting.counts_of(&numbers), local };
        self.chips[asked.chip as usize].counters.count(&In { miss, ..In::default() });
        // At the home's: the arrival, and its hit; an atomic that was performed is one.
        let bit = 1_u64 << slice;
        let of = |is: bool| if is { bit } else { 0 };
        let is_atomic = asked.kind == Kind::Atomic;
        let hits = Hits { lookups: of(hit && !is_atomic), atomics: of(is_atomic) };
        let home = &mut self.chips[asked.home as usize];
        home.counters.count(&In { arrivals: bit, hits, ..In::default() });
        let sectors = if self.is_sectored { asked.sectors.into() } else { 1 };
        let (chip, line) = (asked.chip.into(), asked.line);
        let request = crd::Request { valid: true, chip, line, sectors };
        home.directory.step(&crd::In { request, clear: false });
    }

    /// A cycle passes; the profile's last brings a choice.
    pub(super) fn tick(&mut self) -> Option<Profiled> {
        if self.cycles_left == 0 {
            return None;
        }
        for chip in &mut self.chips {
            chip.counters.step(&In::default());
        }
        self.cycles_left -= 1;
        (self.cycles_left == 0).then(|| self.evaluate())
    }

    /// Takes all counters, chip after chip, and evaluates them.
    fn evaluate(&mut self) -> Profiled {
        let mut sums = eab_unit::In::default();
        let mut slices = Vec::new();
        for chip in &mut self.chips {
            let counted = chip.counters.step(&In::default());
            let sampled = chip.directory.step(&crd::In::default());
            sums.total_requests += counted.total_requests;
            sums.local_requests += counted.local_requests;
            let [requests, hits] = match self.hits_of {
                MemorySideHits::Directory => [sampled.requests, sampled.memory_side_hits],
                MemorySideHits::Slices => [counted.llc_requests, counted.llc_hits],
            };
            sums.memory_side_requests += requests;
            sums.memory_side_hits += hits;
            sums.crd_requests += sampled.requests;
            sums.crd_hits += sampled.hits;
            slices.extend((0..self.counting.slices() as u64).map(|slice_index| {
                let read = chip.counters.step(&In { slice_index, ..In::default() });
                let (memory_side, sm_side) = (read.memory_side_requests, read.sm_side_requests);
                Slice { valid: true, memory_side, sm_side }
            }));
        }
        let outcome = eab_unit::model::evaluate(&self.config, &sums, &slices);
        Profiled::of(sums, &slices, outcome)
    }
}
