//! How often a core touches a line, and how much of it: `no_reuse`, `load_sectors`.

use super::pairs::ByPair;
use super::{Observer, Seen};
use crate::report::Report;
use traces::Kind;

/// `no_reuse`: pairs of core and line that loads and stores touch once.
pub(crate) struct NoReuse {
    /// Touches of each pair, up to 2.
    touches: ByPair<u8>,
    once: Vec<u64>,
    all: Vec<u64>,
}

impl NoReuse {
    pub(crate) fn new(cores: u32) -> NoReuse {
        let none = vec![0; cores as usize];
        NoReuse { touches: ByPair::default(), once: none.clone(), all: none }
    }
}

impl Observer for NoReuse {
    fn see(&mut self, all: &[Seen<'_>]) {
        for seen in all {
            let request = &seen.happened.request;
            if request.operation.kind == Kind::Atomic {
                continue;
            }
            let (touches, core) = (self.touches.of(seen.pair), request.core as usize);
            match *touches {
                0 => {
                    self.all[core] += 1;
                    self.once[core] += 1;
                }
                1 => self.once[core] -= 1,
                _ => continue,
            }
            *touches += 1;
        }
    }

    fn report(&self, report: &mut Report) {
        report.counts("lines_touched_once", &self.once);
        report.counts("lines_touched", &self.all);
        report.ratio("no_reuse", &["lines_touched_once"], &["lines_touched"]);
    }
}

/// `load_sectors`: place k counts the loads of k sectors.
pub(crate) struct LoadSectors {
    cores: Vec<Vec<u64>>,
}

impl LoadSectors {
    pub(crate) fn new(cores: u32, sectors: u32) -> LoadSectors {
        LoadSectors { cores: vec![vec![0; sectors as usize + 1]; cores as usize] }
    }
}

impl Observer for LoadSectors {
    fn see(&mut self, all: &[Seen<'_>]) {
        for seen in all {
            if seen.happened.is_load() {
                let request = &seen.happened.request;
                let sectors = request.access.sectors.count_ones() as usize;
                self.cores[request.core as usize][sectors] += 1;
            }
        }
    }

    fn report(&self, report: &mut Report) {
        report.lists("load_sectors", &self.cores);
    }
}
