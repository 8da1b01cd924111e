//! `older_than_own_store`: load answers that lack a store or atomic of the same core (`baseline-l1.md`'s
//! guarantee).
//!
//! L2 has every write at once. An answer can only lack a write, therefore, if it comes from an L1's copy, and
//! that copy lacks what was written to its line since it was filled and not to itself as well. A copy of another L1's copy lacks what that
//! one lacks. Bytes are distinguished by sector.

use super::{Observer, Seen};
use crate::happened::{Change, Changed, Word};
use crate::hashing::ByLine;
use crate::report::Report;
use traces::Kind;

/// Sectors that a core has written and a copy lacks.
#[derive(Clone, Copy, Debug)]
struct Lack {
    core: u32,
    sectors: u32,
}

pub(crate) struct OwnStores {
    /// The lines in each L1 that lack something; there are few.
    copies: Vec<ByLine<Vec<Lack>>>,
    older: Vec<u64>,
}

impl OwnStores {
    pub(crate) fn new(cores: u32) -> OwnStores {
        let copies = (0..cores).map(|_| ByLine::default()).collect();
        OwnStores { copies, older: vec![0; cores as usize] }
    }

    /// A load that an L1 answered lacks a write of its core.
    fn is_older(&self, seen: &Seen<'_>) -> bool {
        let request = &seen.happened.request;
        let source = seen.happened.from.unwrap_or(seen.happened.at);
        let lacks = self.copies[source as usize].get(&request.access.line);
        lacks
            .into_iter()
            .flatten()
            .any(|lack| lack.core == request.core && lack.sectors & request.access.sectors != 0)
    }

    /// A copy of another L1's copy lacks what that one lacks.
    fn copy(&mut self, source: u32, seen: &Seen<'_>) {
        let line = seen.happened.request.access.line;
        let Some(lacks) = self.copies[source as usize].get(&line).cloned() else { return };
        for changed in &seen.happened.changes {
            if (changed.line, changed.change) == (line, Change::Filled) {
                self.copies[changed.l1 as usize].insert(line, lacks.clone());
            }
        }
    }

    /// Every copy that was there lacks a write, but for those that were written too or are gone.
    fn write(&mut self, seen: &Seen<'_>) {
        let request = &seen.happened.request;
        let (line, sectors) = (request.access.line, request.access.sectors);
        for l1 in seen.held.each() {
            let is_its = |changed: &&Changed| changed.l1 as usize == l1 && changed.line == line;
            let copies = &mut self.copies[l1];
            match seen.happened.changes.iter().rev().find(is_its).map(|changed| changed.change) {
                Some(Change::Written) => {
                    let lacks = copies.get_mut(&line).into_iter().flatten();
                    lacks.for_each(|lack| lack.sectors &= !sectors);
                }
                Some(Change::Removed | Change::Filled) => {}
                None => {
                    let lacks = copies.entry(line).or_default();
                    match lacks.iter_mut().find(|lack| lack.core == request.core) {
                        Some(lack) => lack.sectors |= sectors,
                        None => lacks.push(Lack { core: request.core, sectors }),
                    }
                }
            }
        }
    }
}

impl Observer for OwnStores {
    fn see(&mut self, all: &[Seen<'_>]) {
        for seen in all {
            let request = &seen.happened.request;
            let is_of_l1 = seen.happened.word == Word::Hit || seen.happened.from.is_some();
            if seen.happened.is_load() && is_of_l1 && self.is_older(seen) {
                self.older[request.core as usize] += 1;
            }
            for changed in &seen.happened.changes {
                let copies = &mut self.copies[changed.l1 as usize];
                if changed.change != Change::Written && !copies.is_empty() {
                    copies.remove(&changed.line);
                }
            }
            if let Some(source) = seen.happened.from {
                self.copy(source, seen);
            }
            if request.operation.kind != Kind::Load {
                self.write(seen);
            }
        }
    }

    fn flush(&mut self) {
        self.copies.iter_mut().for_each(ByLine::clear);
    }

    fn report(&self, report: &mut Report) {
        report.counts("older_than_own_store", &self.older);
    }
}
