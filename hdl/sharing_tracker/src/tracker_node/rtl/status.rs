//! Statuses of the core's requests, and event outputs.

use super::TrackerNode;
use signal::prelude::*;

impl TrackerNode {
    #[kernel]
    pub(super) fn drive_core(&mut self) {
        self.core_status.valid = self.is_first.q && !self.refuses;
        self.core_status.id = self.id.q;
        self.core_status.word = self.lookup.status;
        self.ports.line.valid = self.is_new.q;
        self.ports.line.address = self.line.q;
        self.ports.line.sectors = self.sectors.q;
        self.ports.line.last = self.is_last.q;
        self.ports.line.bypass = self.bypass_l1.q;
        self.ports.line.id = self.id.q;
    }

    #[kernel]
    pub(super) fn drive_events(&mut self) {
        self.report.now.looks_up = self.is_first.q;
        self.report.now.status = self.lookup.status;
        self.report.now.evicts = self.lookup.evict;
        self.report.now.evicted_line = self.lookup.evict_line;
        self.report.now.fills = self.data_side.is_filled;
        self.report.tracker_now.answered = self.forwards.answers;
        self.report.tracker_now.nacked = self.forwards.nacks;
        self.report.tracker_now.removed = self.messages.removes;
        self.report.tracker_now.retried = self.retries;
        self.report.event.link(&mut self.ports.event);
        self.report.evict.link(&mut self.ports.evict);
        self.report.tracker.link(&mut self.ports.tracker);
        self.ports.counter.link(&mut self.report.counter);
    }
}
