//! Entries, and the next lookup.

use super::TrackerNode;
use base::streams::kind;
use signal::prelude::*;

impl TrackerNode {
    /// Something enters when the request in lookup is done in this cycle, and no set is being cleared: the walk has
    /// the port by which a victim becomes invalid.
    #[kernel]
    pub(super) fn arbitrate(&mut self) {
        let stays = self.is_busy.q.val() && self.data_side.state.waits.val();
        self.arbiter.is_open.next = !self.walker.clears.val() && !stays;
        self.arbiter.may_forward.next = self.forwards.may_enter.val();
        self.arbiter.offered.forward.next = self.forward.valid.val();
        self.arbiter.offered.request.next = self.core_request.valid.val() && !self.flush.val();
        self.arbiter.offered.line.next = self.has_line.val();
        self.arbiter.is_refused.next = self.refuses.val();

        let may_new = self.arbiter.ready.line.val() && !self.retry.pop.valid.val();
        self.forward.ready.next = self.arbiter.ready.forward.val();
        self.core_request.ready.next = self.arbiter.ready.request.val() && !self.flush.val();
        self.ticket.ready.next = may_new && self.scatter.line.valid.val();
        self.scatter.line.ready.next = may_new && self.ticket.valid.val();
        self.new_enters.next = may_new && self.has_new.val();

        self.local_enters.next =
            self.arbiter.enters.request.val() || self.arbiter.enters.line.val();
        self.is_first.d.next = self.local_enters.val();
        self.is_busy.d.next = self.local_enters.val() || stays;
        self.is_line.d.next = self.arbiter.enters.line.val();
        self.is_new.d.next = self.new_enters.val();
        self.is_last.d.next = self.scatter.line.last.val();
    }

    #[kernel]
    pub(super) fn choose_line(&mut self) {
        self.next_line.next = self.core_request.line.val();
        if self.arbiter.is_line.val() {
            self.next_line.next = self.scatter.line.address.val();
            if self.retry.pop.valid.val() {
                self.next_line.next = self.retry.pop.line.val();
            }
        }
        if self.arbiter.is_forward.val() {
            self.next_line.next = self.forward.line.val();
        }
        self.index.line.next = self.next_line.val();
        self.line.hold();
        self.set.hold();
        if self.local_enters.val() || self.arbiter.enters.forward.val() {
            self.line.d.next = self.next_line.val();
            self.set.d.next = self.index.set_number.val();
        }
    }

    #[kernel]
    pub(super) fn hold_request(&mut self) {
        self.request_kind.hold();
        self.operation.hold();
        self.sectors.hold();
        self.byte_enable.hold();
        self.data.hold();
        self.bypass_l1.hold();
        self.id.hold();
        if self.arbiter.enters.request.val() {
            self.request_kind.d.next = self.core_request.kind.val();
            self.operation.d.next = self.core_request.operation.val();
            self.sectors.d.next = self.core_request.sectors.val();
            self.byte_enable.d.next = self.core_request.byte_enable.val();
            self.data.d.next = self.core_request.data.val();
            self.bypass_l1.d.next = self.core_request.bypass_l1.val();
            self.id.d.next = self.core_request.id.val();
        }
    }

    /// A warp line is a load without data.
    #[kernel]
    pub(super) fn hold_line(&mut self) {
        if self.arbiter.enters.line.val() {
            self.request_kind.d.next = kind::LOAD.into();
            self.operation.d.next = 0.into();
            self.sectors.d.next = self.scatter.line.sectors.val();
            self.byte_enable.d.next = 0.into();
            self.data.d.next = 0.into();
            self.bypass_l1.d.next = self.bypasses.q.val();
            self.id.d.next = self.ticket.id.val();
            if self.retry.pop.valid.val() {
                self.sectors.d.next = self.retry.pop.sectors.val();
                self.bypass_l1.d.next = self.retry.pop.bypass.val();
                self.id.d.next = self.retry.pop.id.val();
            }
        }
    }
}
