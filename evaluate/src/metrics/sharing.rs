//! Copies that load misses find in other L1s: `replication_ratio`, `replicas`, `holders`.

use super::{Observer, Seen};
use crate::report::Report;
use serde_json::json;

/// The L1s that held the line, but for that which looked it up.
fn others(seen: &Seen<'_>) -> impl Iterator<Item = usize> {
    let at = seen.happened.at as usize;
    seen.held.each().filter(move |&holder| holder != at)
}

/// `replication_ratio`: load misses whose line another L1 holds (`pact20` §2.1).
pub(crate) struct Replication {
    /// Load misses of each core, and those whose line was held.
    misses: Vec<u64>,
    shared: Vec<u64>,
}

impl Replication {
    pub(crate) fn new(cores: u32) -> Replication {
        let none = vec![0; cores as usize];
        Replication { misses: none.clone(), shared: none }
    }
}

impl Observer for Replication {
    fn see(&mut self, all: &[Seen<'_>]) {
        for seen in all {
            if seen.happened.is_load_miss() {
                let core = seen.happened.request.core as usize;
                self.misses[core] += 1;
                self.shared[core] += u64::from(others(seen).next().is_some());
            }
        }
    }

    fn report(&self, report: &mut Report) {
        report.counts("misses_shared", &self.shared);
        report.counts("load_misses", &self.misses);
        report.ratio("replication_ratio", &["misses_shared"], &["load_misses"]);
    }
}

/// `replicas`: how often a line is there on average, summed after each load miss (`pact20` Fig. 12).
pub(crate) struct Replicas {
    copies: Vec<u64>,
    lines: Vec<u64>,
}

impl Replicas {
    pub(crate) fn new(cores: u32) -> Replicas {
        let none = vec![0; cores as usize];
        Replicas { copies: none.clone(), lines: none }
    }
}

impl Observer for Replicas {
    fn see(&mut self, all: &[Seen<'_>]) {
        for seen in all {
            if seen.happened.is_load_miss() {
                let core = seen.happened.request.core as usize;
                self.copies[core] += seen.copies.0;
                self.lines[core] += seen.copies.1;
            }
        }
    }

    fn report(&self, report: &mut Report) {
        report.counts("replica_copies", &self.copies);
        report.counts("replica_lines", &self.lines);
        report.ratio("replicas", &["replica_copies"], &["replica_lines"]);
    }
}

/// `holders`: load misses of core i whose line core j held (`taco16` Fig. 3).
pub(crate) struct HolderMatrix {
    rows: Vec<Vec<u64>>,
}

impl HolderMatrix {
    pub(crate) fn new(cores: u32) -> HolderMatrix {
        HolderMatrix { rows: vec![vec![0; cores as usize]; cores as usize] }
    }
}

impl Observer for HolderMatrix {
    fn see(&mut self, all: &[Seen<'_>]) {
        for seen in all {
            if seen.happened.is_load_miss() {
                let row = &mut self.rows[seen.happened.request.core as usize];
                others(seen).for_each(|holder| row[holder] += 1);
            }
        }
    }

    fn report(&self, report: &mut Report) {
        report.each("holders", self.rows.iter().map(|row| json!(row)));
        report.total("holders", json!(self.rows));
    }
}
