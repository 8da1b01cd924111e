//! `older_than_own_store`: load answers that lack a store or atomic of the same core (`baseline-l1.md`'s
//! guarantee).
//!
//! L2 has every write at once. So an answer can only lack one if it comes from an L1's copy, which has what L2
//! had when it was filled, and what was written to it since; bytes are told apart by sector.

use super::{Observer, Seen};
use crate::happened::{Change, Word};
use crate::hashing::ByLine;
use crate::report::Report;
use traces::Kind;

/// Sectors that a line can have.
const SECTORS: usize = 32;

/// Records, by sector, counted from 1; 0: none.
type BySector = Box<[u64; SECTORS]>;

/// A line in an L1.
struct Copy {
    /// The record that filled it.
    filled: u64,
    /// Those that wrote to it since.
    written: Option<BySector>,
}

pub(crate) struct OwnStores {
    /// Records so far.
    now: u64,
    /// The last write of each core to a line, since the last flush.
    stores: Vec<ByLine<BySector>>,
    /// The lines of each L1.
    copies: Vec<ByLine<Copy>>,
    older: Vec<u64>,
}

impl OwnStores {
    pub(crate) fn new(cores: u32) -> OwnStores {
        let tables = || (0..cores).map(|_| ByLine::default()).collect();
        let (stores, copies) = (tables(), (0..cores).map(|_| ByLine::default()).collect());
        OwnStores { now: 0, stores, copies, older: vec![0; cores as usize] }
    }

    /// A load that an L1 answered lacks a write of its core.
    fn is_older(&self, seen: &Seen<'_>) -> bool {
        let request = &seen.happened.request;
        let line = &request.access.line;
        let Some(stores) = self.stores[request.core as usize].get(line) else { return false };
        let Some(copy) = self.copies[seen.happened.at as usize].get(line) else { return false };
        let written = |sector: usize| copy.written.as_ref().map_or(0, |written| written[sector]);
        sectors(request.access.sectors)
            .any(|sector| stores[sector] > copy.filled.max(written(sector)))
    }

    fn change(&mut self, seen: &Seen<'_>) {
        for changed in &seen.happened.changes {
            let copies = &mut self.copies[changed.l1 as usize];
            match changed.change {
                Change::Filled => {
                    copies.insert(changed.line, Copy { filled: self.now, written: None });
                }
                Change::Removed => drop(copies.remove(&changed.line)),
                Change::Written => {
                    let Some(copy) = copies.get_mut(&changed.line) else { continue };
                    let written = copy.written.get_or_insert_with(none);
                    let all = seen.happened.request.access.sectors;
                    sectors(all).for_each(|sector| written[sector] = self.now);
                }
            }
        }
    }
}

impl Observer for OwnStores {
    fn see(&mut self, seen: &Seen<'_>) {
        self.now += 1;
        let request = &seen.happened.request;
        let core = request.core as usize;
        if seen.happened.is_load() && seen.happened.word == Word::Hit && self.is_older(seen) {
            self.older[core] += 1;
        }
        self.change(seen);
        if request.operation.kind != Kind::Load {
            let stores = self.stores[core].entry(request.access.line).or_insert_with(none);
            sectors(request.access.sectors).for_each(|sector| stores[sector] = self.now);
        }
    }

    fn flush(&mut self) {
        self.stores.iter_mut().for_each(ByLine::clear);
        self.copies.iter_mut().for_each(ByLine::clear);
    }

    fn report(&self, report: &mut Report) {
        report.counts("older_than_own_store", &self.older);
    }
}

fn none() -> BySector {
    Box::new([0; SECTORS])
}

/// The sectors of a mask.
fn sectors(mask: u32) -> impl Iterator<Item = usize> {
    (0..SECTORS).filter(move |sector| mask >> sector & 1 == 1)
}
