//! A sectored L1 a core, coalescers of neighbouring cores' requests, and a sectored L2: what a GPU's counters count.

mod coalescer;
mod l1;
mod l2;
mod replacement;
#[cfg(test)]
mod tests;

use super::Caches;
use crate::happened::{Change, Happened, Word};
use crate::report::Report;
use coalescer::Coalescer;
use design::{Design, Sm, SystemL2};
use l1::SectoredL1;
use l2::SectoredL2;
use traces::Kind;

/// Sectors of each core.
#[derive(Clone, Default)]
struct Counts {
    wanted: u64,
    hits: u64,
    read: u64,
    l2_hits: u64,
    dram: u64,
}

/// The caches of all cores.
pub(super) struct Sectored {
    l1s: Vec<SectoredL1>,
    coalescers: Vec<Coalescer>,
    l2: SectoredL2,
    sectors: u32,
    counts: Vec<Counts>,
}

impl Sectored {
    pub(super) fn new(design: &Design, sm: &Sm, cores: u32, l2: &SystemL2) -> Option<Sectored> {
        let config = design.l1()?;
        let l1 = SectoredL1::new(sm.sets, sm.ways(config.line_bytes), sm.replacement);
        Some(Sectored {
            l1s: vec![l1; cores as usize],
            coalescers: vec![Coalescer::new(sm.coalesced.into()); sm.coalescers as usize],
            l2: SectoredL2::new(config.sector_bytes, l2),
            sectors: config.line_bytes / config.sector_bytes,
            counts: vec![Counts::default(); cores as usize],
        })
    }
}

/// The coalescer that a core's requests pass.
pub(crate) fn coalescer_of(core: u32, cores: usize, coalescers: usize) -> usize {
    core as usize * coalescers / cores
}

/// The bits of a mask, rising.
pub(crate) fn bits(mask: u32) -> impl Iterator<Item = u32> {
    (0..u32::BITS).filter(move |bit| mask >> bit & 1 == 1)
}

impl Caches for Sectored {
    fn access(&mut self, happened: &mut Happened) {
        let crate::Request { core, operation, access, .. } = happened.request;
        let place = coalescer_of(core, self.l1s.len(), self.coalescers.len());
        let (l1, counts) = (&mut self.l1s[core as usize], &mut self.counts[core as usize]);
        let coalescer = &mut self.coalescers[place];
        let first = access.line * u64::from(self.sectors);
        let sector = |bit: u32| first + u64::from(bit);
        let is_load = operation.kind == Kind::Load;
        happened.to_l2 = access.sectors;
        if is_load {
            counts.wanted += u64::from(access.sectors.count_ones());
        }
        match operation.bypass_l1 {
            true => {}
            false if is_load => {
                let loaded = l1.load(access.line, access.sectors);
                counts.hits += u64::from(loaded.hits.count_ones());
                happened.to_l2 = access.sectors & !loaded.hits;
                happened.word = if happened.to_l2 == 0 { Word::Hit } else { Word::Miss };
                if let Some(evicted) = loaded.evicted {
                    happened.change(core, evicted, Change::Removed);
                }
                if loaded.is_new {
                    happened.change(core, access.line, Change::Filled);
                }
            }
            false if l1.has(access.line) => {
                happened.word = Word::Hit;
                happened.change(core, access.line, Change::Written);
            }
            false => happened.word = Word::Miss,
        }
        happened.requests_out = u64::from(happened.to_l2 != 0);
        for bit in bits(happened.to_l2) {
            let is_hit = match operation.kind {
                Kind::Load if coalescer.merges(sector(bit)) => {
                    happened.merged |= 1 << bit;
                    continue;
                }
                Kind::Load => {
                    counts.read += 1;
                    self.l2.read(sector(bit))
                }
                Kind::Store => {
                    self.l2.write(sector(bit));
                    true
                }
                Kind::Atomic => self.l2.read(sector(bit)),
            };
            counts.l2_hits += u64::from(is_hit);
            counts.dram += u64::from(!is_hit);
            happened.lacking |= u32::from(!is_hit) << bit;
        }
    }

    fn flush(&mut self) {
        self.l1s.iter_mut().for_each(SectoredL1::clear);
        self.coalescers.iter_mut().for_each(Coalescer::clear);
    }

    fn report(&self, report: &mut Report) {
        let of =
            |count: fn(&Counts) -> u64| -> Vec<u64> { self.counts.iter().map(count).collect() };
        report.counts("load_sectors_wanted", &of(|counts| counts.wanted));
        report.counts("load_sector_hits", &of(|counts| counts.hits));
        report.ratio("sector_hit_rate", &["load_sector_hits"], &["load_sectors_wanted"]);
        report.counts("sectors_from_l2", &of(|counts| counts.wanted - counts.hits));
        report.counts("l2_read_sectors", &of(|counts| counts.read));
        report.counts("l2_sector_hits", &of(|counts| counts.l2_hits));
        report.counts("dram_read_sectors", &of(|counts| counts.dram));
    }
}
