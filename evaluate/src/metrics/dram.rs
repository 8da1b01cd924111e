//! `dram_bytes`: an L2 without time behind the L1s, in slices; LRU, write-back, and a miss of any kind fetches
//! its line.

use super::{Observer, Seen};
use crate::l2::L2;
use crate::report::Report;
use design::SystemL2;
use traces::Kind;

pub(crate) struct Dram {
    l2: L2,
}

impl Dram {
    pub(crate) fn new(line_bytes: u32, sector_bytes: u32, l2: &SystemL2) -> Dram {
        Dram { l2: L2::new(line_bytes, sector_bytes, l2) }
    }
}

impl Observer for Dram {
    fn see(&mut self, all: &[Seen<'_>]) {
        for seen in all {
            let request = &seen.happened.request;
            let is_write = request.operation.kind != Kind::Load;
            for line in self.l2.lines_of(request.access.line, seen.happened.to_l2) {
                self.l2.access(line, is_write);
            }
        }
    }

    fn report(&self, report: &mut Report) {
        report.total("dram_bytes", self.l2.dram_bytes());
    }
}
