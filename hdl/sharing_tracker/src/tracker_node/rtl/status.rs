//! Statuses of the core's requests, and event outputs.

use super::TrackerNode;
use signal::prelude::*;

impl TrackerNode {
    #[kernel]
    pub(super) fn drive_core(&mut self) {
        self.core_status.valid.next = self.is_first.q.val() && !self.refuses.val();
        self.core_status.id.next = self.id.q.val();
        self.core_status.word.next = self.lookup.status.val();
        self.ports.line.valid.next = self.is_new.q.val();
        self.ports.line.address.next = self.line.q.val();
        self.ports.line.sectors.next = self.sectors.q.val();
        self.ports.line.last.next = self.is_last.q.val();
        self.ports.line.bypass.next = self.bypass_l1.q.val();
        self.ports.line.id.next = self.id.q.val();
    }

    #[kernel]
    pub(super) fn drive_events(&mut self) {
        self.report.now.looks_up.next = self.is_first.q.val();
        self.report.now.status.next = self.lookup.status.val();
        self.report.now.evicts.next = self.lookup.evict.val();
        self.report.now.evicted_line.next = self.lookup.evict_line.val();
        self.report.now.fills.next = self.data_side.is_filled.val();
        self.report.tracker_now.answered.next = self.forwards.answers.val();
        self.report.tracker_now.nacked.next = self.forwards.nacks.val();
        self.report.tracker_now.removed.next = self.messages.removes.val();
        self.report.tracker_now.retried.next = self.retries.val();
        self.report.event.link(&mut self.ports.event);
        self.report.evict.link(&mut self.ports.evict);
        self.report.tracker.link(&mut self.ports.tracker);
        self.ports.counter.link(&mut self.report.counter);
    }
}
