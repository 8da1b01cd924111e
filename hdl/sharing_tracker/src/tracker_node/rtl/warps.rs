//! Warps, and their lines.

use super::TrackerNode;
use base::streams::status;
use signal::prelude::*;

impl TrackerNode {
    /// No warp comes while the cache is to be emptied, or is being emptied.
    #[kernel]
    pub(super) fn take_warps(&mut self) {
        self.is_emptied = self.flush || self.walker.clears;
        self.scatter.active_warps = self.active_warps;
        self.scatter.warp.valid = self.warp.valid && !self.is_emptied;
        self.scatter.warp.active = self.warp.active;
        self.warp.ready = self.scatter.warp.ready && !self.is_emptied;
        for l in 0..self.warp_sector.len() {
            self.scatter.warp_sector[l] = self.warp_sector[l];
        }
        self.scatter.decision.ready = true;
        self.decision.valid = self.scatter.decision.valid;
        self.decision.unique = self.scatter.decision.unique;
        self.decision.bypass = self.scatter.decision.bypass;
        self.bypasses.hold();
        if self.scatter.decision.valid {
            self.bypasses.d = self.scatter.decision.bypass;
        }
    }

    /// A line that is refused waits, and no other is offered until it has entered again.
    #[kernel]
    pub(super) fn refuse_line(&mut self) {
        self.refuses =
            self.is_first.q && self.is_line.q && (self.lookup.status == status::RESERVATION_FAIL);
        self.retry.push.valid = self.refuses;
        self.retry.push.line = self.line.q;
        self.retry.push.sectors = self.sectors.q;
        self.retry.push.bypass = self.bypass_l1.q;
        self.retry.push.id = self.id.q;
        self.retries = self.arbiter.enters.line && self.retry.pop.valid;
        self.retry.pop.ready = self.retries;
        self.has_new = self.scatter.line.valid && self.ticket.valid;
        self.has_line = self.retry.pop.valid || self.has_new;
    }
}
