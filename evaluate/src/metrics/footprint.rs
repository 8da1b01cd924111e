//! `footprint`: how many of the lines that a core loads get a place in an L1 (`ics15` §6.1e).

use super::pairs::ByPair;
use super::{Observer, Seen};
use crate::happened::Word;
use crate::report::Report;

/// State of a pair of core and line.
const LOADED: u8 = 1;
const ALLOCATED: u8 = 2;

pub(crate) struct Footprint {
    pairs: ByPair<u8>,
    loaded: Vec<u64>,
    allocated: Vec<u64>,
}

impl Footprint {
    pub(crate) fn new(cores: u32) -> Footprint {
        let none = vec![0; cores as usize];
        Footprint { pairs: ByPair::default(), loaded: none.clone(), allocated: none }
    }
}

impl Observer for Footprint {
    fn see(&mut self, all: &[Seen<'_>]) {
        for seen in all {
            if !seen.happened.is_load() {
                continue;
            }
            let core = seen.happened.request.core as usize;
            let pair = self.pairs.of(seen.pair);
            self.loaded[core] += u64::from(*pair & LOADED == 0);
            *pair |= LOADED;
            // A load that did not bypass found a place or got one.
            if seen.happened.word != Word::Bypass {
                self.allocated[core] += u64::from(*pair & ALLOCATED == 0);
                *pair |= ALLOCATED;
            }
        }
    }

    fn report(&self, report: &mut Report) {
        report.counts("lines_allocated", &self.allocated);
        report.counts("lines_loaded", &self.loaded);
        report.ratio("footprint", &["lines_allocated"], &["lines_loaded"]);
    }
}
