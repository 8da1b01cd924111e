//! `l2_requests`: what leaves the L1s. All of it counts in the row of the core whose record it was.

use super::{Observer, Seen};
use crate::report::Report;
use traces::Kind;

pub(crate) struct Traffic {
    sector_bytes: u64,
    /// Requests to L2, loads among them, requests that left an L1, sectors to and from L2: of each core.
    l2_requests: Vec<u64>,
    loads: Vec<u64>,
    out: Vec<u64>,
    sectors: Vec<u64>,
}

impl Traffic {
    pub(crate) fn new(cores: u32, sector_bytes: u32) -> Traffic {
        let none = vec![0; cores as usize];
        let sector_bytes = sector_bytes.into();
        let (l2_requests, loads, out) = (none.clone(), none.clone(), none.clone());
        Traffic { sector_bytes, l2_requests, loads, out, sectors: none }
    }
}

impl Observer for Traffic {
    fn see(&mut self, all: &[Seen<'_>]) {
        for seen in all {
            let core = seen.happened.request.core as usize;
            let reaches_l2 = seen.happened.to_l2 != 0;
            let is_load = seen.happened.request.operation.kind == Kind::Load;
            self.l2_requests[core] += u64::from(reaches_l2);
            self.loads[core] += u64::from(reaches_l2 && is_load);
            self.out[core] += seen.happened.requests_out;
            self.sectors[core] += u64::from(seen.happened.to_l2.count_ones());
        }
    }

    fn report(&self, report: &mut Report) {
        report.counts("l2_requests", &self.l2_requests);
        report.counts("loads_to_l2", &self.loads);
        report.counts("l1_requests_out", &self.out);
        let bytes: Vec<u64> = self.sectors.iter().map(|n| n * self.sector_bytes).collect();
        report.counts("l2_bytes", &bytes);
    }
}
