//! Entries, and the next lookup.

use super::TrackerNode;
use base::streams::kind;
use signal::prelude::*;

impl TrackerNode {
    /// Something enters when the request in lookup is done in this cycle, and no set is being cleared: the walk has
    /// the port by which a victim becomes invalid.
    #[kernel]
    pub(super) fn arbitrate(&mut self) {
        let stays = self.is_busy.q && self.data_side.state.waits;
        self.arbiter.is_open = !self.walker.clears && !stays;
        self.arbiter.may_forward = self.forwards.may_enter;
        self.arbiter.offered.forward = self.forward.valid;
        self.arbiter.offered.request = self.core_request.valid && !self.flush;
        self.arbiter.offered.line = self.has_line;
        self.arbiter.is_refused = self.refuses;

        let may_new = self.arbiter.ready.line && !self.retry.pop.valid;
        self.forward.ready = self.arbiter.ready.forward;
        self.core_request.ready = self.arbiter.ready.request && !self.flush;
        self.ticket.ready = may_new && self.scatter.line.valid;
        self.scatter.line.ready = may_new && self.ticket.valid;
        self.new_enters = may_new && self.has_new;

        self.local_enters = self.arbiter.enters.request || self.arbiter.enters.line;
        self.is_first.d = self.local_enters;
        self.is_busy.d = self.local_enters || stays;
        self.is_line.d = self.arbiter.enters.line;
        self.is_new.d = self.new_enters;
        self.is_last.d = self.scatter.line.last;
    }

    #[kernel]
    pub(super) fn choose_line(&mut self) {
        self.next_line = self.core_request.line;
        if self.arbiter.is_line {
            self.next_line = self.scatter.line.address;
            if self.retry.pop.valid {
                self.next_line = self.retry.pop.line;
            }
        }
        if self.arbiter.is_forward {
            self.next_line = self.forward.line;
        }
        self.index.line = self.next_line;
        self.line.hold();
        self.set.hold();
        if self.local_enters || self.arbiter.enters.forward {
            self.line.d = self.next_line;
            self.set.d = self.index.set_number;
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
        if self.arbiter.enters.request {
            self.request_kind.d = self.core_request.kind;
            self.operation.d = self.core_request.operation;
            self.sectors.d = self.core_request.sectors;
            self.byte_enable.d = self.core_request.byte_enable;
            self.data.d = self.core_request.data;
            self.bypass_l1.d = self.core_request.bypass_l1;
            self.id.d = self.core_request.id;
        }
    }

    /// A warp line is a load without data.
    #[kernel]
    pub(super) fn hold_line(&mut self) {
        if self.arbiter.enters.line {
            self.request_kind.d = kind::LOAD.into();
            self.operation.d = 0;
            self.sectors.d = self.scatter.line.sectors;
            self.byte_enable.d = 0;
            self.data.d = 0;
            self.bypass_l1.d = self.bypasses.q;
            self.id.d = self.ticket.id;
            if self.retry.pop.valid {
                self.sectors.d = self.retry.pop.sectors;
                self.bypass_l1.d = self.retry.pop.bypass;
                self.id.d = self.retry.pop.id;
            }
        }
    }
}
