//! Warps, and their lines.

use super::TrackerNode;
use base::streams::status;
use signal::prelude::*;

impl TrackerNode {
    /// No warp comes while the cache is to be emptied, or is being emptied.
    #[kernel]
    pub(super) fn take_warps(&mut self) {
        self.is_emptied.next = self.flush.val() || self.walker.clears.val();
        self.scatter.active_warps.next = self.active_warps.val();
        self.scatter.warp.valid.next = self.warp.valid.val() && !self.is_emptied.val();
        self.scatter.warp.active.next = self.warp.active.val();
        self.warp.ready.next = self.scatter.warp.ready.val() && !self.is_emptied.val();
        for l in 0..self.warp_sector.len() {
            self.scatter.warp_sector[l].next = self.warp_sector[l].val();
        }
        self.scatter.decision.ready.next = true;
        self.decision.valid.next = self.scatter.decision.valid.val();
        self.decision.unique.next = self.scatter.decision.unique.val();
        self.decision.bypass.next = self.scatter.decision.bypass.val();
        self.bypasses.hold();
        if self.scatter.decision.valid.val() {
            self.bypasses.d.next = self.scatter.decision.bypass.val();
        }
    }

    /// A line that is refused waits, and no other is offered until it has entered again.
    #[kernel]
    pub(super) fn refuse_line(&mut self) {
        self.refuses.next = self.is_first.q.val()
            && self.is_line.q.val()
            && (self.lookup.status.val() == status::RESERVATION_FAIL);
        self.retry.push.valid.next = self.refuses.val();
        self.retry.push.line.next = self.line.q.val();
        self.retry.push.sectors.next = self.sectors.q.val();
        self.retry.push.bypass.next = self.bypass_l1.q.val();
        self.retry.push.id.next = self.id.q.val();
        self.retries.next = self.arbiter.enters.line.val() && self.retry.pop.valid.val();
        self.retry.pop.ready.next = self.retries.val();
        self.has_new.next = self.scatter.line.valid.val() && self.ticket.valid.val();
        self.has_line.next = self.retry.pop.valid.val() || self.has_new.val();
    }
}
