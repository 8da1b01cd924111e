//! The next level, where not every request that waits to leave has a place for data.

use super::DataSide;
use crate::streams::kind;
use signal::prelude::*;

/// Queueing with data in every place.
impl DataSide {
    /// The line of a miss, or the request itself.
    #[kernel]
    pub(super) fn queue_split(&mut self) {
        let down_id_bits = self.down_reply.id.width();
        self.split.push.valid.next = self.command.reserve.val() || self.command.send_direct.val();
        self.split.push.kind.next = self.request.kind.val();
        self.split.push.operation.next = self.request.operation.val();
        self.split.push.line.next = self.request.line.val();
        self.split.push.byte_enable.next = self.request.byte_enable.val();
        self.split.push.data.next = self.request.data.val();
        self.split.push.sectors.next = self.request.sectors.val();
        self.split.push.id.next =
            cat(bits_to(1, 1), bits_to(self.request.id.val(), down_id_bits - 1));
        if self.command.reserve.val() {
            self.split.push.sectors.next = (usize::MAX >> (64 - self._sectors)).into();
            self.split.push.id.next = bits_to(self.mshrs.free_entry.val(), down_id_bits);
        }
        if self._with.ring {
            if self.ring.takes_miss.val() {
                self.split.push.valid.next = false;
            }
        }
    }

    #[kernel]
    pub(super) fn send_split_down(&mut self) {
        self.down_request.valid.next = self.split.pop.valid.val();
        self.split.pop.ready.next = self.down_request.ready.val();
        self.down_request.kind.next = self.split.pop.kind.val();
        self.down_request.operation.next = self.split.pop.operation.val();
        self.down_request.line.next = self.split.pop.line.val();
        self.down_request.sectors.next = self.split.pop.sectors.val();
        self.down_request.byte_enable.next = self.split.pop.byte_enable.val();
        self.down_request.data.next = self.split.pop.data.val();
        self.down_request.source.next = self.core_number.val();
        self.down_request.id.next = self.split.pop.id.val();
    }

    #[kernel]
    pub(super) fn drive_split(&mut self) {
        if self._with.sources {
            self.sources.queued.next = self.split.taken.val();
        }
        self.state.has_room.next = self.split.push.ready.val()
            && ((self.request.kind.val() == kind::LOAD) || self.split.has_data_place.val());
        self.state.is_idle.next = self.mshrs.is_idle.val()
            && !self.split.pop.valid.val()
            && self.replies.is_empty.val()
            && (self.unanswered.q.val() == 0);
    }
}
